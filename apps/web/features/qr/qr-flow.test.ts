import type { QrStatusResult } from '@gatehouse/contract/login/qr';
import { describe, expect, test } from 'vitest';
import { advance } from '../../platform/flow/flow.ts';
import { type QrEffect, type QrEvent, type QrState, qrFlow, RENEWALS_MAX } from './qr-flow.ts';

/** The browser's clock is ten minutes behind the server's. */
const HERE = 1_000_000;
const THERE = HERE + 600_000;
const UUID = '0197f4c0-0000-4000-8000-000000000001';

const SEEN: QrEvent = { type: 'seen', at: HERE };
const made: QrEvent = {
  type: 'made',
  at: HERE,
  answer: { ret_code: 0, ret_msg: '', result: { uuid: UUID, content: 'x', expires_at: THERE + 60_000, now: THERE } },
};
const told = (result: QrStatusResult): QrEvent => ({
  type: 'told',
  at: HERE,
  answer: { ret_code: 0, ret_msg: '', result },
});
const waiting = told({ status: 'waiting', expires_at: THERE + 40_000, now: THERE });
const scanned = told({ status: 'scanned', expires_at: THERE + 50_000, now: THERE, number: 42 });
const expired = told({ status: 'expired' });
const answered = (type: 'made' | 'told', ret_code: number, result?: object) =>
  ({ type, at: HERE, answer: { ret_code, ret_msg: 'no', result } }) as QrEvent;

/** The state after a list of events, and the effects of the last one. */
function after(...events: readonly QrEvent[]): { state: QrState; effects: readonly QrEffect[] } {
  return events.reduce<{ state: QrState; effects: readonly QrEffect[] }>(
    ({ state }, event) => advance(qrFlow, state, event),
    { state: qrFlow.start, effects: [] },
  );
}

