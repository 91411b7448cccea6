import { useEffect, useRef } from 'react';
import { useWords } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import form from '../form.module.css';
import { CodeStep } from './code-step.tsx';
import { Ended } from './ended.tsx';
import { InfoStep } from './info-step.tsx';
import { PasswordStep } from './password-step.tsx';
import type { RegistrationEvent, RegistrationState } from './registration-state.ts';

export type Tell = (event: RegistrationEvent) => void;

/** What a state of the wizard looks like. */
export function Screen({ state, tell }: { state: RegistrationState; tell: Tell }) {
  const typed = useLastTyped(state);
  const wrong = 'wrong' in state ? state.wrong : undefined;
  const changeEmail = () => tell({ type: 'emailChanged' });
  switch (state.step) {
    case 'looking':
    case 'recalling':
      return <Recalling failed={state.step === 'recalling' && !!state.refused} tell={tell} />;
    case 'ended':
      return <Ended why={state.why} onRestart={() => tell({ type: 'restarted' })} />;
    case 'done':
      return <Done />;
    case 'password':
    case 'committingPassword':
      return (
        <PasswordStep
          begun={state}
          recalled={state.recalled}
          wrong={wrong}
          waiting={state.step === 'committingPassword'}
          onChangeEmail={changeEmail}
        />
      );
    case 'code':
    case 'verifying':
      return <Code state={state} wrong={wrong} tell={tell} />;
    case 'sendingCode':
      if (state.again) return <Code state={state} wrong={wrong} tell={tell} />;
  }
  return <InfoStep wrong={wrong} waiting={state.step !== 'info'} typed={typed} />;
}

type AtCode = Extract<RegistrationState, { step: 'code' | 'verifying' | 'sendingCode' }>;

function Code({ state, tell, wrong }: { state: AtCode; tell: Tell; wrong: Parameters<typeof CodeStep>[0]['wrong'] }) {
  return (
    <CodeStep
      begun={state}
      wrong={wrong}
      waiting={state.step === 'verifying'}
      sending={state.step === 'sendingCode'}
      sentAgain={state.step === 'code' && state.sentAgain}
      resendAt={state.step === 'sendingCode' ? 0 : state.resendAt}
      expiresAt={state.step === 'sendingCode' ? 0 : state.expiresAt}
      onComplete={(code) => tell({ type: 'codeGiven', code })}
      onResend={() => tell({ type: 'resendAsked' })}
      onChangeEmail={() => tell({ type: 'emailChanged' })}
    />
  );
}

function Recalling({ failed, tell }: { failed: boolean; tell: Tell }) {
  const { t } = useWords();
  return (
    <>
      <h1 id="register-title">{t('register.recalling')}</h1>
      {failed ? (
        <>
          <Button variant="primary" wide onClick={() => tell({ type: 'retried' })}>
            {t('shell.retry')}
          </Button>
          <Button variant="quiet" wide onClick={() => tell({ type: 'restarted' })}>
            {t('register.expired.action')}
          </Button>
        </>
      ) : (
        <p className={form.intro} role="status">
          {t('form.wait')}
        </p>
      )}
    </>
  );
}

function Done() {
  const { t } = useWords();
  return (
    <div className={form.head} role="status">
      <h1 id="register-title">{t('register.done')}</h1>
      <p className={form.intro}>{t('register.done.text')}</p>
    </div>
  );
}

/** The screen that a state is shown on: waiting for an answer stays where the button was pressed. */
export function screenOf(state: RegistrationState): 'info' | 'code' | 'password' | 'recalling' | 'ended' | 'done' {
  switch (state.step) {
    case 'looking':
      return 'recalling';
    case 'committingInfo':
      return 'info';
    case 'sendingCode':
      return state.again ? 'code' : 'info';
    case 'verifying':
      return 'code';
    case 'committingPassword':
      return 'password';
    default:
      return state.step;
  }
}

/** The address typed last, so that changing it starts from there. */
function useLastTyped(state: RegistrationState): string {
  const last = useRef('');
  useEffect(() => {
    if (state.step === 'committingInfo') last.current = state.email;
  });
  return last.current;
}
