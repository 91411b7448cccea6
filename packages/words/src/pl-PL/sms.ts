export const sms = {
  'sms.alreadyRegistered': 'Istnieje konto {brand} z tym numerem. Logowanie: {host}. To nie Ty? Zignoruj ten SMS.',
  'sms.code.lock':
    '{code} to kod {brand} do zablokowania Twojego konta. Wygasa po {minutes, plural, one {# minucie} few {# minutach} many {# minutach} other {# minuty}}. Nie podawaj nikomu tego kodu. Nie poprosimy o niego.',
  'sms.code.login':
    '{code} to kod {brand} do logowania. Wygasa po {minutes, plural, one {# minucie} few {# minutach} many {# minutach} other {# minuty}}. Nie podawaj nikomu tego kodu. Nie poprosimy o niego.',
  'sms.code.login_second':
    '{code} to kod {brand} do potwierdzenia logowania. Wygasa po {minutes, plural, one {# minucie} few {# minutach} many {# minutach} other {# minuty}}. Nie podawaj nikomu tego kodu. Nie poprosimy o niego.',
  'sms.code.lost_factor':
    '{code} to kod {brand} do usunięcia aplikacji lub kluczy dostępu. Wygasa po {minutes, plural, one {# minucie} few {# minutach} many {# minutach} other {# minuty}}. Nie podawaj nikomu tego kodu. Nie poprosimy o niego.',
  'sms.code.new_name':
    '{code} to kod {brand} do dodania tego numeru. Wygasa po {minutes, plural, one {# minucie} few {# minutach} many {# minutach} other {# minuty}}. Nie podawaj nikomu tego kodu. Nie poprosimy o niego.',
  'sms.code.old_name':
    '{code} to kod {brand} do zmiany tego numeru. Wygasa po {minutes, plural, one {# minucie} few {# minutach} many {# minutach} other {# minuty}}. Nie podawaj nikomu tego kodu. Nie poprosimy o niego.',
  'sms.code.reset':
    '{code} to kod {brand} do ustawienia nowego hasła. Wygasa po {minutes, plural, one {# minucie} few {# minutach} many {# minutach} other {# minuty}}. Nie podawaj nikomu tego kodu. Nie poprosimy o niego.',
  'sms.code.step_up':
    '{code} to kod {brand} do potwierdzenia zmiany. Wygasa po {minutes, plural, one {# minucie} few {# minutach} many {# minutach} other {# minuty}}. Nie podawaj nikomu tego kodu. Nie poprosimy o niego.',
  'sms.code.sub_account':
    '{code} to kod {brand} do logowania na subkonto. Wygasa po {minutes, plural, one {# minucie} few {# minutach} many {# minutach} other {# minuty}}. Nie podawaj nikomu tego kodu. Nie poprosimy o niego.',
  'sms.code.third_party':
    '{code} to kod {brand} do powiązania innej usługi. Wygasa po {minutes, plural, one {# minucie} few {# minutach} many {# minutach} other {# minuty}}. Nie podawaj nikomu tego kodu. Nie poprosimy o niego.',
  'sms.code.unblock':
    '{code} to kod {brand} do odblokowania Twojego konta. Wygasa po {minutes, plural, one {# minucie} few {# minutach} many {# minutach} other {# minuty}}. Nie podawaj nikomu tego kodu. Nie poprosimy o niego.',
  'sms.event':
    'Zmieniono zabezpieczenia Twojego konta {brand}. Zobacz na {host}, co to za zmiana. To nie Ty? Zablokuj tam konto.',
  'sms.noAccount':
    'Nie ma konta {brand} z tym numerem. Podaj na {host} inny numer lub e-mail. To nie Ty? Zignoruj ten SMS.',
  'sms.numberTaken': 'Istnieje konto {brand} z tym numerem. Podaj inny numer. To nie Ty? Zignoruj ten SMS.',
  'sms.registrationCode':
    '{code} to kod {brand}. Wygasa po {minutes, plural, one {# minucie} few {# minutach} many {# minutach} other {# minuty}}. Nie podawaj nikomu tego kodu. Nie poprosimy o niego.',
};
