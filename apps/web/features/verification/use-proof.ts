import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { emptyCodeField } from '../../ui/code/empty-code-field.ts';
import { useFirstWrong } from '../forms/first-invalid-field.ts';
import { useArrival } from '../forms/use-arrival-focus.ts';
import { type Asks, useVerificationEffects } from './effects.ts';
import { verificationFlowOf } from './proof-flow.ts';
import { screenOf } from './proof-screen.tsx';
import type { ShownChallenge, VerificationEvent, VerificationState } from './proof-state.ts';
import { useTypedMeanwhile } from './use-typed-meanwhile.ts';

type Proof = Asks & { readonly asked: ShownChallenge; readonly form: RefObject<HTMLFormElement | null> };

/** Runs the verification flow in a form. `tell` does not send a code again that was refused and is unchanged. */
export function useProof({ asked, ...asks }: Proof): readonly [VerificationState, (event: VerificationEvent) => void] {
  const { form } = asks;
  const [flow] = useState(() => verificationFlowOf(asked));
  const given = useRef('');
  const answer: typeof asks.answer = (proof, signal) => {
    given.current = 'code' in proof ? proof.code : '';
    return asks.answer(proof, signal);
  };
  const [state, tell] = useFlow(flow, useVerificationEffects({ ...asks, answer }));
  const tellChanged = (event: VerificationEvent) => tell(isUnchanged(state, event, given.current) ? UNCHANGED : event);
  useFirstWrong(form, 'wrong' in state ? state.wrong : undefined);
  useArrival(form, screenOf(state), '');
  useAnotherCode(form, state);
  useTypedMeanwhile(form, state, tellChanged);
  return [state, tellChanged];
}

const UNCHANGED: VerificationEvent = { type: 'given', unchanged: true };

function isUnchanged(state: VerificationState, event: VerificationEvent, refused: string): boolean {
  const isRefused = state.step === 'typing' && typeof state.wrong?.why === 'number';
  return isRefused && event.type === 'given' && !!event.code && event.code === refused;
}

/** After a resend, empties the field and focuses it. */
export function useAnotherCode(form: RefObject<HTMLFormElement | null>, state: VerificationState): void {
  const isOut = state.step === 'typing' && state.again === true && !state.wrong && !state.refused;
  const at = isOut ? state.resendAt : 0;
  useEffect(() => {
    const field = at ? form.current?.elements.namedItem('code') : undefined;
    if (!(field instanceof HTMLInputElement)) return;
    emptyCodeField(field);
    field.focus();
  }, [form, at]);
}
