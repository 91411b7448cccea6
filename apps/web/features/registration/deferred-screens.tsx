import { ConfirmLink, LinkConfirmed } from './email-verify-status-page.tsx';
import { Ended } from './ended.tsx';
import type { RegistrationState } from './registration-state.ts';
import type { Tell } from './screen-props.ts';
import { SetPasswordEnd, SetPasswordHead } from './set-password-page.tsx';

type LaterScreenProps = { state: RegistrationState; tell: Tell };

/** The screens after the first one, except the verification: loaded while an answer is pending. */
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
