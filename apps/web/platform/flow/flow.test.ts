import { afterEach, describe, expect, test, vi } from 'vitest';
import { advance, defineFlow } from './flow.ts';
import { flowDiagram } from './flow-diagram.ts';
import { type FlowEffects, runFlow } from './run-flow.ts';

type State =
  | { step: 'asking'; tries: number }
  | { step: 'checking'; name: string; tries: number }
  | { step: 'done'; name: string };
type Event = { type: 'given'; name: string } | { type: 'accepted' } | { type: 'refused' } | { type: 'wentBack' };
type Effect = { type: 'check'; name: string } | { type: 'leave' } | { type: 'greet' };

const door = defineFlow<State, Event, Effect>({
  name: 'door',
  start: { step: 'asking', tries: 0 },
  first: [{ type: 'greet' }],
  steps: {
    asking: {
      given: [
        { when: ['the name is blank', (_, { name }) => name === ''], to: 'asking' },
        {
          to: 'checking',
          data: ({ tries }, { name }) => ({ name, tries }),
          ask: { check: ({ name }) => ({ name }) },
        },
      ],
    },
    checking: {
      accepted: { to: 'done', data: ({ name }) => ({ name }), ask: { leave: true } },
      refused: { to: 'asking', data: ({ tries }) => ({ tries: tries + 1 }) },
      wentBack: { to: 'asking', data: ({ tries }) => ({ tries }) },
      effectFailed: { to: 'asking', data: ({ tries }) => ({ tries: tries + 1 }) },
    },
    done: {},
  },
});

const asking: State = { step: 'asking', tries: 0 };
const checking: State = { step: 'checking', name: 'Ada', tries: 1 };

describe('advance', () => {
  const table: readonly [string, State, Event, State, readonly Effect[]][] = [
    [
      'an accepted event goes on and asks for its effect',
      asking,
      { type: 'given', name: 'Ada' },
      { step: 'checking', name: 'Ada', tries: 0 },
      [{ type: 'check', name: 'Ada' }],
    ],
    [
      'the first row that holds wins, and a step that stays keeps its data',
      asking,
      { type: 'given', name: '' },
      asking,
      [],
    ],
    [
      'data of a step that is left goes',
      checking,
      { type: 'accepted' },
      { step: 'done', name: 'Ada' },
      [{ type: 'leave' }],
    ],
    ['an event counts with the state it meets', checking, { type: 'refused' }, { step: 'asking', tries: 2 }, []],
  ];
  for (const [name, state, event, next, effects] of table) {
    test(`${name}`, () => expect(advance(door, state, event)).toEqual({ state: next, effects }));
  }

  test('an event that the step does not accept gives the very same state', () => {
    for (const type of ['accepted', 'toString', '__proto__', 'constructor', 'nonsense']) {
      const { state, effects } = advance(door, asking, { type } as Event);
      expect(state).toBe(asking);
      expect(effects).toEqual([]);
    }
  });
});

describe('runFlow', () => {
  function start(effects: Partial<FlowEffects<Event, Effect>> = {}) {
    const run = runFlow(door, () => ({
      check: () => undefined,
      leave: () => undefined,
      greet: () => undefined,
      ...effects,
    }));
    run.begin();
    return run;
  }
  const settle = () => new Promise((later) => setTimeout(later));

  test('a list of events walks the table, and answers are fed back', async () => {
    const greet = vi.fn();
    const leave = vi.fn();
    const run = start({ check: async ({ name }) => ({ type: name === 'Ada' ? 'accepted' : 'refused' }), leave, greet });
    expect(greet).toHaveBeenCalledOnce();
    run.tell({ type: 'given', name: 'Eve' });
    await settle();
    expect(run.state()).toEqual({ step: 'asking', tries: 1 });
    run.tell({ type: 'given', name: 'Ada' });
    await settle();
    expect(run.state()).toEqual({ step: 'done', name: 'Ada' });
    expect(leave).toHaveBeenCalledOnce();
  });

  test('a second submit while one is under way is ignored: one call', async () => {
    const check = vi.fn(async () => ({ type: 'accepted' }) as const);
    const run = start({ check });
    run.tell({ type: 'given', name: 'Ada' });
    run.tell({ type: 'given', name: 'Ada' });
    await settle();
    expect(check).toHaveBeenCalledOnce();
  });

  test('the late answer of an abandoned step is dropped, and its request is told to stop', async () => {
    const answers: ((event: Event) => void)[] = [];
    const signals: AbortSignal[] = [];
    const run = start({
      check: (_, signal) => {
        signals.push(signal);
        return new Promise((answer) => answers.push(answer));
      },
    });
    run.tell({ type: 'given', name: 'Ada' });
    run.tell({ type: 'wentBack' });
    run.tell({ type: 'given', name: 'Bob' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    answers[0]?.({ type: 'accepted' });
    await settle();
    expect(run.state()).toEqual({ step: 'checking', name: 'Bob', tries: 0 });
    answers[1]?.({ type: 'refused' });
    await settle();
    expect(run.state()).toEqual({ step: 'asking', tries: 1 });
  });

  test('an effect that throws or rejects is told to the flow, so that no step waits for ever', async () => {
    for (const check of [() => Promise.reject(new Error('x')), () => expect.fail('thrown')]) {
      const run = start({ check });
      run.tell({ type: 'given', name: 'Ada' });
      await settle();
      expect(run.state()).toEqual({ step: 'asking', tries: 1 });
    }
  });

  test('stop abandons what is under way; listeners hear changes only', async () => {
    let answer: (event: Event) => void = () => {};
    const run = start({ check: () => new Promise((resolve) => (answer = resolve)) });
    const heard = vi.fn();
    const deaf = run.subscribe(heard);
    run.tell({ type: 'accepted' });
    expect(heard).not.toHaveBeenCalled();
    run.tell({ type: 'given', name: 'Ada' });
    expect(heard).toHaveBeenCalledOnce();
    run.stop();
    answer({ type: 'accepted' });
    await settle();
    expect(run.state().step).toBe('checking');
    deaf();
    run.tell({ type: 'wentBack' });
    expect(heard).toHaveBeenCalledOnce();
  });
});

test('the diagram has an arrow for every row, with event, condition and effects', () => {
  expect(flowDiagram(door)).toBe(`stateDiagram-v2
  [*] --> asking: / greet
  asking --> asking: given [the name is blank]
  asking --> checking: given / check
  checking --> done: accepted / leave
  checking --> asking: refused
  checking --> asking: wentBack
  checking --> asking: effectFailed
  done --> [*]
`);
});

afterEach(() => vi.restoreAllMocks());
