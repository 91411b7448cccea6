import { useRef } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { useArrival } from '../forms/use-arrival-focus.ts';
import { useFreshOnReturn } from '../sign-in/return-target.ts';
import { type CallbackParts, useCallbackEffects } from './callback-effects.ts';
import { callbackFlow } from './callback-flow.ts';
import { CallbackScreen } from './callback-screens.tsx';

/** LOGIN-06: a user returned from a provider: logs in, asks for a second factor, offers an account, or shows an error. */
export function Callback(parts: CallbackParts) {
  const [state, tell] = useFlow(callbackFlow, useCallbackEffects(parts));
  const element = useRef<HTMLDivElement>(null);
  useArrival(element, state.step);
  useFreshOnReturn(state.step === 'done');
  return (
    <div ref={element}>
      <CallbackScreen state={state} tell={tell} />
    </div>
  );
}
