export const sms = {
  'sms.alreadyRegistered':
    'Este numero ja tem uma conta {brand}. Inicie sessao em {host}. Nao fez este pedido? Nao precisa de fazer nada.',
  'sms.code.lock':
    '{code} é o seu codigo {brand} para bloquear a conta. Valido por {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Nunca o partilhe. Nunca o pedimos.',
  'sms.code.login':
    '{code} é o seu codigo {brand} para iniciar sessao. Valido por {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Nunca o partilhe. Nunca o pedimos.',
  'sms.code.login_second':
    '{code} é o seu codigo {brand} para confirmar um inicio de sessao. Valido por {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Nunca o partilhe. Nunca o pedimos.',
  'sms.code.lost_factor':
    '{code} é o seu codigo {brand} para remover a aplicacao ou chaves de acesso. Valido por {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Nunca o partilhe. Nunca o pedimos.',
  'sms.code.new_name':
    '{code} é o seu codigo {brand} para adicionar este numero. Valido por {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Nunca o partilhe. Nunca o pedimos.',
  'sms.code.old_name':
    '{code} é o seu codigo {brand} para substituir este numero. Valido por {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Nunca o partilhe. Nunca o pedimos.',
  'sms.code.reset':
    '{code} é o seu codigo {brand} para uma nova palavra-passe. Valido por {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Nunca o partilhe. Nunca o pedimos.',
  'sms.code.step_up':
    '{code} é o seu codigo {brand} para confirmar uma alteracao. Valido por {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Nunca o partilhe. Nunca o pedimos.',
  'sms.code.sub_account':
    '{code} é o seu codigo {brand} para iniciar sessao numa subconta. Valido por {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Nunca o partilhe. Nunca o pedimos.',
  'sms.code.third_party':
    '{code} é o seu codigo {brand} para associar outro servico. Valido por {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Nunca o partilhe. Nunca o pedimos.',
  'sms.code.unblock':
    '{code} é o seu codigo {brand} para desbloquear a conta. Valido por {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Nunca o partilhe. Nunca o pedimos.',
  'sms.event':
    'A seguranca da sua conta {brand} foi alterada. Veja o que mudou em {host}. Nao reconhece? Bloqueie a conta nesse site.',
  'sms.noAccount':
    'Nenhuma conta {brand} tem este numero. Tente outro, ou o seu email, em {host}. Nao fez este pedido? Nao precisa de fazer nada.',
  'sms.numberTaken':
    'Este numero ja tem uma conta {brand}. Use outro numero. Nao fez este pedido? Nao precisa de fazer nada.',
  'sms.registrationCode':
    '{code} é o seu codigo {brand}. Valido por {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Nunca o partilhe. Nunca o pedimos.',
};
