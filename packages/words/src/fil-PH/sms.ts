export const sms = {
  'sms.alreadyRegistered':
    'May {brand} account na ang numerong ito. Mag-log in sa {host}. Hindi ikaw? Wala kang kailangang gawin.',
  'sms.code.lock':
    '{code} ang {brand} code mo para i-lock ang account mo. Valid nang {minutes, plural, one {# minuto} other {# na minuto}}. Huwag ibigay kahit kanino. Hindi namin ito hihingin.',
  'sms.code.login':
    '{code} ang {brand} code mo para mag-log in. Valid nang {minutes, plural, one {# minuto} other {# na minuto}}. Huwag ibigay kahit kanino. Hindi namin ito hihingin.',
  'sms.code.login_second':
    '{code} ang {brand} code mo para kumpirmahin ang pag-log in. Valid nang {minutes, plural, one {# minuto} other {# na minuto}}. Huwag ibigay kahit kanino. Hindi namin ito hihingin.',
  'sms.code.lost_factor':
    '{code} ang {brand} code mo para alisin ang app o mga passkey. Valid nang {minutes, plural, one {# minuto} other {# na minuto}}. Huwag ibigay kahit kanino. Hindi namin ito hihingin.',
  'sms.code.new_name':
    '{code} ang {brand} code mo para idagdag ang numerong ito. Valid nang {minutes, plural, one {# minuto} other {# na minuto}}. Huwag ibigay kahit kanino. Hindi namin ito hihingin.',
  'sms.code.old_name':
    '{code} ang {brand} code mo para palitan ang numerong ito. Valid nang {minutes, plural, one {# minuto} other {# na minuto}}. Huwag ibigay kahit kanino. Hindi namin ito hihingin.',
  'sms.code.reset':
    '{code} ang {brand} code mo para sa bagong password. Valid nang {minutes, plural, one {# minuto} other {# na minuto}}. Huwag ibigay kahit kanino. Hindi namin ito hihingin.',
  'sms.code.step_up':
    '{code} ang {brand} code mo para kumpirmahin ang pagbabago. Valid nang {minutes, plural, one {# minuto} other {# na minuto}}. Huwag ibigay kahit kanino. Hindi namin ito hihingin.',
  'sms.code.sub_account':
    '{code} ang {brand} code mo para mag-log in sa sub-account. Valid nang {minutes, plural, one {# minuto} other {# na minuto}}. Huwag ibigay kahit kanino. Hindi namin ito hihingin.',
  'sms.code.third_party':
    '{code} ang {brand} code mo para mag-link ng ibang serbisyo. Valid nang {minutes, plural, one {# minuto} other {# na minuto}}. Huwag ibigay kahit kanino. Hindi namin ito hihingin.',
  'sms.code.unblock':
    '{code} ang {brand} code mo para i-unlock ang account mo. Valid nang {minutes, plural, one {# minuto} other {# na minuto}}. Huwag ibigay kahit kanino. Hindi namin ito hihingin.',
  'sms.event':
    'May nagbago sa seguridad ng {brand} account mo. Tingnan sa {host}. Hindi ikaw? Doon i-lock ang account mo.',
  'sms.noAccount':
    'Walang {brand} account ang numerong ito. Subukan ang iba, o ang email mo, sa {host}. Hindi ikaw? Wala kang kailangang gawin.',
  'sms.numberTaken':
    'May {brand} account na ang numerong ito. Gumamit ng ibang numero. Hindi ikaw? Wala kang kailangang gawin.',
  'sms.registrationCode':
    '{code} ang {brand} code mo. Valid nang {minutes, plural, one {# minuto} other {# na minuto}}. Huwag ibigay kahit kanino. Hindi namin ito hihingin.',
};
