import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { EffectFailed, Flow, FlowEffect, FlowEvent, FlowState } from './flow.ts';
import { type FlowEffects, runFlow } from './run-flow.ts';

/**
 * A flow in a component: `const [state, tell] = useFlow(loginFlow, { logIn: async (effect, signal) => … })`. `tell` is
 * stable. Effects see the values of the last render; user events run them too, so this is a ref and no effect event.
 * Unmounting aborts them.
 */
export function useFlow<State extends FlowState, Event extends FlowEvent, Effect extends FlowEffect>(
  flow: Flow<State, Event, Effect>,
  effects: FlowEffects<Event, Effect>,
): readonly [State, (event: Event | EffectFailed) => void] {
  const latest = useRef(effects);
  const [run] = useState(() => runFlow(flow, () => latest.current));
  useEffect(() => {
    latest.current = effects;
  });
  useEffect(() => {
    run.begin();
    return run.stop;
  }, [run]);
  return [useSyncExternalStore(run.subscribe, run.state, run.state), run.tell];
}
