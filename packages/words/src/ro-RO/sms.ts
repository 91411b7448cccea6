export const sms = {
  'sms.alreadyRegistered':
    'Acest numar are deja un cont {brand}. Conectati-va la {host}. Nu ati fost dvs.? Nu trebuie sa faceti nimic.',
  'sms.code.lock':
    '{code} este codul {brand} pentru blocarea contului. Valabil {minutes, plural, one {# minut} few {# minute} other {# de minute}}. Nu il dati nimanui. Noi nu il cerem.',
  'sms.code.login':
    '{code} este codul {brand} pentru conectare. Valabil {minutes, plural, one {# minut} few {# minute} other {# de minute}}. Nu il dati nimanui. Noi nu il cerem.',
  'sms.code.login_second':
    '{code} este codul {brand} pentru confirmarea unei conectari. Valabil {minutes, plural, one {# minut} few {# minute} other {# de minute}}. Nu il dati nimanui. Noi nu il cerem.',
  'sms.code.lost_factor':
    '{code} este codul {brand} pentru eliminarea unei aplicatii sau a unor chei de acces. Valabil {minutes, plural, one {# minut} few {# minute} other {# de minute}}. Nu il dati nimanui. Noi nu il cerem.',
  'sms.code.new_name':
    '{code} este codul {brand} pentru adaugarea acestui numar. Valabil {minutes, plural, one {# minut} few {# minute} other {# de minute}}. Nu il dati nimanui. Noi nu il cerem.',
  'sms.code.old_name':
    '{code} este codul {brand} pentru inlocuirea acestui numar. Valabil {minutes, plural, one {# minut} few {# minute} other {# de minute}}. Nu il dati nimanui. Noi nu il cerem.',
  'sms.code.reset':
    '{code} este codul {brand} pentru o parola noua. Valabil {minutes, plural, one {# minut} few {# minute} other {# de minute}}. Nu il dati nimanui. Noi nu il cerem.',
  'sms.code.step_up':
    '{code} este codul {brand} pentru confirmarea unei schimbari. Valabil {minutes, plural, one {# minut} few {# minute} other {# de minute}}. Nu il dati nimanui. Noi nu il cerem.',
  'sms.code.sub_account':
    '{code} este codul {brand} pentru conectarea la un subcont. Valabil {minutes, plural, one {# minut} few {# minute} other {# de minute}}. Nu il dati nimanui. Noi nu il cerem.',
  'sms.code.third_party':
    '{code} este codul {brand} pentru asocierea altui serviciu. Valabil {minutes, plural, one {# minut} few {# minute} other {# de minute}}. Nu il dati nimanui. Noi nu il cerem.',
  'sms.code.unblock':
    '{code} este codul {brand} pentru deblocarea contului. Valabil {minutes, plural, one {# minut} few {# minute} other {# de minute}}. Nu il dati nimanui. Noi nu il cerem.',
  'sms.event':
    'Securitatea contului {brand} s-a schimbat. Vedeti detaliile la {host}. Nu ati fost dvs.? Blocati acolo contul.',
  'sms.noAccount':
    'Niciun cont {brand} nu are acest numar. Incercati altul sau adresa de e-mail la {host}. Nu ati fost dvs.? Nu trebuie sa faceti nimic.',
  'sms.numberTaken':
    'Acest numar are deja un cont {brand}. Folositi alt numar. Nu ati fost dvs.? Nu trebuie sa faceti nimic.',
  'sms.registrationCode':
    '{code} este codul dvs. {brand}. Valabil {minutes, plural, one {# minut} few {# minute} other {# de minute}}. Nu il dati nimanui. Noi nu il cerem.',
};
