import { withLanguage } from '@gatehouse/rules/language/path-language';
import { RETRIEVE_PATH } from '@gatehouse/rules/page/page-paths';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { PasswordField, type PasswordFieldProps } from '../../ui/password-field.tsx';
import { NameLink } from '../forms/name-link.tsx';
import { pauseMinutes } from '../forms/wrong-password.ts';
import login from './login.module.css';
import type { Wrong } from './login-state.ts';

/** @param account says whether it is an address or a number; a mask does too */
export function Password({
  wrong,
  account,
  autoComplete = 'current-password',
}: {
  wrong: Wrong | undefined;
  account: string;
  autoComplete?: PasswordFieldProps['autoComplete'];
}) {
  const { t } = useMessages();
  return (
    <div className={login.password}>
      <PasswordField
        id="login-password"
        name="password"
        autoComplete={autoComplete}
        required
        label={t('login.password')}
        error={useWrongPassword(wrong, account)}
        errorCode={typeof wrong?.why === 'number' ? t('form.errorCode', { code: `${wrong.why}` }) : undefined}
      />
      {/* After the field: who tabs on from the account wants to type the password. */}
      <RetrieveLink className={login.forgot}>{t('login.forgot')}</RetrieveLink>
    </div>
  );
}

/** LOGIN-07: with the tries left, where the answer has them. */
function useWrongPassword(wrong: Wrong | undefined, account: string): string | undefined {
  const { t } = useMessages();
  if (!wrong) return undefined;
  if (wrong.why === 'empty') return t('form.password.empty');
  const isMobile = !account.includes('@');
  const { triesLeft: left, pauseS } = wrong;
  if (left === undefined) return t(isMobile ? 'login.wrongPassword.mobile' : 'login.wrongPassword');
  if (pauseS === undefined)
    return t(isMobile ? 'login.wrongPassword.mobile.left' : 'login.wrongPassword.left', { left });
  const minutes = pauseMinutes(pauseS);
  return t(isMobile ? 'login.wrongPassword.mobile.pause' : 'login.wrongPassword.pause', { left, minutes });
}

/** SHELL-10: carries the typed name, but not in an address. */
export function RetrieveLink({ children, className }: { children: string; className?: string | undefined }) {
  const { locale, loginSearch } = usePage();
  const href = withLanguage(locale.value, RETRIEVE_PATH) + loginSearch;
  return (
    <NameLink href={href} className={className} field="retrieve-account">
      {children}
    </NameLink>
  );
}
