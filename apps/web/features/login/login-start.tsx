import { withLanguage } from '@gatehouse/rules/path-language';
import type { RefObject } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useWords } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from '../form.module.css';
import { SubmitNotice } from '../submit-notice.tsx';
import login from './login.module.css';
import type { LoginParts } from './login-parts.ts';
import type { LoginEvent, LoginState, Wrong } from './login-state.ts';
import { OtherWays } from './other-ways.tsx';

/** SHELL-10 */
const RETRIEVE_PATH = '/app/user/retrieve';
const SUB_ACCOUNT_PATH = '/app/user/sub-account-login';

type StartProps = {
  form: RefObject<HTMLFormElement | null>;
  hidden: boolean;
  state: LoginState;
  tell: (event: LoginEvent) => void;
  parts: LoginParts;
  onTouch: () => void;
  /** LOGIN-08: in the new mode, to the third parties. */
  onBack?: (() => void) | undefined;
};

/** LOGIN-01: account and password on one screen, so that password managers fill both; below them the other ways. */
export function LoginStart({ form, hidden, state, tell, parts, onTouch, onBack }: StartProps) {
  const { t } = useWords();
  const { variant, site, locale, loginOnly } = usePage();
  const demo = useDemoSearch();
  const wrong = 'wrong' in state ? state.wrong : undefined;
  const waiting = state.step === 'submitting' || state.step === 'done';
  const to = (path: string) => withLanguage(locale.value, path);
  return (
    <div hidden={hidden} className={styles.form} onFocusCapture={onTouch}>
      <form id="login" method="dialog" noValidate ref={form} className={styles.form} aria-labelledby="login-title">
        <header className={styles.head}>
          <h1 id="login-title">{t('login.title')}</h1>
          <p className={styles.intro}>{t(site.kind === 'testnet' ? 'login.testnet' : 'login.intro')}</p>
        </header>
        {variant.source === 'commit_login' ? <Notice kind="success">{t('login.commit')}</Notice> : null}
        <Fields wrong={wrong ?? NOTHING_WRONG} />
        <SubmitNotice refused={'refused' in state ? state.refused : undefined} waiting={state.step === 'submitting'} />
        <Button type="submit" variant="primary" wide waiting={waiting} waitingText={t('login.submit.waiting')}>
          {t('login.submit')}
        </Button>
      </form>
      <p className="sr" role="status">
        {state.step === 'done' ? t('login.done') : ''}
      </p>
      <OtherWays {...{ form, state, tell, parts }} />
      {onBack ? (
        <Button variant="quiet" compact icon="back" onClick={onBack}>
          {t('login.thirdParty.back')}
        </Button>
      ) : null}
      <div className={styles.ways}>
        {loginOnly ? null : (
          <p className={styles.aside}>
            {t('login.newHere')} <a href={to(site.paths.register)}>{t('login.register')}</a>
          </p>
        )}
        <p className={styles.aside}>
          <a href={to(SUB_ACCOUNT_PATH) + demo}>{t('login.subAccount')}</a>
        </p>
      </div>
    </div>
  );
}

const NOTHING_WRONG = {};

/** LOGIN-13: the other pages that log in do so to trade with demo money too. */
function useDemoSearch(): string {
  return usePage().variant.demoAccount ? '?demoAccount=true' : '';
}

function Fields({ wrong }: { wrong: { readonly account?: Wrong; readonly password?: Wrong } }) {
  const { t } = useWords();
  const { locale } = usePage();
  const demo = useDemoSearch();
  return (
    <>
      <TextField
        id="login-account"
        name="account"
        inputMode="email"
        ltr
        autoComplete="username webauthn"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        label={t('form.account')}
        error={useWrongAccount(wrong.account)}
      />
      <div className={login.password}>
        <PasswordField
          id="login-password"
          name="password"
          autoComplete="current-password"
          required
          label={t('login.password')}
          error={useWrongPassword(wrong.password)}
          errorCode={
            typeof wrong.password?.why === 'number' ? t('form.errorCode', { code: `${wrong.password.why}` }) : undefined
          }
        />
        {/* After the field: who tabs on from the account wants to type the password. */}
        <a className={login.forgot} href={withLanguage(locale.value, RETRIEVE_PATH) + demo}>
          {t('login.forgot')}
        </a>
      </div>
    </>
  );
}

function useWrongAccount(wrong: Wrong | undefined): string | undefined {
  const { t } = useWords();
  if (!wrong) return undefined;
  if (wrong.why === 'address') return t('login.link.address');
  return t(wrong.why === 'empty' ? 'form.account.empty' : 'form.account.invalid');
}

/** LOGIN-07: with the tries left, where the answer counts them. */
function useWrongPassword(wrong: Wrong | undefined): string | undefined {
  const { t } = useWords();
  if (!wrong) return undefined;
  if (wrong.why === 'empty') return t('form.password.empty');
  if (wrong.triesLeft === 0) return t('error.31030');
  return wrong.triesLeft === undefined
    ? t('login.wrongPassword')
    : t('login.wrongPassword.left', { left: wrong.triesLeft });
}
