import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import type { WrongNew } from './new-password-problem.ts';
import { PasswordStrength } from './password-strength.tsx';

type NewPasswordProps = { id: string; wrong: WrongNew | undefined; names?: readonly string[]; label?: string };

/** SIGNUP-04: the field for a new password, with its strength. */
export function NewPassword({ id, wrong, names = [], label }: NewPasswordProps) {
  const { t } = useMessages();
  const { brand, site } = usePage();
  const error = useWrongNew(wrong);
  return (
    <>
      <PasswordField
        id={id}
        name="password"
        autoComplete="new-password"
        required
        label={label ?? t('retrieve.password.label')}
        help={t('form.password.help')}
        error={error}
        errorCode={typeof wrong?.why === 'number' ? t('form.errorCode', { code: `${wrong.why}` }) : undefined}
      />
      <PasswordStrength
        inputId={id}
        context={[...names, brand.name, site.name, site.host, site.entity.name]}
        wrong={wrong}
      />
    </>
  );
}

const WORDS = {
  empty: 'retrieve.password.empty',
  short: 'form.password.tooShort',
  long: 'form.password.tooLong',
  common: 'form.password.common',
  email: 'form.password.likeEmail',
  same: 'retrieve.password.same',
} as const;

function useWrongNew(wrong: WrongNew | undefined): string | undefined {
  const { t, find } = useMessages();
  if (!wrong) return undefined;
  if (wrong.why === 'context') return t('form.password.context', { word: wrong.word ?? '' });
  if (typeof wrong.why === 'number') return find(`error.${wrong.why}`) ?? t('error.unknown');
  return t(WORDS[wrong.why]);
}
