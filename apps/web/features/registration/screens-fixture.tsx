import { UiTextsProvider } from '../../ui/texts.tsx';
import type { VerificationState } from '../verification/proof-state.ts';
import { ProofView } from '../verification/proof-view.tsx';
import { PersistentFields } from './persistent-fields.tsx';
import { challengeOf, useProofLook } from './proof-step.tsx';
import type { Begun, RegistrationState } from './registration-state.ts';
import type { Start } from './screen-props.ts';
import { byCode } from './screen-states.ts';
import { Screen, ScreenEnd } from './screens.tsx';

const texts = {
  ...{ showPassword: 'Show', hidePassword: 'Hide', capsLock: 'Caps', close: 'Close', dismiss: 'Dismiss' },
  ...{ notifications: 'Notifications', optional: 'optional' },
};
const nothing = () => undefined;

/** Tests only: what a state looks like, with the fields that stay. */
export const show = (state: RegistrationState, start: Start = byCode) => (
  <UiTextsProvider texts={texts}>
    <Screen state={state} start={start} tell={nothing} form={{ current: null }} />
    <PersistentFields state={state} start={start} onMethod={nothing} isThere />
    <ScreenEnd state={state} start={start} tell={nothing} />
  </UiTextsProvider>
);

type ProofProps = { begun: Begun; state: VerificationState };

/** Tests only: what a state of its proof looks like, with the fields that stay. */
export const showProof = (proof: ProofProps) => (
  <UiTextsProvider texts={texts}>
    <Proof {...proof} />
    <PersistentFields state={{ step: 'proof', ...proof.begun }} start={byCode} onMethod={nothing} isThere />
  </UiTextsProvider>
);

function Proof({ begun, state }: ProofProps) {
  return (
    <ProofView {...useProofLook(begun)} asked={challengeOf(begun)} state={state} tell={nothing} onBack={nothing} />
  );
}
