import { expect, test } from 'vitest';
import { advance, type Flow, type FlowEffect, type FlowEvent, type FlowState } from '../../platform/flow/flow.ts';
import { subAccountsFlow } from './sub-accounts-flow.ts';
import { subLoginFlow } from './sub-login-flow.ts';

function play<State extends FlowState, Event extends FlowEvent, Effect extends FlowEffect>(
  flow: Flow<State, Event, Effect>,
  ...events: readonly Parameters<typeof advance<State, Event, Effect>>[2][]
) {
  const effects: Effect[] = [];
  let state = flow.start;
  for (const event of events) {
    const next = advance(flow, state, event);
    state = next.state;
    effects.push(...next.effects);
  }
  return { state, effects };
}

const answered = (ret_code: number, result?: unknown) =>
  ({ type: 'answered', answer: { ret_code, ret_msg: 'said', result } }) as const;
const given = { type: 'given', name: 'desk@123456789', passwordEmpty: false } as const;

test.each([
  ['', 'empty'],
  ['desk', 'shape'],
  ['desk@example.com', 'shape'],
  ['@123456789', 'shape'],
])('%s is no sub-account: %s', (name, wrong) => {
  const { state, effects } = play(subLoginFlow, { ...given, name });
  expect(state).toEqual({ step: 'start', wrong: { name: wrong } });
  expect(effects).toEqual([]);
});

test('a login to a sub-account: success, one more proof, wrong, frozen', () => {
  expect(play(subLoginFlow, given, given, answered(0, { id: 7 }))).toMatchObject({
    ...{ state: { step: 'done' }, effects: [{ type: 'logIn', name: given.name }, { type: 'leave' }] },
  });
  const asked = { uuid: 'u', ways: ['email'], expires_at: 1, why: 'device' };
  const proof = play(subLoginFlow, given, answered(20100, asked));
  expect(proof.state).toEqual({ step: 'proof', asked });
  expect(play(subLoginFlow, given, answered(31002, { pass_err_count: 4 })).state).toEqual({
    ...{ step: 'start', wrong: { password: { why: 31002, triesLeft: 1 } } },
  });
  expect(play(subLoginFlow, given, answered(700155)).state).toMatchObject({ refused: { code: 700155 } });
});

const all = { sub_accounts: [], most: 20 };
const create = { type: 'opened', form: { kind: 'create' } } as const;

test('the card loads, adds, freezes, and says what came of it', () => {
  expect(play(subAccountsFlow, answered(-200)).state.step).toBe('failed');
  const list = play(subAccountsFlow, answered(0, all));
  expect(list.state).toEqual({ step: 'list', all });
  const save = play(subAccountsFlow, answered(0, all), create, { type: 'given', wrong: undefined });
  expect(save.effects).toEqual([{ type: 'save', form: create.form }]);
  const saved = [answered(0, all), create, { type: 'given', wrong: undefined }] as const;
  expect(play(subAccountsFlow, ...saved, answered(0, all)).state).toMatchObject({ step: 'list', news: 'created' });
  expect(play(subAccountsFlow, ...saved, answered(700154)).state).toMatchObject({ wrong: { name: 'taken' } });
  expect(play(subAccountsFlow, ...saved, answered(700033, { reason: 'short' })).state).toMatchObject({
    ...{ step: 'form', wrong: { password: { why: 'short' } } },
  });
  expect(play(subAccountsFlow, ...saved, answered(700080)).state).toEqual({ step: 'form', all, form: create.form });
  const freeze = { type: 'freezeAsked', id: 7, frozen: true } as const;
  expect(play(subAccountsFlow, answered(0, all), freeze, freeze, answered(0, all))).toMatchObject({
    ...{ state: { news: 'frozen' }, effects: [{ type: 'freeze', id: 7, frozen: true }] },
  });
});
