import type { AuthMethod } from '@gatehouse/contract/login/challenge';
import { useId, useRef, useState } from 'react';
import { Form } from '../forms/form.tsx';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import type { AnswerProof, Asks, ProofCalls } from './effects.ts';
import type { ShownChallenge } from './proof-state.ts';
import { ProofView, type ProofViewProps } from './proof-view.tsx';
import { readProof } from './read-proof.ts';
import type { ProofTexts } from './screen-props.ts';
import { useProof } from './use-proof.ts';

export type ProofFormProps = ProofTexts &
  Pick<ProofViewProps, 'title' | 'intro' | 'more' | 'aside' | 'account'> & {
    readonly asked: ShownChallenge;
    /** Sends the proof; refusals are values. */
    readonly answer: AnswerProof;
    /** Called with success, and with every refusal that is not about the proof. */
    readonly onDone: (answer: SubmitAnswer) => void;
    readonly onBack: () => void;
    readonly calls: ProofCalls;
    /** Called after each sending, to resume after a reload. */
    readonly onSent?: Asks['onSent'];
    readonly titleId?: string;
  };

/** The form of a verification, with the messages of the page. */
export function ProofForm({ asked: given, calls, answer, onDone, onSent, titleId, ...rest }: ProofFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const ownId = useId();
  const [asked] = useState(() => supportedMethods(given));
  const [state, tell] = useProof({ asked, calls, form, answer, onDone, onSent });
  const id = titleId ?? ownId;
  return (
    <Form
      ref={form}
      aria-labelledby={rest.title ? id : undefined}
      onSubmit={(sent) => {
        const told = readProof(new FormData(sent), state);
        if (told) tell(told);
      }}
    >
      <ProofView {...rest} {...{ asked, state, tell }} titleId={id} />
    </Form>
  );
}

/** The challenge without methods that this browser lacks, unless no other is left. */
export function supportedMethods<Some extends Pick<ShownChallenge, 'ways'>>(asked: Some): Some {
  const has = (way: AuthMethod) => way !== 'passkey' || typeof PublicKeyCredential === 'function';
  const ways = asked.ways.filter(has);
  return ways.length > 0 ? { ...asked, ways } : asked;
}
