import { withLanguage } from '@gatehouse/rules/path-language';
import { useRef } from 'react';
import { useFlow } from '../../platform/use-flow.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useWords } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFirstWrong } from '../first-wrong.ts';
import styles from '../form.module.css';
import { useFreshOnReturn } from '../return.ts';
import { SubmitNotice } from '../submit-notice.tsx';
import { useLoginEffects } from './login-effects.ts';
import { type LoginState, loginFlow, type Wrong } from './login-flow.ts';
import { OneMoreCheck } from './one-more-check.tsx';

/** LOGIN-01, LOGIN-02: account and password on one screen, so that password managers fill both. */
export function LoginForm() {
  const { t } = useWords();
  const { variant, site, links, locale } = usePage();
  const form = useRef<HTMLFormElement>(null);
  const effects = useLoginEffects(form);
  const [state, tell] = useFlow(loginFlow, effects);
  const { wrong, refused } = shownBy(state);
  useFirstWrong(form, wrong);
  useFreshOnReturn(state.step === 'done');
  const waiting = state.step === 'submitting' || state.step === 'done';
  if (state.step === 'verificationCode' || state.step === 'verificationLink') {
    return <OneMoreCheck onBack={() => tell({ type: 'wentBack' })} />;
  }
  return (
    <form
      id="login"
      method="dialog"
      noValidate
      ref={form}
      className={styles.form}
      aria-labelledby="login-title"
      onFocusCapture={effects.prepare}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        tell({ type: 'accountGiven', account: String(data.get('account') ?? '') });
        tell({ type: 'passwordGiven', empty: !data.get('password') });
      }}
    >
      <header className={styles.head}>
        <h1 id="login-title">{t('login.title')}</h1>
        <p className={styles.intro}>{t(site.kind === 'testnet' ? 'login.testnet' : 'login.intro')}</p>
      </header>
      {variant.source === 'commit_login' ? <Notice kind="success">{t('login.commit')}</Notice> : null}
      <Fields wrong={wrong} />
      <SubmitNotice refused={refused} waiting={state.step === 'submitting'} />
      <Button type="submit" variant="primary" wide waiting={waiting} waitingText={t('login.submit.waiting')}>
        {t('login.submit')}
      </Button>
      <p className="sr" role="status">
        {state.step === 'done' ? t('login.done') : ''}
      </p>
      <div className={styles.ways}>
        <p className={styles.aside}>
          {t('login.newHere')} <a href={withLanguage(locale.value, site.paths.register)}>{t('login.register')}</a>
        </p>
        <p className={styles.aside}>
          <a href={links.help}>{t('login.forgot')}</a>
        </p>
      </div>
    </form>
  );
}

function Fields({ wrong }: { wrong: { readonly account?: Wrong; readonly password?: Wrong } }) {
  const { t } = useWords();
  return (
    <>
      <TextField
        id="login-account"
        name="account"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        label={t('form.account')}
        error={wrong.account && t(wrong.account.why === 'empty' ? 'form.account.empty' : 'form.email.invalid')}
      />
      <PasswordField
        id="login-password"
        name="password"
        autoComplete="current-password"
        required
        label={t('login.password')}
        error={useWrongPassword(wrong.password)}
        errorCode={typeof wrong.password?.why === 'number' ? wrong.password.why : undefined}
      />
    </>
  );
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

const NOTHING_WRONG = {};

function shownBy(state: LoginState) {
  if (state.step !== 'inputAccount' && state.step !== 'inputPassword')
    return { wrong: NOTHING_WRONG, refused: undefined };
  return { wrong: state.wrong, refused: state.refused };
}
