import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { createDeferredPart } from '../../platform/loading/deferred-part.ts';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { PartComing } from '../deferred/loading-part.tsx';
import styles from '../forms/form.module.css';
import type { RegistrationState } from './registration-state.ts';
import type { Start, Tell } from './screen-props.ts';
import { SignUpEnd, SignUpHead } from './sign-up-page.tsx';
import { StepHead } from './step-head.tsx';

type ScreenProps = { state: RegistrationState; start: Start; tell: Tell };
/** The form whose fields stay to the end. */
type OfForm = { form: RefObject<HTMLFormElement | null> };
export type ScreenName = 'info' | 'proof' | 'password' | 'recalling' | 'confirm' | 'confirmed' | 'ended' | 'done';

const loadLater = () => import('./deferred-screens.tsx');
const later = createDeferredPart(loadLater, undefined, import.meta.env.SSR ? await loadLater() : undefined);

const loadProof = () => import('./proof-step.tsx');
const proof = createDeferredPart(loadProof, undefined, import.meta.env.SSR ? await loadProof() : undefined);

/** Asks for the screens after the first one as soon as something is sent. @returns whether the screen of this state is there */
export function useScreens(state: RegistrationState): boolean {
  const screen = screenOf(state);
  useEffect(() => {
    if (state.step === 'info') return;
    void later.come();
    void proof.come();
  }, [state.step]);
  const isLaterThere = useSyncExternalStore(later.subscribe, later.arrived, later.arrived) !== undefined;
  const isProofThere = useSyncExternalStore(proof.subscribe, proof.arrived, proof.arrived) !== undefined;
  return screen === 'proof' ? isProofThere : isLaterThere || isFirstScreen(screen);
}

function isFirstScreen(screen: ScreenName): boolean {
  return screen === 'info' || screen === 'recalling' || screen === 'done';
}

/** What a state of the wizard looks like, above the fields that stay in the form. */
export function Screen({ state, start, tell, form }: ScreenProps & OfForm) {
  if (state.step === 'looking' || state.step === 'recalling')
    return <Recalling failed={state.step === 'recalling' && !!state.refused} tell={tell} />;
  if (state.step === 'done') return <Done />;
  if (screenOf(state) === 'info') return <SignUpHead {...start} />;
  if (state.step === 'proof' || state.step === 'registering') {
    const { ProofStep } = proof.arrived() ?? {};
    return ProofStep ? <ProofStep begun={state} tell={tell} form={form} /> : <PartComing part={proof} />;
  }
  const { LaterScreen } = later.arrived() ?? {};
  return LaterScreen ? <LaterScreen state={state} tell={tell} /> : <PartComing part={later} />;
}

/** What stands below those fields: buttons. */
export function ScreenEnd({ state, start, tell }: ScreenProps) {
  if (screenOf(state) === 'info') return <SignUpEnd start={start} waiting={state.step !== 'info'} />;
  const { LaterScreenEnd } = later.arrived() ?? {};
  return LaterScreenEnd ? <LaterScreenEnd state={state} tell={tell} /> : null;
}

function Recalling({ failed, tell }: { failed: boolean; tell: Tell }) {
  const { t } = useMessages();
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
        <p className={styles.intro} role="status">
          {t('form.wait')}
        </p>
      )}
    </>
  );
}

function Done() {
  const { t } = useMessages();
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
