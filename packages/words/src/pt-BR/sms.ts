export const sms = {
  'sms.alreadyRegistered':
    'Este numero ja tem uma conta {brand}. Entre em {host}. Nao foi voce? Nao precisa fazer nada.',
  'sms.code.lock':
    '{code} é seu codigo {brand} para bloquear sua conta. Valido por {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Nunca compartilhe. Nao vamos pedir.',
  'sms.code.login':
    '{code} é seu codigo {brand} para entrar. Valido por {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Nunca compartilhe. Nao vamos pedir.',
  'sms.code.login_second':
    '{code} é seu codigo {brand} para confirmar um login. Valido por {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Nunca compartilhe. Nao vamos pedir.',
  'sms.code.lost_factor':
    '{code} é seu codigo {brand} para remover um app ou chaves de acesso. Valido por {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Nunca compartilhe. Nao vamos pedir.',
  'sms.code.new_name':
    '{code} é seu codigo {brand} para adicionar este numero. Valido por {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Nunca compartilhe. Nao vamos pedir.',
  'sms.code.old_name':
    '{code} é seu codigo {brand} para substituir este numero. Valido por {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Nunca compartilhe. Nao vamos pedir.',
  'sms.code.reset':
    '{code} é seu codigo {brand} para uma nova senha. Valido por {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Nunca compartilhe. Nao vamos pedir.',
  'sms.code.step_up':
    '{code} é seu codigo {brand} para confirmar uma alteracao. Valido por {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Nunca compartilhe. Nao vamos pedir.',
  'sms.code.sub_account':
    '{code} é seu codigo {brand} para o login em uma subconta. Valido por {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Nunca compartilhe. Nao vamos pedir.',
  'sms.code.third_party':
    '{code} é seu codigo {brand} para vincular outro servico. Valido por {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Nunca compartilhe. Nao vamos pedir.',
  'sms.code.unblock':
    '{code} é seu codigo {brand} para desbloquear sua conta. Valido por {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Nunca compartilhe. Nao vamos pedir.',
  'sms.event':
    'A seguranca da sua conta {brand} mudou. Veja os detalhes em {host}. Nao foi voce? Bloqueie sua conta por la.',
  'sms.noAccount':
    'Nenhuma conta {brand} tem este numero. Tente outro, ou seu e-mail, em {host}. Nao foi voce? Nao precisa fazer nada.',
  'sms.numberTaken': 'Este numero ja tem uma conta {brand}. Use outro numero. Nao foi voce? Nao precisa fazer nada.',
  'sms.registrationCode':
    '{code} é seu codigo {brand}. Valido por {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Nunca compartilhe. Nao vamos pedir.',
};
