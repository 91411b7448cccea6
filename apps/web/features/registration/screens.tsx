import type { RegistrationMethod } from '@gatehouse/rules/registration-variant';
import { useWords } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import form from '../form.module.css';
import { CodeStep } from './code-step.tsx';
import { ConfirmLink, LinkConfirmed } from './email-verify-status-page.tsx';
import { Ended } from './ended.tsx';
import { LinkStep } from './link-step.tsx';
import { NotSent } from './not-sent.tsx';
import { proofView } from './proof-view.ts';
import type { RegistrationEvent, RegistrationState, Way } from './registration-state.ts';
import { SetPasswordEnd, SetPasswordHead } from './set-password-page.tsx';
import { SignUpEnd, SignUpHead } from './sign-up-page.tsx';
import { StepHead } from './step-head.tsx';

export type Tell = (event: RegistrationEvent) => void;
/** How the first screen asks. */
export type Start = { readonly method: RegistrationMethod; readonly way: Way };

type ScreenProps = { state: RegistrationState; start: Start; tell: Tell };
export type ScreenName = 'info' | 'proof' | 'password' | 'recalling' | 'confirm' | 'confirmed' | 'ended' | 'done';

/** What a state of the wizard looks like, above the fields that stay in the form. */
export function Screen({ state, start, tell }: ScreenProps) {
  switch (state.step) {
    case 'looking':
    case 'recalling':
      return <Recalling failed={state.step === 'recalling' && !!state.refused} tell={tell} />;
    case 'confirm':
    case 'confirming':
      return <ConfirmLink {...state} waiting={state.step === 'confirming'} />;
    case 'confirmed':
      return <LinkConfirmed {...state} tell={tell} />;
    case 'password':
    case 'committingPassword':
      return <SetPasswordHead {...state} />;
    case 'ended':
      return <Ended why={state.why} onRestart={() => tell({ type: 'restarted' })} />;
    case 'done':
      return <Done />;
    case 'proof':
    case 'verifying':
    case 'registering':
      return <Proof state={state} tell={tell} />;
    case 'sending':
      if (state.again) return <Proof state={state} tell={tell} />;
  }
  return <SignUpHead {...start} />;
}

/** What stands below those fields: buttons. */
export function ScreenEnd({ state, start, tell }: ScreenProps) {
  if (screenOf(state) === 'info') return <SignUpEnd start={start} waiting={state.step !== 'info'} />;
  if (state.step !== 'password' && state.step !== 'committingPassword') return null;
  return (
    <SetPasswordEnd
      account={state.account}
      waiting={state.step === 'committingPassword'}
      onChangeAccount={() => tell({ type: 'accountChanged' })}
    />
  );
}

function Proof({ state, tell }: { state: Parameters<typeof proofView>[0]; tell: Tell }) {
  const view = proofView(state);
  if (view.notSent) return <NotSent view={view} tell={tell} />;
  return view.way.proof === 'link' ? <LinkStep view={view} tell={tell} /> : <CodeStep view={view} tell={tell} />;
}

function Recalling({ failed, tell }: { failed: boolean; tell: Tell }) {
  const { t } = useWords();
  return (
    <>
      <StepHead title={t('register.recalling')} />
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
    <div role="status">
      <StepHead title={t('register.done')} intro={t('register.done.text')} />
    </div>
  );
}

/** The screen that a state is shown on: waiting for an answer stays where the button was pressed. */
export function screenOf(state: RegistrationState): ScreenName {
  switch (state.step) {
    case 'looking':
      return 'recalling';
    case 'confirming':
      return 'confirm';
    case 'committingInfo':
      return 'info';
    case 'sending':
      return state.again ? 'proof' : 'info';
    case 'verifying':
    case 'registering':
      return 'proof';
    case 'committingPassword':
      return 'password';
    default:
      return state.step;
  }
}

/** SIGNUP-03: what the specification calls the pages of a registration; the others have the name of their screen. */
export function pageName(screen: ScreenName, { way }: Start): string {
  if (screen === 'info') return way.form === 'old' ? 'OldSignUpPage' : 'SignUpPage';
  if (screen === 'password') return 'SetPasswordPage';
  const isStatus = screen === 'confirm' || screen === 'confirmed' || screen === 'ended';
  return isStatus ? 'EmailVerifyStatusPage' : screen;
}