describe('the device that shows a QR code', () => {
  test('[LOGIN-05] makes no code before the panel is visible', () => {
    expect(after()).toEqual({ state: { step: 'asleep' }, effects: [] });
    expect(after(SEEN)).toEqual({ state: { step: 'making', renewals: 0 }, effects: [{ type: 'make' }] });
  });
  test('[LOGIN-05] made, scanned, confirmed', () => {
    const shown = after(SEEN, made);
    expect(shown.state).toMatchObject({ step: 'waiting', code: { uuid: UUID, content: 'x', until: HERE + 60_000 } });
    expect(shown.effects).toEqual([{ type: 'listen', uuid: UUID, seen: 'waiting' }]);
    const asked = after(SEEN, made, scanned);
    expect(asked.state).toMatchObject({ step: 'scanned', number: 42, code: { until: HERE + 50_000 } });
    expect(asked.effects).toEqual([{ type: 'listen', uuid: UUID, seen: 'scanned' }]);
    const { state, effects } = after(SEEN, made, scanned, told({ status: 'confirmed', id: 1 }));
    expect([state, effects]).toEqual([{ step: 'done' }, [{ type: 'leave' }]]);
  });
  test('[LOGIN-05] asks again when there is no news', () => {
    const { state, effects } = after(SEEN, made, waiting);
    expect(state).toMatchObject({ step: 'waiting', code: { until: HERE + 40_000 } });
    expect(effects).toEqual([{ type: 'listen', uuid: UUID, seen: 'waiting' }]);
  });
  test('[LOGIN-05] renews an expired code five times, then waits for a click', () => {
    const round = [made, expired];
    const rounds = Array.from({ length: RENEWALS_MAX }, () => round).flat();
    expect(after(SEEN, ...rounds)).toEqual({
      state: { step: 'making', renewals: RENEWALS_MAX },
      effects: [{ type: 'make' }],
    });
    const ended = after(SEEN, ...rounds, ...round);
    expect(ended).toEqual({ state: { step: 'ended' }, effects: [] });
    expect(after(SEEN, ...rounds, ...round, { type: 'asked' }).state).toEqual({
      step: 'making',
      renewals: 0,
    });
  });
  test('[LOGIN-05] treats a code that the server no longer knows as expired', () => {
    expect(after(SEEN, made, answered('told', 700_110)).state).toEqual({ step: 'making', renewals: 1 });
  });
  test('[LOGIN-05] refused: makes a new code only after a click', () => {
    const refused = after(SEEN, made, scanned, told({ status: 'refused' }));
    expect(refused).toEqual({ state: { step: 'refused' }, effects: [] });
    expect(after(SEEN, made, scanned, told({ status: 'refused' }), { type: 'asked' }).effects).toEqual([
      { type: 'make' },
    ]);
  });
  test('[LOGIN-05] makes no calls while hidden; asks about a code that is still valid first', () => {
    const hidden: QrEvent[] = [SEEN, made, { type: 'hidden' }];
    expect(after(...hidden)).toMatchObject({ state: { step: 'paused' }, effects: [] });
    expect(after(...hidden, { type: 'seen', at: HERE + 59_000 })).toMatchObject({
      state: { step: 'waiting' },
      effects: [{ type: 'listen', uuid: UUID }],
    });
    expect(after(...hidden, { type: 'seen', at: HERE + 60_000 })).toMatchObject({
      state: { step: 'making', renewals: 0 },
      effects: [{ type: 'make' }],
    });
    expect(after(SEEN, { type: 'hidden' }, made)).toMatchObject({ state: { step: 'paused' }, effects: [] });
  });
  test('[LOGIN-05] does not pause a scanned code', () => {
    expect(after(SEEN, made, scanned, { type: 'hidden' }).state.step).toBe('scanned');
  });
  test('[LOGIN-05] [HTTP-12] without a response it keeps its code and tries again', () => {
    const lost = [SEEN, made, scanned, answered('told', -200)];
    expect(after(...lost)).toMatchObject({
      state: { step: 'lost', code: { uuid: UUID } },
      effects: [{ type: 'holdOff' }],
    });
    expect(after(...lost, { type: 'retried' })).toMatchObject({
      state: { step: 'waiting' },
      effects: [{ type: 'listen', uuid: UUID }],
    });
    expect(after(...lost, { type: 'retried' }, scanned).state).toMatchObject({ step: 'scanned', number: 42 });
    expect(after(SEEN, answered('made', -200), { type: 'retried' })).toMatchObject({
      state: { step: 'making' },
      effects: [{ type: 'make' }],
    });
  });
  test.each(['made', 'told'] as const)('[LOGIN-05] a rate limit stops it, with the time to wait: %s', (type) => {
    const events: QrEvent[] = type === 'made' ? [SEEN] : [SEEN, made];
    const { state } = after(...events, answered(type, 700_040, { retry_after: 90 }));
    expect(state).toEqual({ step: 'stopped', refused: { code: 700_040, message: 'no', retryAfterS: 90 } });
  });
  test.each([20_100, 31_003, 40_029, 400_601, 400_602, 700_085, 700_099, 424_242])(
    '[LOGIN-05] [ERR-01] %i stops it, with a button to try again',
    (code) => {
      expect(after(SEEN, made, answered('told', code)).state).toMatchObject({
        step: 'stopped',
        refused: { code },
      });
      expect(after(SEEN, made, answered('told', code), { type: 'asked' }).state.step).toBe('making');
    },
  );
  test('[LOGIN-05] [HTTP-16] a code that only counts as success does not log in', () => {
    const { state } = after(SEEN, made, answered('told', 10_007, { status: 'confirmed', id: 1 }));
    expect(state.step).toBe('stopped');
  });
  test('[LOGIN-05] ignores late responses', () => {
    const done = after(SEEN, made, told({ status: 'confirmed', id: 1 }), expired, made, { type: 'asked' });
    expect(done).toEqual({ state: { step: 'done' }, effects: [] });
  });
});
