import { expect, test } from 'vitest';
import { dueAt, limitsOf, type SessionTimes, WARN_MS } from './limits.ts';

const MINUTE = 60_000;
const now: SessionTimes = { now: 0, seenAt: 0, touchedAt: 0, idleMs: 30 * MINUTE, endsAt: 600 * MINUTE };

test('nothing is due until two minutes before the idle end', () => {
  expect(dueAt(now)).toEqual({ kind: 'wait', ms: 28 * MINUTE });
  expect(dueAt({ ...now, now: 28 * MINUTE - 1 })).toEqual({ kind: 'wait', ms: 1 });
  expect(dueAt({ ...now, now: 28 * MINUTE })).toEqual({ kind: 'warn', why: 'idle', until: 30 * MINUTE });
});

test('input since the last call keeps the session without a question', () => {
  expect(dueAt({ ...now, now: 28 * MINUTE, touchedAt: 20 * MINUTE })).toEqual({ kind: 'touch' });
  expect(dueAt({ ...now, now: 28 * MINUTE, seenAt: 21 * MINUTE, touchedAt: 20 * MINUTE }).kind).toBe('wait');
});

test('the session ends at either limit, also after a sleep, whatever the input', () => {
  expect(dueAt({ ...now, now: 30 * MINUTE })).toEqual({ kind: 'over' });
  expect(dueAt({ ...now, now: 900 * MINUTE, touchedAt: 899 * MINUTE })).toEqual({ kind: 'over' });
  expect(dueAt({ ...now, now: 600 * MINUTE, seenAt: 599 * MINUTE })).toEqual({ kind: 'over' });
});

test('the session never outlasts its absolute end, with a warning before it', () => {
  const late = { ...now, seenAt: 590 * MINUTE, touchedAt: 597 * MINUTE };
  expect(dueAt({ ...late, now: 597 * MINUTE })).toEqual({ kind: 'wait', ms: MINUTE });
  expect(dueAt({ ...late, now: 598 * MINUTE })).toEqual({ kind: 'warn', why: 'end', until: 600 * MINUTE });
});

test('the limits use the server’s times alone, with the minute by which `last_seen_at` may be late', () => {
  const row = { last_seen_at: 5_000_000, idle_until: 5_000_000 + 30 * MINUTE, expires_at: 5_000_000 + 90 * MINUTE };
  expect(limitsOf(row)).toEqual({ idleMs: 29 * MINUTE, leftMs: 89 * MINUTE });
  expect(limitsOf(undefined)).toBeUndefined();
  expect(limitsOf({ last_seen_at: 1 })).toBeUndefined();
  expect(limitsOf({ ...row, idle_until: Number.NaN })).toBeUndefined();
  expect(WARN_MS).toBe(2 * MINUTE);
});
