import { advance, type Flow, type FlowEffect, type FlowEvent, type FlowInput, type FlowState } from './flow.ts';

/** Tests only: sends events to a flow in order. @returns the last state, and every effect of the events (not the flow's `first`) */
export function playFlow<State extends FlowState, Event extends FlowEvent, Effect extends FlowEffect>(
  flow: Flow<State, Event, Effect>,
  events: readonly NoInfer<FlowInput<Event>>[],
  from: State = flow.start,
): { state: State; effects: Effect[] } {
  const effects: Effect[] = [];
  let state = from;
  for (const event of events) {
    const next = advance(flow, state, event);
    state = next.state;
    effects.push(...next.effects);
  }
  return { state, effects };
}
