import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';
import type { RegistrationState, Wrong } from './registration-state.ts';
import type { Tell } from './screens.tsx';

/** The screens after the first: loaded when the wizard gets there. */
export function LateScreen({ state, tell }: { state: RegistrationState; tell: Tell }) {
  const wrong = 'wrong' in state ? state.wrong : undefined;
  switch (state.step) {
    case 'password':
    case 'committingPassword':
      return (
        <PasswordStep
          begun={state}
          recalled={state.recalled}
          wrong={wrong}
          waiting={state.step === 'committingPassword'}
          onChangeEmail={() => tell({ type: 'emailChanged' })}
        />
      );
    case 'code':
    case 'verifying':
    case 'sendingCode':
      return <Code state={state} wrong={wrong} tell={tell} />;
    default:
      return null;
  }
}

type AtCode = Extract<RegistrationState, { step: 'code' | 'verifying' | 'sendingCode' }>;

function Code({ state, tell, wrong }: { state: AtCode; tell: Tell; wrong: Wrong | undefined }) {
  const times = state.step === 'sendingCode' ? { resendAt: 0, expiresAt: 0 } : state;
  return (
    <CodeStep
      begun={state}
      wrong={wrong}
      waiting={state.step === 'verifying'}
      sending={state.step === 'sendingCode'}
      sentAgain={state.step === 'code' && state.sentAgain}
      resendAt={times.resendAt}
      expiresAt={times.expiresAt}
      onComplete={(code) => tell({ type: 'codeGiven', code })}
      onResend={() => tell({ type: 'resendAsked' })}
      onChangeEmail={() => tell({ type: 'emailChanged' })}
    />
  );
}
