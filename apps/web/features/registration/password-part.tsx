import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import type { PasswordProblem } from '../forms/new-password-problem.ts';
import { PasswordStrength } from '../forms/password-strength.tsx';
import { nameOf } from './registration-answers.ts';
import type { Account } from './registration-state.ts';

const ID = 'register-password';

type PasswordPartProps = { wrong: PasswordProblem | undefined; account: Account | undefined };

/** SIGNUP-04: the password field with its strength. */
export function PasswordPart({ wrong, account }: PasswordPartProps) {
  const { t } = useMessages();
  const { brand, site } = usePage();
  const names = account ? [nameOf(account)] : [];
  const error = useWrongPassword(wrong);
  return (
    <>
      <PasswordField
        id={ID}
        name="password"
        autoComplete="new-password"
        required
        label={t('form.password')}
        help={t('form.password.help')}
        error={error}
        errorCode={typeof wrong?.why === 'number' ? t('form.errorCode', { code: `${wrong.why}` }) : undefined}
      />
      <PasswordStrength
        inputId={ID}
        context={[...names, brand.name, site.name, site.host, site.entity.name]}
        wrong={wrong}
      />
    </>
  );
}

function useWrongPassword(wrong: PasswordProblem | undefined): string | undefined {
  const { t, find } = useMessages();
  if (!wrong) return undefined;
  switch (wrong.why) {
    case 'empty':
      return t('form.password.empty');
    case 'short':
      return t('form.password.tooShort');
    case 'long':
      return t('form.password.tooLong');
    case 'common':
      return t('form.password.common');
    case 'email':
      return t('form.password.likeEmail');
    case 'context':
      return t('form.password.context', { word: wrong.word ?? '' });
    default:
      return find(`error.${wrong.why}`) ?? t('error.unknown');
  }
}
