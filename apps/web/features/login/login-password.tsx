import { withLanguage } from '@gatehouse/rules/language/path-language';
import { RETRIEVE_PATH } from '@gatehouse/rules/page/page-paths';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { PasswordField, type PasswordFieldProps } from '../../ui/password-field.tsx';
import { NameLink } from '../forms/name-link.tsx';
import { pauseMinutes } from '../forms/wrong-password.ts';
import login from './login.module.css';
import type { Wrong } from './login-state.ts';

type PasswordProps = {
  wrong: Wrong | undefined;
  /** What it is the password of; `known`: of the account that the device remembers. */
  of: keyof typeof WRONG;
  autoComplete?: PasswordFieldProps['autoComplete'];
};

export function Password({ wrong, of, autoComplete = 'current-password' }: PasswordProps) {
  const { t } = useMessages();
  return (
    <div className={login.password}>
      <PasswordField
        id="login-password"
        name="password"
        autoComplete={autoComplete}
        required
        label={t('login.password')}
        error={useWrongPassword(wrong, of)}
        errorCode={typeof wrong?.why === 'number' ? t('form.errorCode', { code: `${wrong.why}` }) : undefined}
      />
      {/* After the field: who tabs on from the account wants to type the password. */}
      <RetrieveLink className={login.forgot}>{t('login.forgot')}</RetrieveLink>
    </div>
  );
}

const WRONG = {
  email: 'login.wrongPassword',
  mobile: 'login.wrongPassword.mobile',
  known: 'known.wrongPassword',
} as const;

/** LOGIN-07: with the tries left, where the answer has them. */
function useWrongPassword(wrong: Wrong | undefined, of: PasswordProps['of']): string | undefined {
  const { t } = useMessages();
  if (!wrong) return undefined;
  if (wrong.why === 'empty') return t('form.password.empty');
  const { triesLeft: left, pauseS } = wrong;
  const message = WRONG[of];
  if (left === undefined) return t(message);
  if (pauseS === undefined) return t(`${message}.left`, { left });
  return t(`${message}.pause`, { left, minutes: pauseMinutes(pauseS) });
}

/** SHELL-10: carries the typed name, but not in an address. */
export function RetrieveLink({ children, className }: { children: string; className?: string | undefined }) {
  const { language, access } = usePage();
  const href = withLanguage(language.value, RETRIEVE_PATH) + access.loginSearch;
  return (
    <NameLink href={href} className={className} field="retrieve-account">
      {children}
    </NameLink>
  );
}
