import { advance, type EffectFailed, type Flow, type FlowEffect, type FlowEvent, type FlowState } from './flow.ts';

/**
 * One handler per effect type. The event it returns is sent to the flow; `undefined` sends none. `signal` is aborted
 * when the requesting step is left; pass it on to requests.
 */
export type FlowEffects<Event extends FlowEvent, Effect extends FlowEffect> = {
  readonly [T in Effect['type']]: (
    effect: Extract<Effect, { readonly type: T }>,
    signal: AbortSignal,
  ) => Promise<Event | undefined> | Event | undefined;
};

export type FlowRun<State extends FlowState, Event extends FlowEvent> = {
  readonly state: () => State;
  /** Sends an event to the flow. Events that the current step does not accept change nothing. */
  readonly tell: (event: Event | EffectFailed) => void;
  /** Calls the listener after every change of state. @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts the flow, also after `stop`: performs the first effects. */
  readonly begin: () => void;
  /** Aborts running effects; later results are dropped. */
  readonly stop: () => void;
};

/**
 * Runs a flow. The result of an effect counts only while its step lasts, and only if the same effect was not requested
 * again. A handler that throws sends `effectFailed` to the flow.
 */
export function runFlow<State extends FlowState, Event extends FlowEvent, Effect extends FlowEffect>(
  flow: Flow<State, Event, Effect>,
  effects: () => FlowEffects<Event, Effect>,
): FlowRun<State, Event> {
  let state = flow.start;
  let visit = new AbortController();
  let latest: Record<string, Effect> = {};
  const listeners = new Set<() => void>();

  function abandon(): void {
    visit.abort();
    visit = new AbortController();
    latest = {};
  }

  async function perform(effect: Effect): Promise<void> {
    const { signal } = visit;
    const type = effect.type as Effect['type'];
    latest[type] = effect;
    let answer: Event | EffectFailed | undefined;
    try {
      answer = await effects()[type](effect as never, signal);
    } catch (reason) {
      answer = { type: 'effectFailed', effect: type, reason };
    }
    if (answer && latest[type] === effect) tell(answer);
  }

  function tell(event: Event | EffectFailed): void {
    const next = advance(flow, state, event);
    if (next.state.step !== state.step) abandon();
    const changed = next.state !== state;
    state = next.state;
    if (changed) for (const listener of [...listeners]) listener();
    for (const effect of next.effects) void perform(effect);
  }

  return {
    state: () => state,
    tell,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin: () => flow.first?.forEach((effect) => void perform(effect)),
    stop: abandon,
  };
}
