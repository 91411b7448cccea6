import { CodeStep } from './code-step.tsx';
import { ConfirmLink, LinkConfirmed } from './email-verify-status-page.tsx';
import { Ended } from './ended.tsx';
import { LinkStep } from './link-step.tsx';
import { NotSent } from './not-sent.tsx';
import { proofView } from './proof-view.ts';
import type { RegistrationState } from './registration-state.ts';
import type { Tell } from './screen-props.ts';
import { SetPasswordEnd, SetPasswordHead } from './set-password-page.tsx';

type LaterScreenProps = { state: RegistrationState; tell: Tell };

/** The screens after the first one: they come while an answer is waited for. */
export function LaterScreen({ state, tell }: LaterScreenProps) {
  switch (state.step) {
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
    case 'proof':
    case 'verifying':
    case 'registering':
    case 'sending':
      return <Proof state={state} tell={tell} />;
    default:
      return null;
  }
}

export function LaterScreenEnd({ state, tell }: LaterScreenProps) {
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
