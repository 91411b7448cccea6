export const sms = {
  'sms.alreadyRegistered':
    'Questo numero ha già un account {brand}. Accedi su {host}. Non eri tu? Non devi fare nulla.',
  'sms.code.lock':
    '{code} è il tuo codice {brand} per bloccare il tuo account. Valido per {minutes, plural, one {# minuto} many {# minuti} other {# minuti}}. Non comunicarlo a nessuno. Non te lo chiederemo.',
  'sms.code.login':
    '{code} è il tuo codice {brand} per accedere. Valido per {minutes, plural, one {# minuto} many {# minuti} other {# minuti}}. Non comunicarlo a nessuno. Non te lo chiederemo.',
  'sms.code.login_second':
    '{code} è il tuo codice {brand} per confermare un accesso. Valido per {minutes, plural, one {# minuto} many {# minuti} other {# minuti}}. Non comunicarlo a nessuno. Non te lo chiederemo.',
  'sms.code.lost_factor':
    "{code} è il tuo codice {brand} per rimuovere un'app o le passkey. Valido per {minutes, plural, one {# minuto} many {# minuti} other {# minuti}}. Non comunicarlo a nessuno. Non te lo chiederemo.",
  'sms.code.new_name':
    '{code} è il tuo codice {brand} per aggiungere questo numero. Valido per {minutes, plural, one {# minuto} many {# minuti} other {# minuti}}. Non comunicarlo a nessuno. Non te lo chiederemo.',
  'sms.code.old_name':
    '{code} è il tuo codice {brand} per sostituire questo numero. Valido per {minutes, plural, one {# minuto} many {# minuti} other {# minuti}}. Non comunicarlo a nessuno. Non te lo chiederemo.',
  'sms.code.reset':
    '{code} è il tuo codice {brand} per una nuova password. Valido per {minutes, plural, one {# minuto} many {# minuti} other {# minuti}}. Non comunicarlo a nessuno. Non te lo chiederemo.',
  'sms.code.step_up':
    '{code} è il tuo codice {brand} per confermare una modifica. Valido per {minutes, plural, one {# minuto} many {# minuti} other {# minuti}}. Non comunicarlo a nessuno. Non te lo chiederemo.',
  'sms.code.sub_account':
    '{code} è il tuo codice {brand} per accedere a un sub-account. Valido per {minutes, plural, one {# minuto} many {# minuti} other {# minuti}}. Non comunicarlo a nessuno. Non te lo chiederemo.',
  'sms.code.third_party':
    '{code} è il tuo codice {brand} per collegare un altro servizio. Valido per {minutes, plural, one {# minuto} many {# minuti} other {# minuti}}. Non comunicarlo a nessuno. Non te lo chiederemo.',
  'sms.code.unblock':
    '{code} è il tuo codice {brand} per sbloccare il tuo account. Valido per {minutes, plural, one {# minuto} many {# minuti} other {# minuti}}. Non comunicarlo a nessuno. Non te lo chiederemo.',
  'sms.event':
    'La sicurezza del tuo account {brand} è cambiata. Vedi i dettagli su {host}. Non eri tu? Blocca lì il tuo account.',
  'sms.noAccount':
    'Nessun account {brand} ha questo numero. Prova con un altro, o con la tua email, su {host}. Non eri tu? Non devi fare nulla.',
  'sms.numberTaken': 'Questo numero ha già un account {brand}. Usa un altro numero. Non eri tu? Non devi fare nulla.',
  'sms.registrationCode':
    '{code} è il tuo codice {brand}. Valido per {minutes, plural, one {# minuto} many {# minuti} other {# minuti}}. Non comunicarlo a nessuno. Non te lo chiederemo.',
};
