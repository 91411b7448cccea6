export const sms = {
  'sms.alreadyRegistered':
    'Dit nummer heeft al een account bij {brand}. Log in op {host}. Was jij dit niet? Dan hoef je niets te doen.',
  'sms.code.lock':
    '{code} is je code om je account bij {brand} te blokkeren. {minutes, plural, one {# minuut} other {# minuten}} geldig. Deel de code nooit. Wij vragen er niet om.',
  'sms.code.login':
    '{code} is je code om in te loggen bij {brand}. {minutes, plural, one {# minuut} other {# minuten}} geldig. Deel de code nooit. Wij vragen er niet om.',
  'sms.code.login_second':
    '{code} is je code om een login bij {brand} te bevestigen. {minutes, plural, one {# minuut} other {# minuten}} geldig. Deel de code nooit. Wij vragen er niet om.',
  'sms.code.lost_factor':
    '{code} is je code om een app of passkeys te verwijderen bij {brand}. {minutes, plural, one {# minuut} other {# minuten}} geldig. Deel de code nooit. Wij vragen er niet om.',
  'sms.code.new_name':
    '{code} is je code om dit nummer toe te voegen bij {brand}. {minutes, plural, one {# minuut} other {# minuten}} geldig. Deel de code nooit. Wij vragen er niet om.',
  'sms.code.old_name':
    '{code} is je code om dit nummer te vervangen bij {brand}. {minutes, plural, one {# minuut} other {# minuten}} geldig. Deel de code nooit. Wij vragen er niet om.',
  'sms.code.reset':
    '{code} is je code voor een nieuw wachtwoord bij {brand}. {minutes, plural, one {# minuut} other {# minuten}} geldig. Deel de code nooit. Wij vragen er niet om.',
  'sms.code.step_up':
    '{code} is je code om een wijziging te bevestigen bij {brand}. {minutes, plural, one {# minuut} other {# minuten}} geldig. Deel de code nooit. Wij vragen er niet om.',
  'sms.code.sub_account':
    '{code} is je code om in te loggen op een subaccount bij {brand}. {minutes, plural, one {# minuut} other {# minuten}} geldig. Deel de code nooit. Wij vragen er niet om.',
  'sms.code.third_party':
    '{code} is je code om een andere dienst te koppelen bij {brand}. {minutes, plural, one {# minuut} other {# minuten}} geldig. Deel de code nooit. Wij vragen er niet om.',
  'sms.code.unblock':
    '{code} is je code om je account bij {brand} te deblokkeren. {minutes, plural, one {# minuut} other {# minuten}} geldig. Deel de code nooit. Wij vragen er niet om.',
  'sms.event':
    'De beveiliging van je account bij {brand} is gewijzigd. Kijk op {host} wat er is gewijzigd. Was jij dit niet? Blokkeer daar je account.',
  'sms.noAccount':
    'Bij dit nummer hoort geen account van {brand}. Probeer een ander nummer, of je e-mailadres, op {host}. Was jij dit niet? Dan hoef je niets te doen.',
  'sms.numberTaken':
    'Dit nummer heeft al een account bij {brand}. Gebruik een ander nummer. Was jij dit niet? Dan hoef je niets te doen.',
  'sms.registrationCode':
    '{code} is je code voor {brand}. {minutes, plural, one {# minuut} other {# minuten}} geldig. Deel de code nooit. Wij vragen er niet om.',
};
