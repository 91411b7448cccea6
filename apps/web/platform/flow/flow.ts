/** An event of a flow: an action of the user, or the result of an effect. */
export type FlowEvent = { readonly type: string };
/** The state of a flow: a discriminated union by `step`. */
export type FlowState = { readonly step: string };
/** An effect that a flow requests: a discriminated union by `type`. */
export type FlowEffect = { readonly type: string };

/** Sent by the runner after an effect threw or rejected. A step may accept it like any other event. */
export type EffectFailed = { readonly type: 'effectFailed'; readonly effect: string; readonly reason: unknown };

type Of<Union, Key extends PropertyKey, Value> = Extract<Union, { readonly [K in Key]: Value }>;
type Data<Union, Discriminant extends PropertyKey> = Omit<Union, Discriminant>;
/** What a flow accepts: an event of its own, or the failure of an effect. */
export type FlowInput<Event extends FlowEvent> = Event | EffectFailed;

/**
 * The data of the next step. Optional where the step has none, and where the step stays the same (then its data is
 * kept).
 */
type NextData<From extends FlowState, Next extends FlowState, Event> =
  object extends Data<Next, 'step'>
    ? { readonly data?: (state: From, event: Event) => Data<Next, 'step'> }
    : Next['step'] extends From['step']
      ? { readonly data?: (state: From, event: Event) => Data<Next, 'step'> }
      : { readonly data: (state: From, event: Event) => Data<Next, 'step'> };

/** The requested effects by type: a function that returns the effect's data, or `true` where it has none. */
type EffectRequests<Next, Event, Effect extends FlowEffect> = {
  readonly [T in Effect['type']]?: object extends Data<Of<Effect, 'type', T>, 'type'>
    ? true | ((next: Next, event: Event) => Data<Of<Effect, 'type', T>, 'type'>)
    : (next: Next, event: Event) => Data<Of<Effect, 'type', T>, 'type'>;
};

/**
 * A row of the table: if `when` holds (a description and a predicate), go `to` that step with that data and request
 * those effects.
 */
export type FlowRow<From extends FlowState, Event, State extends FlowState, Effect extends FlowEffect> = {
  [To in State['step']]: {
    readonly to: To;
    readonly when?: readonly [words: string, holds: (state: From, event: Event) => boolean];
    readonly ask?: EffectRequests<Of<State, 'step', To>, Event, Effect>;
  } & NextData<From, Of<State, 'step', To>, Event>;
}[State['step']];

/**
 * A flow as a table: for each step the accepted events, and for each event the rows, tried in order. Other events, and
 * events none of whose rows holds, are ignored.
 */
export type Flow<State extends FlowState, Event extends FlowEvent, Effect extends FlowEffect> = {
  readonly name: string;
  readonly start: State;
  /** Effects requested when the flow begins. */
  readonly first?: readonly Effect[];
  readonly steps: {
    readonly [S in State['step']]: {
      readonly [T in FlowInput<Event>['type']]?:
        | FlowRow<Of<State, 'step', S>, Of<FlowInput<Event>, 'type', T>, State, Effect>
        | readonly FlowRow<Of<State, 'step', S>, Of<FlowInput<Event>, 'type', T>, State, Effect>[];
    };
  };
};

/** Types a flow's table: `defineFlow<State, Event, Effect>({ … })`. */
export function defineFlow<State extends FlowState, Event extends FlowEvent, Effect extends FlowEffect>(
  flow: Flow<State, Event, Effect>,
): Flow<State, Event, Effect> {
  return flow;
}

/** A row at run time, without the types that tie a table together. */
export type PlainRow<State, Event> = {
  readonly to: string;
  readonly when?: readonly [string, (state: State, event: Event) => boolean];
  readonly data?: (state: State, event: Event) => object;
  readonly ask?: Readonly<Record<string, true | ((next: State, event: Event) => object)>>;
};

/** The rows of a step for an event, in order; none when the step does not accept it. */
export function rowsOf<State extends FlowState, Event extends FlowEvent, Effect extends FlowEffect>(
  flow: Flow<State, Event, Effect>,
  step: string,
  event: string,
): readonly PlainRow<State, FlowInput<Event>>[] {
  const accepted: object = flow.steps[step as State['step']];
  if (!Object.hasOwn(accepted, event)) return [];
  return [(accepted as Record<string, never>)[event] ?? []].flat();
}

/**
 * Applies an event. Pure. Returns the next state and the effects to perform, in order; the same state object and no
 * effects if the event is not accepted.
 */
export function advance<State extends FlowState, Event extends FlowEvent, Effect extends FlowEffect>(
  flow: Flow<State, Event, Effect>,
  state: State,
  event: FlowInput<Event>,
): { readonly state: State; readonly effects: readonly Effect[] } {
  const row = rowsOf(flow, state.step, event.type).find(({ when }) => !when || when[1](state, event));
  if (!row) return { state, effects: [] };
  const kept = row.to === state.step ? state : {};
  const next = { ...(row.data ? row.data(state, event) : kept), step: row.to } as unknown as State;
  const effects = Object.entries(row.ask ?? {}).map(
    ([type, data]) => ({ ...(data === true ? {} : data(next, event)), type }) as unknown as Effect,
  );
  return { state: next, effects };
}
