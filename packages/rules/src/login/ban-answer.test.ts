import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BAN_WINDOW_MS, isSelfHelp } from './ban.ts';
import { type BanFacts, banAnswer, utcText } from './ban-answer.ts';

const AT_S = 1_760_000_000;
const AT_MS = AT_S * 1000;
const facts = (more: Partial<BanFacts>): BanFacts => ({
  ...{ selfHelp: true, bannedTime: AT_S, now: AT_MS + 1000, selfUnblock: true },
  ...more,
});
const answer = (more: Partial<BanFacts>) => banAnswer(facts(more)).value;
const modal = { kind: 'modal', unblockAt: AT_MS + 86_400_000 };
const toast = { kind: 'toast' };
const leaves = { kind: 'self-unblock' };

test('[BAN-04] the window is 24 hours', () => expect(BAN_WINDOW_MS).toBe(86_400_000));

describe('[BAN-02] [BAN-03] [BAN-04] what a banned login shows', () => {
  test.each<[string, Partial<BanFacts>, object]>([
    ['just locked', { now: AT_MS }, modal],
    ['within 24 h', { now: AT_MS + BAN_WINDOW_MS - 1 }, modal],
    ['exactly 24 h: they are not over', { now: AT_MS + BAN_WINDOW_MS }, modal],
    ['a millisecond later', { now: AT_MS + BAN_WINDOW_MS + 1 }, leaves],
    ['years later', { now: AT_MS + 1000 * BAN_WINDOW_MS }, leaves],
    ['over 24 h where support unlocks', { now: AT_MS + BAN_WINDOW_MS + 1, selfUnblock: false }, toast],
    ['within 24 h where support unlocks', { selfUnblock: false }, modal],
    ['by a clock that is behind', { now: AT_MS - 3_600_000 }, modal],
    ['the time as text', { bannedTime: `${AT_S}` }, modal],
    ['the time with a fraction counts up', { bannedTime: AT_S - 0.5 }, modal],
    ['the flag as a number', { selfHelp: 1 }, modal],
    ['the flag as text', { selfHelp: 'true' }, modal],
    ['the flag as a digit', { selfHelp: '1' }, modal],
    ['no answer', { selfHelp: undefined, bannedTime: undefined }, toast],
    ['not banned', { selfHelp: false, bannedTime: 0 }, toast],
    ['not by themselves', { selfHelp: false }, toast],
    ['the flag as 0', { selfHelp: 0 }, toast],
    ['the flag as "false"', { selfHelp: 'false' }, toast],
    ['the flag as an object', { selfHelp: {} }, toast],
    ['no time', { bannedTime: undefined }, toast],
    ['null', { bannedTime: null }, toast],
    ['zero', { bannedTime: 0 }, toast],
    ['before 1970', { bannedTime: -1 }, toast],
    ['no number', { bannedTime: Number.NaN }, toast],
    ['for ever', { bannedTime: Number.POSITIVE_INFINITY }, toast],
    ['milliseconds, which is the year 57 000', { bannedTime: AT_MS }, toast],
    ['huge', { bannedTime: Number.MAX_SAFE_INTEGER }, toast],
    ['other text', { bannedTime: '2025-10-09' }, toast],
    ['empty text', { bannedTime: '' }, toast],
    ['hexadecimal', { bannedTime: '0x68E7A500' }, toast],
    ['a list', { bannedTime: [AT_S] }, toast],
  ])('%s', (_, more, expected) => expect(answer(more)).toEqual(expected));
});

test('[BAN-02] [BAN-03] [BAN-04] whatever comes, there is one of three answers, and a time can be written', () => {
  const anything = fc.anything();
  const time = fc.oneof(anything, fc.double(), fc.integer(), fc.bigInt());
  fc.assert(
    fc.property(anything, time, fc.integer(), fc.boolean(), (selfHelp, bannedTime, now, selfUnblock) => {
      const { value, trace } = banAnswer({ selfHelp, bannedTime, now, selfUnblock });
      expect(trace.at(-1)?.outcome).toBe('won');
      if (value.kind === 'modal') expect(utcText(value.unblockAt)).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
      if (value.kind === 'self-unblock') expect(selfUnblock).toBe(true);
    }),
  );
});

test('[BAN-02] [BAN-03] the answer changes once as time goes by, and never back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(1e9), (from, later) => {
      const one = answer({ now: AT_MS + from }).kind;
      const other = answer({ now: AT_MS + from + later }).kind;
      if (one === 'self-unblock') expect(other).toBe('self-unblock');
    }),
  );
});

test('[BAN-03] the time is UTC, wherever it is read', () => {
  expect(utcText(Date.UTC(2024, 1, 29, 23, 59, 59, 999))).toBe('2024-02-29 23:59:59');
  expect(utcText(0)).toBe('1970-01-01 00:00:00');
});

test('[BAN-01] owners lift what they or the risk helper did, never what an operator did', () => {
  expect(['self', 'risk', 'operator', '', 'Self'].map(isSelfHelp)).toEqual([true, true, false, false, false]);
});
