import type { PendingChallenge } from '@gatehouse/contract/login/challenge';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playFlow } from '../../platform/flow/flow-fixture.ts';
import { type BeginEvent, beginFlow } from './begin-flow.ts';
import { type LockEvent, lockFlow, lockFlowOf } from './lock-flow.ts';
import { lockEnd, type UnblockEvent, unblockFlow, unblockFlowOf } from './unblock-flow.ts';

const asked: PendingChallenge = { uuid: 'one', ways: ['email'], expires_at: 1 };
const second: PendingChallenge = { uuid: 'two', ways: ['totp'], expires_at: 1 };
const says = (ret_code: number, result?: unknown) => ({ ret_code, ret_msg: '', result });
const failed = (effect: string) => ({ type: 'effectFailed' as const, effect, reason: 'x' });

describe('choosing the account', () => {
  test('sends the name as typed, and no name when the server knows the account', () => {
    expect(playFlow(beginFlow, [{ type: 'given', name: 'ada@example.com' }]).effects).toEqual([
      { type: 'begin', name: 'ada@example.com' },
    ]);
    expect(playFlow(beginFlow, [{ type: 'given' }]).effects).toEqual([{ type: 'begin' }]);
    expect(playFlow(beginFlow, [{ type: 'given', name: '' }])).toEqual({
      ...{ state: { step: 'naming', wrong: 'empty' }, effects: [] },
    });
  });

  test.each<[string, BeginEvent | ReturnType<typeof failed>, object]>([
    ['no address', { type: 'answered', answer: says(700001, { field: 'login_name' }) }, { wrong: 'shape' }],
    [
      'too often',
      { type: 'answered', answer: says(31018, { retry_after: 60 }) },
      { refused: { code: 31018, retryAfterS: 60 } },
    ],
    ['a token that is too old', { type: 'answered', answer: says(700143) }, { refused: { code: 700143 } }],
    ['no network', failed('begin'), { refused: { code: -200 } }],
  ])('%s: the name can be given again', (_, event, more) => {
    expect(playFlow(beginFlow, [{ type: 'given', name: 'x' }, event]).state).toMatchObject({ step: 'naming', ...more });
  });

  test('then asks for verification', () => {
    const { state, effects } = playFlow(beginFlow, [{ type: 'given' }, { type: 'answered', answer: says(0, asked) }]);
    expect(state).toEqual({ step: 'begun' });
    expect(effects.at(-1)).toEqual({ type: 'goOn', asked });
  });
});

describe('locking', () => {
  const preview = { is_baned: false, sessions: 2 };
  const proved = { type: 'proved', answer: says(0, preview) } as const;

  test('verifies, asks, locks, then drops the session of this browser', () => {
    const locked = { baned_time: 1, unblock_time: 86_401, sessions: 2 };
    const { state, effects } = playFlow(lockFlowOf(asked), [
      proved,
      { type: 'confirmed' },
      { type: 'answered', answer: says(0, locked) },
    ]);
    expect(state).toEqual({ step: 'locked', locked });
    expect(effects).toEqual([{ type: 'lock', uuid: 'one' }, { type: 'forget' }]);
  });

  test.each<[string, LockEvent | ReturnType<typeof failed>, object]>([
    ['the proof is over', { type: 'answered', answer: says(700081) }, { step: 'expired' }],
    [
      'the server is busy',
      { type: 'answered', answer: says(700090) },
      { step: 'confirming', refused: { code: 700090 } },
    ],
    ['no network', failed('lock'), { step: 'confirming', refused: { code: -200 } }],
  ])('%s', (_, event, expected) => {
    expect(playFlow(lockFlowOf(asked), [proved, { type: 'confirmed' }, event]).state).toMatchObject(expected);
  });

  test('[ERR-04] ends when the proof is right but the account is closed', () => {
    const { state } = playFlow(lockFlowOf(asked), [{ type: 'proved', answer: says(40029) }]);
    expect(state).toMatchObject({ step: 'ended', refused: { code: 40029 } });
  });
});

describe('unlocking', () => {
  const info = (more: object) => ({ is_self_help_baned: true, is_baned: true, proven: true, baned_time: 1, ...more });
  const proved = (more: object) => ({ type: 'proved', answer: says(0, info(more)) }) as const;
  const early = { unblock_time: 100, now: 40_000 };
  const late = { unblock_time: 100, now: 100_000 };

  test('[BAN-02] [BAN-04] asks for the second factor, waits, asks for confirmation, then unlocks', () => {
    const { state, effects } = playFlow(unblockFlowOf(asked), [
      { type: 'proved', answer: says(20100, second) },
      proved(early),
      { type: 'unlockAsked' },
      { type: 'timeOver' },
      { type: 'unlockAsked' },
      { type: 'unlockAsked' },
      { type: 'answered', answer: says(0, { unblocked: true }) },
    ]);
    expect(state).toEqual({ step: 'unlocked' });
    expect(effects).toEqual([{ type: 'unlock', uuid: 'two' }]);
  });

  test.each<[string, UnblockEvent, object]>([
    ['within 24 h', proved(early), { step: 'waiting', uuid: 'one', end: { at: 100_000, leftMs: 60_000 } }],
    ['over 24 h', proved(late), { step: 'ready', uuid: 'one' }],
    ['not locked', proved({ is_baned: false, is_self_help_baned: false }), { step: 'notLocked' }],
    ['by an operator', proved({ is_self_help_baned: false }), { step: 'byUs' }],
    ['on a site where support does it', { type: 'proved', answer: says(700141) }, { step: 'byUs' }],
    ['of another site', { type: 'proved', answer: says(400601) }, { step: 'ended', refused: { code: 400601 } }],
  ])('[BAN-05] proved: %s', (_, event, expected) => {
    expect(playFlow(unblockFlowOf(asked), [event]).state).toMatchObject(expected);
  });

  test.each<[number, object]>([
    [700081, { step: 'expired' }],
    [700142, { step: 'notLocked' }],
    [700141, { step: 'byUs' }],
    [700140, { step: 'ready', refused: { code: 700140 } }],
    [700090, { step: 'ready', refused: { code: 700090 } }],
  ])('an unlocking refused with %i', (code, expected) => {
    const events: UnblockEvent[] = [proved(late), { type: 'unlockAsked' }, { type: 'answered', answer: says(code) }];
    expect(playFlow(unblockFlowOf(asked), events).state).toMatchObject(expected);
  });

  test('[BAN-04] counts the time left by the server’s clock, whatever the clock here says', () => {
    expect(lockEnd({ unblock_time: 86_400, now: 1 })).toEqual({ at: 86_400_000, leftMs: 86_399_999 });
    expect(lockEnd({ unblock_time: 86_400, now: 86_400_000 }).leftMs).toBe(0);
    expect(lockEnd({ now: 5 })).toEqual({ at: 0, leftMs: 0 });
  });
});

test('no order of events locks or unlocks without a proof', () => {
  const code = fc.constantFrom(0, 20100, 700081, 700140, 31018, -200);
  const answer = code.map((ret_code) => says(ret_code, { ...second, is_baned: true, is_self_help_baned: true }));
  const names = ['confirmed', 'timeOver', 'unlockAsked'];
  const event = fc.oneof(
    fc.constantFrom(...names).map((type) => ({ type })),
    answer.map((a) => ({ type: 'answered', answer: a })),
  );
  fc.assert(
    fc.property(fc.array(event), (events) => {
      expect(playFlow(lockFlow, events as LockEvent[]).effects).toEqual([]);
      expect(playFlow(unblockFlow, events as UnblockEvent[]).effects).toEqual([]);
    }),
  );
});
