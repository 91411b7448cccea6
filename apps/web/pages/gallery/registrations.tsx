import {
  type RegistrationMethod,
  registrationVariants,
  variantParts,
} from '@gatehouse/rules/site/registration-variant';
import { type ComponentProps, useState } from 'react';
import form from '../../features/forms/form.module.css';
import { SubmitNotice } from '../../features/forms/submit-notice.tsx';
import { PersistentFields } from '../../features/registration/persistent-fields.tsx';
import { challengeOf, useProofLook } from '../../features/registration/proof-step.tsx';
import type { Begun, RegistrationState } from '../../features/registration/registration-state.ts';
import { proofStates, screenStates } from '../../features/registration/screen-states.ts';
import { Screen, ScreenEnd, useScreens } from '../../features/registration/screens.tsx';
import { verificationFlowOf } from '../../features/verification/proof-flow.ts';
import type { VerificationState } from '../../features/verification/proof-state.ts';
import { ProofView } from '../../features/verification/proof-view.tsx';
import { PageProvider, usePage } from '../../shell/page-context.tsx';
import { Choice } from './choice.tsx';
import { Exhibit } from './exhibit.tsx';
import styles from './gallery.module.css';

type Start = ComponentProps<typeof Screen>['start'];
type Proof = { readonly begun: Begun; readonly state: VerificationState };
const METHODS: readonly RegistrationMethod[] = ['email', 'mobile'];
const tell = () => undefined;
const screens: Readonly<Record<string, RegistrationState>> = screenStates;
const proofs: Readonly<Record<string, Proof>> = proofStates;

/** SIGNUP-01 to SIGNUP-06: every screen of a registration, in every variant. Nothing is sent. */
export function Registrations() {
  const frame = usePage();
  const [name, setName] = useState('info');
  const [variant, setVariant] = useState(registrationVariants[0]);
  const [method, setMethod] = useState<RegistrationMethod>('email');
  const state = screens[name] ?? { step: 'info' };
  const proof = proofs[name] ?? proofIn(state);
  const start = { method, way: variantParts(variant, method) };
  return (
    <Exhibit file="features/registration">
      <Choice options={registrationVariants} chosen={variant} onChoose={setVariant} />
      <Choice options={Object.keys({ ...screens, ...proofs })} chosen={name} onChoose={setName} />
      <PageProvider
        frame={{ ...frame, access: { ...frame.access, signUp: { ...frame.access.signUp, variant, methods: METHODS } } }}
      >
        <form
          method="dialog"
          noValidate
          className={`${form.form} ${styles.screen}`}
          aria-label={name}
          onSubmit={(event) => event.preventDefault()}
        >
          {proof ? (
            <ProofShown key={name} {...proof} />
          ) : (
            <Shown name={name} state={state} start={start} onMethod={setMethod} />
          )}
        </form>
      </PageProvider>
    </Exhibit>
  );
}

type ShownProps = {
  name: string;
  state: RegistrationState;
  start: Start;
  onMethod: (method: RegistrationMethod) => void;
};

function Shown({ name, state, start, onMethod }: ShownProps) {
  useScreens(state);
  return (
    <>
      <div key={name} className={form.step}>
        <Screen state={state} start={start} tell={tell} form={{ current: null }} />
      </div>
      <PersistentFields state={state} start={start} onMethod={onMethod} isThere />
      <ScreenEnd state={state} start={start} tell={tell} />
      <SubmitNotice refused={'refused' in state ? state.refused : undefined} waiting={false} />
    </>
  );
}

function ProofShown({ begun, state }: Proof) {
  return <ProofView {...useProofLook(begun)} asked={challengeOf(begun)} state={state} tell={tell} onBack={tell} />;
}

/** The first state of the verification of a registration. */
function proofIn(state: RegistrationState): Proof | undefined {
  if (state.step === 'registering') return { begun: state, state: { step: 'done', way: 'email_link' } };
  return state.step === 'proof' ? { begun: state, state: verificationFlowOf(challengeOf(state)).start } : undefined;
}
