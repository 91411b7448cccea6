import { type RefObject, useRef, useState } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { useFirstWrong } from '../forms/first-invalid-field.ts';
import { useArrival } from '../forms/use-arrival-focus.ts';
import { type Asks, useProveEffects } from './effects.ts';
import { proveFlowOf } from './proof-flow.ts';
import { screenOf } from './proof-screen.tsx';
import type { AskedFor, ProveEvent, ProveState } from './proof-state.ts';
import { useAnotherCode } from './use-another-code.ts';
import { useTypedMeanwhile } from './use-typed-meanwhile.ts';

type Proof = Asks & { readonly asked: AskedFor; readonly form: RefObject<HTMLFormElement | null> };

/** Runs the flow of a proof inside a form. `tell` sends no code again that was refused and has not been changed since, however it came. */
export function useProof({ asked, ...asks }: Proof): readonly [ProveState, (event: ProveEvent) => void] {
  const { form } = asks;
  const [flow] = useState(() => proveFlowOf(asked));
  const given = useRef('');
  const answer: typeof asks.answer = (proof, signal) => {
    given.current = 'code' in proof ? proof.code : '';
    return asks.answer(proof, signal);
  };
  const [state, tell] = useFlow(flow, useProveEffects({ ...asks, answer }));
  const tellChanged = (event: ProveEvent) => tell(isUnchanged(state, event, given.current) ? UNCHANGED : event);
  useFirstWrong(form, 'wrong' in state ? state.wrong : undefined);
  useArrival(form, screenOf(state), '');
  useAnotherCode(form, state);
  useTypedMeanwhile(form, state, tellChanged);
  return [state, tellChanged];
}

const UNCHANGED: ProveEvent = { type: 'given', unchanged: true };

function isUnchanged(state: ProveState, event: ProveEvent, refused: string): boolean {
  const isRefused = state.step === 'typing' && typeof state.wrong?.why === 'number';
  return isRefused && event.type === 'given' && !!event.code && event.code === refused;
}
