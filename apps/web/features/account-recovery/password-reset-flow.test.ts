import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FlowInput } from '../../platform/flow/flow.ts';
import { playFlow } from '../../platform/flow/flow-fixture.ts';
import { retrieveFlow } from './password-reset-flow.ts';
import type { RetrieveEvent } from './password-reset-state.ts';

type Input = FlowInput<RetrieveEvent>;
const UUID = '0197f4c0-0000-7000-8000-000000000001';
const TOKEN = 'x'.repeat(43);

function play(...events: readonly Input[]) {
  const { state, effects } = playFlow(retrieveFlow, events);
  return { state, effects, names: effects.map(({ type }) => type) };
}

const answer = (ret_code: number, result?: unknown) => ({ ret_code, ret_msg: 'said', result });
const answered = (ret_code: number, result?: unknown): Input => ({
  type: 'answered',
  answer: answer(ret_code, result),
});
const proved = (ret_code: number, result?: unknown): Input => ({ type: 'proved', answer: answer(ret_code, result) });
const asked = { uuid: UUID, ways: ['email_link', 'email'], expires_at: 9_000, resend_at: 60 };
const stands = (state: string, more: object = {}) => ({ uuid: UUID, state, moved: false, ...more });
const named: Input = { type: 'nameGiven', name: 'ada@example.com' };
const begun = [named, answered(0, asked)];
const atPassword = [...begun, proved(0, stands('password'))];
const given: Input = { type: 'passwordGiven', wrong: undefined };
const failed = (effect: string): Input => ({ type: 'effectFailed', effect, reason: new Error('no network') });

describe('whose password', () => {
  test('a name is sent once, and kept for a reload by the id of its challenge', () => {
    const { state, effects } = play(named, named, answered(0, asked));
    expect(state).toEqual({ step: 'proof', asked });
    expect(effects).toEqual([
      { type: 'begin', name: 'ada@example.com' },
      { type: 'keep', uuid: UUID },
    ]);
  });

  test('nothing typed, no such name, a refusal, no network: the form says so', () => {
    expect(play({ type: 'nameGiven', name: '' })).toMatchObject({ state: { wrong: 'empty' }, effects: [] });
    expect(play(named, answered(700001, { field: 'login_name' })).state).toEqual({ step: 'start', wrong: 'shape' });
    expect(play(named, answered(31018)).state).toMatchObject({ step: 'start', refused: { code: 31018 } });
    expect(play(named, failed('begin')).state).toMatchObject({ step: 'start', refused: { code: -200 } });
  });
});

describe('coming back to it', () => {
  const found: Input = { type: 'found', uuid: UUID };

  test.each([
    ['proof', 'proof', { asked }],
    ['factor', 'factor', { asked: { ...asked, ways: ['totp'] } }],
    ['password', 'password', {}],
  ])('a reset that stands at %s goes on there', (state, step, more) => {
    expect(play(found, answered(0, stands(state, more))).state.step).toBe(step);
  });

  test.each(['elsewhere', 'done', 'expired'])('%s is said, and another can be begun', (why) => {
    expect(play(found, answered(0, stands(why))).state).toEqual({ step: 'ended', why });
    expect(play(found, answered(0, stands(why)), { type: 'restarted' }).state.step).toBe('start');
  });

  test('without a network nothing is lost: it can be looked up again', () => {
    const { state, names } = play(found, failed('recall'), { type: 'retried' });
    expect(state).toEqual({ step: 'recalling', uuid: UUID });
    expect(names).toEqual(['recall', 'recall']);
  });
});

describe('an emailed link', () => {
  const opened: Input = { type: 'found', uuid: UUID, token: TOKEN };
  const confirmed: Input = { type: 'confirmed' };

  test('is used by a press alone, and tells the tab where it began', () => {
    expect(play(opened)).toMatchObject({ state: { step: 'confirm' }, effects: [] });
    const { state, names } = play(opened, confirmed, answered(0, stands('password', { moved: true })));
    expect(state).toEqual({ step: 'password', uuid: UUID, moved: true });
    expect(names).toEqual(['confirm', 'keep', 'notifyTabs']);
  });

  test.each([
    [700011, 'linkExpired'],
    [700013, 'linkUnknown'],
    [700081, 'linkUnknown'],
  ])('%i: %s', (code, why) => {
    expect(play(opened, confirmed, answered(code)).state).toEqual({ step: 'ended', why });
  });

  test('one that was used is looked up: perhaps it was this very browser', () => {
    const used = [opened, confirmed, answered(700014)];
    expect(play(...used).names).toEqual(['confirm', 'recall']);
    expect(play(...used, answered(0, stands('password'))).state.step).toBe('password');
    expect(play(...used, answered(0, stands('expired'))).state).toEqual({ step: 'ended', why: 'expired' });
  });

  test('opened in another tab: this one looks where it stands', () => {
    expect(play(...begun, proved(0)).names.at(-1)).toBe('recall');
  });
});

describe('the new password', () => {
  test('one with a slip is not sent, nor twice while an answer is out', () => {
    expect(play(...atPassword, { type: 'passwordGiven', wrong: { why: 'short' } }).state).toMatchObject({
      step: 'password',
      wrong: { why: 'short' },
    });
    const { names } = play(...atPassword, given, given);
    expect(names.filter((name) => name === 'commit')).toHaveLength(1);
  });

  test('logged in; or a login to confirm; or nobody logs in now', () => {
    const end = (result: object) => play(...atPassword, given, answered(0, result));
    expect(end({ id: 7 }).state).toEqual({ step: 'done', loggedIn: true });
    expect(end({ refused: 31003 }).state).toEqual({ step: 'done', loggedIn: false, refused: 31003 });
    expect(end({ asked: { ...asked, why: 'factor' } }).state).toMatchObject({ step: 'more' });
    expect(end({ id: 7 }).names.at(-1)).toBe('forget');
  });

  test.each([
    [700131, undefined, { why: 'same' }],
    [700033, { reason: 'common' }, { why: 'common' }],
    [700033, { reason: 'context', word: 'gatehouse' }, { why: 'context', word: 'gatehouse' }],
    [700033, { reason: 'new one' }, { why: 700033 }],
  ])('%i %j is said beside the field', (code, result, wrong) => {
    expect(play(...atPassword, given, answered(code, result)).state).toMatchObject({ step: 'password', wrong });
  });

  test('finished meanwhile in another tab: looked up and said', () => {
    const { state } = play(...atPassword, given, answered(700150), answered(0, stands('done')));
    expect(state).toEqual({ step: 'ended', why: 'done' });
  });

  test('no network: what was typed stays', () => {
    expect(play(...atPassword, given, failed('commit')).state).toMatchObject({
      ...{ step: 'password', uuid: UUID, refused: { code: -200 } },
    });
  });
});

test('no order of events sets a password before everything is proved', () => {
  const event = fc.oneof(
    fc.constantFrom<Input>(named, given, { type: 'confirmed' }, { type: 'restarted' }, { type: 'retried' }),
    fc.constantFrom<Input>({ type: 'found', uuid: UUID }, { type: 'found', uuid: UUID, token: TOKEN }),
    fc.constantFrom(700010, 700081, 700150, 31018, -200).chain((code) => fc.constantFrom(answered(code), proved(code))),
    fc
      .constantFrom('proof', 'factor', 'elsewhere', 'expired', 'done')
      .map((state) => answered(0, stands(state, { asked }))),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 20 }), (events) => {
      const { state, names } = play(...events);
      expect(names).not.toContain('commit');
      expect(['done', 'more', 'committing', 'password']).not.toContain(state.step);
    }),
  );
});
