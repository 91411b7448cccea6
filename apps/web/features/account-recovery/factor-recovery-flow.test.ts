import { describe, expect, test } from 'vitest';
import type { FlowInput } from '../../platform/flow/flow.ts';
import { playFlow } from '../../platform/flow/flow-fixture.ts';
import { factorRecoveryFlow } from './factor-recovery-flow.ts';
import type { FactorRecoveryEvent } from './factor-recovery-state.ts';

type Input = FlowInput<FactorRecoveryEvent>;
const UUID = '0197f4c0-0000-7000-8000-000000000001';

function play(...events: readonly Input[]) {
  const { state, effects } = playFlow(factorRecoveryFlow, events);
  return { state, effects, names: effects.map(({ type }) => type) };
}

const answer = (ret_code: number, result?: unknown) => ({ ret_code, ret_msg: 'said', result });
const answered = (ret_code: number, result?: unknown): Input => ({
  type: 'answered',
  answer: answer(ret_code, result),
});
const proved = (ret_code: number, result?: unknown): Input => ({ type: 'proved', answer: answer(ret_code, result) });
const asked = { uuid: UUID, ways: ['email'], expires_at: 9_000 };
const at = (state: string, more: object = {}) => ({ uuid: UUID, item: 'email', state, ...more });
const given: Input = { type: 'given', item: 'email', account: 'ada@example.com', wrong: undefined };
const proving = [given, answered(0, at('proving', { asked, proving: 'mobile' }))];
const naming = [...proving, proved(0, at('naming', { proving: 'name' }))];
const name = { email: 'new@example.com' };
const nameGiven: Input = { type: 'nameGiven', name, wrong: undefined };

describe('what is lost', () => {
  test('a slip is not sent; then item and account are, once', () => {
    const wrong = { account: 'empty' } as const;
    expect(play({ ...given, wrong } as Input)).toMatchObject({ state: { wrong }, effects: [] });
    expect(play(given, given).effects).toEqual([{ type: 'begin', item: 'email', account: 'ada@example.com' }]);
  });

  test.each([
    [1, { why: 31002 }],
    [3, { why: 31002, triesLeft: 2 }],
    [4, { why: 31002, triesLeft: 1 }],
  ])('wrong password number %i is said beside the field', (count, password) => {
    expect(play(given, answered(31002, { pass_err_count: count })).state).toEqual({
      step: 'start',
      wrong: { password },
    });
  });

  test('whoever comes from a reset goes on with its id', () => {
    expect(play({ type: 'resetFound', reset: UUID })).toMatchObject({
      ...{ state: { step: 'beginning' }, effects: [{ type: 'beginByReset', reset: UUID }] },
    });
  });

  test.each(['waiting', 'done', 'support', 'nothing'])('the API says %s', (state) => {
    expect(play(given, answered(0, at(state))).state).toEqual({ step: state, at: at(state) });
  });

  test.each([
    ['cancelled', 'cancelled'],
    ['expired', 'expired'],
    ['proving', 'expired'],
  ])('%s without a proof to give is over', (state, why) => {
    expect(play(given, answered(0, at(state))).state).toEqual({ step: 'ended', why });
  });
});

test('ready without a proof to give: whoever asked says once more who they are', () => {
  expect(play(given, answered(0, at('ready')))).toMatchObject({
    ...{ state: { step: 'start', ready: 'email' }, names: ['begin', 'forget'] },
  });
});

describe('proofs', () => {
  test('one after the other, kept for a reload', () => {
    const next = at('proving', { asked: { ...asked, uuid: 'next' }, proving: 'email' });
    expect(play(...proving, proved(0, next))).toMatchObject({
      ...{ state: { step: 'proving', at: next }, names: ['begin', 'keep', 'keep'] },
    });
  });

  test('what cannot be proved either is told by name', () => {
    const { state, effects } = play(...proving, { type: 'cannot' });
    expect(state.step).toBe('changing');
    expect(effects.at(-1)).toEqual({ type: 'without', uuid: UUID, cannot: 'mobile' });
    expect(play(...proving, { type: 'cannot' }, answered(0, at('support'))).state.step).toBe('support');
  });
});

describe('the new name', () => {
  test('is sent, proved, and then the wait begins', () => {
    const sent = play(...naming, nameGiven);
    expect(sent.effects.at(-1)).toEqual({ type: 'name', uuid: UUID, name });
    const proof = answered(0, at('naming', { asked, proving: 'name' }));
    expect(play(...naming, nameGiven, proof).state.step).toBe('proving');
    expect(play(...naming, nameGiven, proof, proved(0, at('waiting'))).state.step).toBe('waiting');
    expect(play(...naming, nameGiven, proof, { type: 'cannot' }).state.step).toBe('naming');
    expect(play(...naming, nameGiven, proof, proved(700132)).state).toMatchObject({ step: 'naming', wrong: 700132 });
  });

  test.each([
    [700001, { field: 'email' }, 'shape'],
    [41007, undefined, 41007],
  ])('%i is said beside the field', (code, result, wrong) => {
    expect(play(...naming, nameGiven, answered(code, result)).state).toMatchObject({ step: 'naming', wrong });
  });
});

test('the link of the mail stops a request by a press alone', () => {
  const opened: Input = { type: 'stopFound', uuid: UUID, token: 'x' };
  expect(play(opened)).toMatchObject({ state: { step: 'stop' }, effects: [] });
  const pressed = play(opened, { type: 'confirmed' });
  expect(pressed.effects).toEqual([{ type: 'stop', uuid: UUID, token: 'x' }]);
  expect(play(opened, { type: 'confirmed' }, answered(0, at('cancelled'))).state).toEqual({
    step: 'ended',
    why: 'stopped',
  });
  expect(play(opened, { type: 'confirmed' }, answered(700152)).state).toEqual({ step: 'ended', why: 'unknown' });
  expect(play(opened, { type: 'confirmed' }, answered(-200)).state).toMatchObject({ step: 'stop' });
});
