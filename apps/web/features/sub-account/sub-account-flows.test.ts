import { expect, test } from 'vitest';
import { playFlow } from '../../platform/flow/flow-fixture.ts';
import { subAccountsFlow } from './sub-accounts-flow.ts';
import { subLoginFlow } from './sub-login-flow.ts';

const answered = (ret_code: number, result?: unknown) =>
  ({ type: 'answered', answer: { ret_code, ret_msg: 'said', result } }) as const;
const given = { type: 'given', name: 'desk@123456789', passwordEmpty: false } as const;

test.each([
  ['', 'empty'],
  ['desk', 'shape'],
  ['desk@example.com', 'shape'],
  ['@123456789', 'shape'],
])('%s is no sub-account: %s', (name, wrong) => {
  const { state, effects } = playFlow(subLoginFlow, [{ ...given, name }]);
  expect(state).toEqual({ step: 'start', wrong: { name: wrong } });
  expect(effects).toEqual([]);
});

test('a login to a sub-account: success, one more proof, wrong, frozen', () => {
  expect(playFlow(subLoginFlow, [given, given, answered(0, { id: 7 })])).toMatchObject({
    ...{ state: { step: 'done' }, effects: [{ type: 'logIn', name: given.name }, { type: 'leave' }] },
  });
  const asked = { uuid: 'u', ways: ['email'], expires_at: 1, why: 'device' };
  const proof = playFlow(subLoginFlow, [given, answered(20100, asked)]);
  expect(proof.state).toEqual({ step: 'proof', asked });
  expect(playFlow(subLoginFlow, [given, answered(31002, { pass_err_count: 4 })]).state).toEqual({
    ...{ step: 'start', wrong: { password: { why: 31002, triesLeft: 1 } } },
  });
  expect(playFlow(subLoginFlow, [given, answered(700155)]).state).toMatchObject({ refused: { code: 700155 } });
});

const all = { sub_accounts: [], most: 20 };
const create = { type: 'opened', form: { kind: 'create' } } as const;

test('the card loads, adds, freezes, and says what came of it', () => {
  expect(playFlow(subAccountsFlow, [answered(-200)]).state.step).toBe('failed');
  const list = playFlow(subAccountsFlow, [answered(0, all)]);
  expect(list.state).toEqual({ step: 'list', all });
  const save = playFlow(subAccountsFlow, [answered(0, all), create, { type: 'given', wrong: undefined }]);
  expect(save.effects).toEqual([{ type: 'save', form: create.form }]);
  const saved = [answered(0, all), create, { type: 'given', wrong: undefined }] as const;
  expect(playFlow(subAccountsFlow, [...saved, answered(0, all)]).state).toMatchObject({
    step: 'list',
    news: 'created',
  });
  expect(playFlow(subAccountsFlow, [...saved, answered(700154)]).state).toMatchObject({ wrong: { name: 'taken' } });
  expect(playFlow(subAccountsFlow, [...saved, answered(700033, { reason: 'short' })]).state).toMatchObject({
    ...{ step: 'form', wrong: { password: { why: 'short' } } },
  });
  expect(playFlow(subAccountsFlow, [...saved, answered(700080)]).state).toEqual({
    step: 'form',
    all,
    form: create.form,
  });
  const freeze = { type: 'freezeAsked', id: 7, frozen: true } as const;
  expect(playFlow(subAccountsFlow, [answered(0, all), freeze, freeze, answered(0, all)])).toMatchObject({
    ...{ state: { news: 'frozen' }, effects: [{ type: 'freeze', id: 7, frozen: true }] },
  });
});
