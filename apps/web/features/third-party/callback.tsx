import { useRef } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { useArrival } from '../forms/use-arrival-focus.ts';
import { useFreshOnReturn } from '../sign-in/return-target.ts';
import { useCallbackEffects } from './callback-effects.ts';
import { callbackFlow } from './callback-flow.ts';
import { CallbackScreen } from './callback-screens.tsx';

/** LOGIN-06: who is back from a provider: logged in, asked for one more check, new here, or told what happened. */
export function Callback() {
  const [state, tell] = useFlow(callbackFlow, useCallbackEffects());
  const element = useRef<HTMLDivElement>(null);
  useArrival(element, state.step);
  useFreshOnReturn(state.step === 'done');
  return (
    <div ref={element}>
      <CallbackScreen state={state} tell={tell} />
    </div>
  );
}
