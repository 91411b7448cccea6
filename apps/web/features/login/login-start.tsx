import { withLanguage } from '@gatehouse/rules/language/path-language';
import { SUB_ACCOUNT_LOGIN_PATH } from '@gatehouse/rules/page/page-paths';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from '../forms/form.module.css';
import { Form } from '../forms/form.tsx';
import { NameLink } from '../forms/name-link.tsx';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { usePause } from '../forms/use-pause.ts';
import { Password, RetrieveLink } from './login-password.tsx';
import type { LoginEvent, LoginState, Wrong } from './login-state.ts';
import type { LoginParts } from './methods/form-methods.tsx';
import { OtherMethods } from './other-methods.tsx';

export type StartProps = {
  /** What is said first, in place of why the user is here. */
  notice?: ReactNode;
  form: RefObject<HTMLFormElement | null>;
  hidden: boolean;
  state: LoginState;
  tell: (event: LoginEvent) => void;
  parts: Partial<LoginParts>;
  onTouch: () => void;
  /** LOGIN-08: in the new mode, back to the third parties. */
  onBack?: (() => void) | undefined;
};

/** LOGIN-01: account and password on one screen, so that password managers fill both; below them the other methods. */
export function LoginStart({ form, hidden, state, tell, parts, onTouch, onBack, notice }: StartProps) {
  const { t } = useMessages();
  const { site, language, access } = usePage();
  const wrong = 'wrong' in state ? state.wrong : undefined;
  const waiting = state.step === 'submitting' || state.step === 'done';
  const { refused, paused } = usePause(form, 'refused' in state ? state.refused : undefined);
  const to = (path: string) => withLanguage(language.value, path);
  return (
    <div hidden={hidden} className={styles.form} onFocusCapture={onTouch}>
      <Form id="login" aria-labelledby="login-title" ref={form} onSubmit={(sent) => give(sent, tell)}>
        <header className={styles.head}>
          <h1 id="login-title">{t('login.title')}</h1>
          <p className={styles.intro}>{t(site.kind === 'testnet' ? 'login.testnet' : 'login.intro')}</p>
        </header>
        {notice ?? <WhyHere later={refused || wrong?.account || wrong?.password} />}
        <Fields wrong={wrong ?? NOTHING_WRONG} account={'account' in state ? state.account : ''} />
        <SubmitNotice
          refused={refused}
          waiting={state.step === 'submitting'}
          actions={paused ? <RetrieveLink>{t('login.reset')}</RetrieveLink> : undefined}
        />
        <Button
          type="submit"
          variant="primary"
          wide
          waiting={waiting}
          waitingText={t('login.submit.waiting')}
          aria-disabled={paused || undefined}
        >
          {t('login.submit')}
        </Button>
      </Form>
      <p className="sr" role="status">
        {state.step === 'done' ? t('login.done') : ''}
      </p>
      <OtherMethods {...{ form, state, tell, parts }} />
      {onBack ? (
        <Button variant="quiet" compact icon="back" onClick={onBack}>
          {t('login.thirdParty.back')}
        </Button>
      ) : null}
      <div className={styles.ways}>
        {access.loginOnly ? null : (
          <p className={styles.aside}>
            {t('login.newHere')}{' '}
            <NameLink href={to(site.paths.register)} field="register-email">
              {t('login.register')}
            </NameLink>
          </p>
        )}
        <p className={styles.aside}>
          <a href={to(SUB_ACCOUNT_LOGIN_PATH) + access.loginSearch}>{t('login.subAccount')}</a>
        </p>
      </div>
    </div>
  );
}

const NOTHING_WRONG = {};

export function give(form: HTMLFormElement, tell: StartProps['tell']): void {
  const data = new FormData(form);
  tell({ type: 'accountGiven', account: String(data.get('account') ?? '') });
  tell({ type: 'passwordGiven', empty: !data.get('password') });
}

/**
 * Why the user is on this page: a registration with an existing account, a page for users (ROUTE-13), or a logout.
 * @param later an error since then, which hides the logout notice for good
 */
export function WhyHere({ later }: { later: unknown }) {
  const { t } = useMessages();
  const { variant } = usePage();
  const [loggedOut, setLoggedOut] = useState(variant.loggedOut);
  if (later && loggedOut) setLoggedOut(undefined);
  useEffect(() => {
    if (variant.loggedOut) saidOnce();
  }, [variant]);
  if (variant.source === 'commit_login') return <Notice kind="success">{t('login.commit')}</Notice>;
  if (loggedOut) return <Notice kind="success">{t('login.loggedOut')}</Notice>;
  return variant.sentToLogIn ? <Notice>{t('login.needed')}</Notice> : null;
}

/** Removes the flag from the address, so that a reload does not show the logout again. */
function saidOnce(): void {
  const address = new URL(location.href);
  address.searchParams.delete('loggedOut');
  history.replaceState(history.state, '', address);
}

function Fields({
  wrong,
  account,
}: {
  wrong: { readonly account?: Wrong; readonly password?: Wrong };
  account: string;
}) {
  const { t } = useMessages();
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
      <Password wrong={wrong.password} of={account.includes('@') ? 'email' : 'mobile'} />
    </>
  );
}

function useWrongAccount(wrong: Wrong | undefined): string | undefined {
  const { t } = useMessages();
  if (!wrong) return undefined;
  if (wrong.why === 'address') return t('login.link.address');
  return t(wrong.why === 'empty' ? 'form.account.empty' : 'form.account.invalid');
}
