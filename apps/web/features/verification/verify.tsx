import { usePage } from '../../shell/page-context.tsx';
import { WithDeferredMessages } from '../deferred/with-deferred-messages.tsx';
import { challengeCalls } from './challenge-calls.ts';
import type { ProofCalls } from './effects.ts';
import { ProofForm, type ProofFormProps } from './proof-form.tsx';

export type VerificationProps = Omit<ProofFormProps, 'calls' | 'titleId'> & {
  /** Replaces calls of the challenge. */
  readonly calls?: Partial<ProofCalls>;
};

/** Verifies the user by one of a challenge's methods, in a form of its own. Load it deferred. */
export function Verification(props: VerificationProps) {
  const page = usePage();
  return (
    <WithDeferredMessages>
      <ProofForm
        key={props.asked.uuid}
        {...props}
        calls={{ ...challengeCalls(page, props.asked.uuid), ...props.calls }}
      />
    </WithDeferredMessages>
  );
}
