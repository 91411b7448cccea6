import { useEffect, useRef } from 'react';
import { useWords } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import form from '../form.module.css';
import { Ended } from './ended.tsx';
import { InfoStep } from './info-step.tsx';
import { lateScreen } from './registration-effects.ts';
import type { RegistrationEvent, RegistrationState } from './registration-state.ts';

export type Tell = (event: RegistrationEvent) => void;

/** What a state of the wizard looks like. Code and password come with the calls that lead to them. */
export function Screen({ state, tell }: { state: RegistrationState; tell: Tell }) {
  const typed = useLastTyped(state);
  const screen = screenOf(state);
  const Late = lateScreen();
  if ((screen === 'code' || screen === 'password') && Late) return <Late state={state} tell={tell} />;
  switch (state.step) {
    case 'looking':
    case 'recalling':
      return <Recalling failed={state.step === 'recalling' && !!state.refused} tell={tell} />;
    case 'ended':
      return <Ended why={state.why} onRestart={() => tell({ type: 'restarted' })} />;
    case 'done':
      return <Done />;
  }
  const wrong = state.step === 'info' ? state.wrong : undefined;
  return <InfoStep wrong={wrong} waiting={state.step !== 'info'} typed={typed} />;
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
