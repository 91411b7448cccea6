import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { EffectFailed, Flow, FlowEffect, FlowEvent, FlowState } from './flow.ts';
import { type FlowEffects, runFlow } from './run-flow.ts';

/**
 * A flow inside a component: `const [state, tell] = useFlow(loginFlow, { logIn: async (effect, signal) => … })`.
 * `tell` never changes. Effects see the component's latest values. Leaving the page part abandons what is under way.
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
