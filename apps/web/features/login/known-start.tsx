import { KNOWN_LOGIN_NAME } from '@gatehouse/contract/login/known-account';
import { isMaskOfAddress } from '@gatehouse/rules/login/known-account';
import { useEffect, useRef, useState } from 'react';
import { takeEarlyPress } from '../../platform/loading/opens.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { MoreIcon } from '../../ui/more-icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from '../forms/form.module.css';
import { Form } from '../forms/form.tsx';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { usePause } from '../forms/use-pause.ts';
import { DeferredSeal } from '../sign-in/deferred-seal.tsx';
import { KnownAccount } from './known-account.tsx';
import login from './login.module.css';
import { Password, RetrieveLink } from './login-password.tsx';
import { give, LoginStart, type StartProps, WhyHere } from './login-start.tsx';
import type { LoginState } from './login-state.ts';
import { OtherMethods } from './other-methods.tsx';

/** LOGIN-02: the form on a device that remembers the account: its mask, the passkey that was used here, or the password. */
export function KnownStart(props: StartProps) {
  const { state } = props;
  const [gone, setGone] = useState<LoginState>();
  // Of the hidden name: it is not typed.
  if (!gone && 'wrong' in state && state.wrong.account) setGone(state);
  return gone ? <PlainStart {...props} state={state === gone ? NOTHING_WRONG : state} /> : <Remembered {...props} />;
}

const NOTHING_WRONG: LoginState = { step: 'inputAccount', wrong: {} };

/** The device no longer remembers: the browser has dropped the record, and the account is typed. */
function PlainStart(props: StartProps) {
  const { t } = useMessages();
  useEffect(() => document.getElementById('login-account')?.focus(), []);
  return (
    <LoginStart
      {...props}
      notice={
        <Notice kind="warning" role="alert">
          {t('known.gone')}
        </Notice>
      }
    />
  );
}

function Remembered({ form, hidden, state, tell, parts, onTouch, onBack }: StartProps) {
  const { t } = useMessages();
  const { site, access, session } = usePage();
  const mask = session.known?.mask ?? '';
  const passkeyFirst = session.known?.passkey === true && access.loginWays?.includes('passkey') === true;
  const { folded, unfold } = useFold(passkeyFirst);
  const wrong = 'wrong' in state ? state.wrong : undefined;
  const { refused, paused } = usePause(form, 'refused' in state ? state.refused : undefined);
  return (
    <div hidden={hidden} className={styles.form} onFocusCapture={onTouch}>
      <header className={`${styles.head} ${login.head}`}>
        <h1 id="login-title">{t('known.title')}</h1>
        <DeferredSeal />
        <p className={styles.intro}>
          {t(site.kind === 'testnet' ? 'login.testnet' : passkeyFirst ? 'known.intro.passkey' : 'known.intro')}
        </p>
      </header>
      <WhyHere later={refused || wrong?.password} />
      <KnownAccount mask={mask} />
      <Form id="login" aria-labelledby="login-title" ref={form} onSubmit={(sent) => give(sent, tell)}>
        {folded ? null : <Password wrong={wrong?.password} of="known" autoComplete="current-password webauthn" />}
        <input type="hidden" name="account" value={KNOWN_LOGIN_NAME} />
        <SubmitNotice
          refused={refused}
          waiting={state.step === 'submitting'}
          actions={paused ? <RetrieveLink>{t('login.reset')}</RetrieveLink> : undefined}
        />
        {folded ? (
          <PasskeyFirst state={state} tell={tell} onPassword={unfold} />
        ) : (
          <Button
            type="submit"
            variant="primary"
            wide
            waiting={state.step === 'submitting' || state.step === 'done'}
            waitingText={t('login.submit.waiting')}
            aria-disabled={paused || undefined}
          >
            {t('login.submit')}
          </Button>
        )}
      </Form>
      <p className="sr" role="status">
        {state.step === 'done' ? t('login.done') : ''}
      </p>
      <OtherMethods
        {...{ form, state, tell, parts }}
        without={[...(folded ? (['passkey'] as const) : []), ...(isMaskOfAddress(mask) ? [] : (['link'] as const))]}
      />
      {onBack ? (
        <Button variant="quiet" compact icon="back" onClick={onBack}>
          {t('login.thirdParty.back')}
        </Button>
      ) : null}
    </div>
  );
}

/** Whether the password is folded away. Includes a press before hydration. */
function useFold(passkeyFirst: boolean) {
  const [folded, setFolded] = useState(passkeyFirst);
  const pressed = useRef(false);
  const unfold = () => {
    pressed.current = true;
    setFolded(false);
  };
  useEffect(() => {
    if (takeEarlyPress(['login-password'])) {
      pressed.current = true;
      setFolded(false);
    }
  }, []);
  useEffect(() => {
    if (!folded && pressed.current) document.getElementById('login-password')?.focus();
  }, [folded]);
  return { folded, unfold };
}

type PasskeyFirstProps = Pick<StartProps, 'state' | 'tell'> & { onPassword: () => void };

function PasskeyFirst({ state, tell, onPassword }: PasskeyFirstProps) {
  const { t } = useMessages();
  const busy = !('wrong' in state);
  return (
    <>
      <Button
        variant="primary"
        wide
        waiting={state.step === 'passkey' || state.step === 'done'}
        aria-disabled={(busy && state.step !== 'passkey') || undefined}
        data-opens="login-passkey"
        onClick={() => tell({ type: 'passkeyAsked' })}
      >
        <MoreIcon name="passkey" />
        {t('known.passkey')}
      </Button>
      <Button wide aria-disabled={busy || undefined} data-opens="login-password" onClick={onPassword}>
        {t('known.password')}
      </Button>
    </>
  );
}
