import { type RefObject, useRef, useState } from 'react';
import { useFlow } from '../../platform/use-flow.ts';
import { useFirstWrong } from '../first-wrong.ts';
import { useArrival } from '../use-arrival.ts';
import { type Asks, useProveEffects } from './effects.ts';
import { proveFlowOf } from './proof-flow.ts';
import { screenOf } from './proof-screen.tsx';
import type { AskedFor, ProveEvent, ProveState } from './proof-state.ts';
import { useAnotherCode } from './use-another-code.ts';
import { useTypedMeanwhile } from './use-typed-meanwhile.ts';

type Proof = Omit<Asks, 'ways'> & { readonly asked: AskedFor; readonly form: RefObject<HTMLFormElement | null> };

/** Runs the flow of a proof inside a form. `tell` sends no code again that was refused and has not been changed since. */
export function useProof({ asked, ...asks }: Proof): readonly [ProveState, (event: ProveEvent) => void] {
  const { form } = asks;
  const [flow] = useState(() => proveFlowOf(asked));
  const [state, tell] = useFlow(flow, useProveEffects({ ...asks, ways: asked.ways }));
  useFirstWrong(form, 'wrong' in state ? state.wrong : undefined);
  useArrival(form, screenOf(state), '');
  useAnotherCode(form, state);
  useTypedMeanwhile(form, state, tell);
  return [state, useChanged(state, tell)];
}

function useChanged(state: ProveState, tell: (event: ProveEvent) => void): (event: ProveEvent) => void {
  const given = useRef('');
  const isRefused = state.step === 'typing' && typeof state.wrong?.why === 'number';
  return (event) => {
    const code = event.type === 'given' ? event.code : undefined;
    if (!code) return tell(event);
    const isSame = isRefused && code === given.current;
    given.current = code;
    tell(isSame ? { type: 'given', unchanged: true } : event);
  };
}
