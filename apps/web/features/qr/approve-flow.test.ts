import type { QrRequest } from '@gatehouse/contract/login/qr';
import { describe, expect, test } from 'vitest';
import { advance } from '../../platform/flow/flow.ts';
import { type ApproveEffect, type ApproveEvent, type ApproveState, approveFlow } from './approve-flow.ts';

const HERE = 1_000_000;
const THERE = HERE - 600_000;
const SECRET = 'x'.repeat(22);
const request: QrRequest = {
  ...{ host: 'localhost', browser: 'Chrome', system: 'Windows', platform: 'pc', country: 'NL', own_country: 'TR' },
  ...{ made_at: THERE, expires_at: THERE + 60_000, now: THERE, numbers: [11, 42, 73] },
};
const read: ApproveEvent = { type: 'read', secret: SECRET, user: true };
const looked: ApproveEvent = { type: 'looked', at: HERE, answer: { ret_code: 0, ret_msg: '', result: request } };
const lookedAt = (ret_code: number): ApproveEvent => ({
  type: 'looked',
  at: HERE,
  answer: { ret_code, ret_msg: 'no' },
});
const answered = (ret_code: number): ApproveEvent => ({ type: 'answered', answer: { ret_code, ret_msg: 'no' } });
const chosen: ApproveEvent = { type: 'chosen', number: 42 };
const confirmAsked: ApproveEvent = { type: 'confirmAsked' };
const denyAsked: ApproveEvent = { type: 'denyAsked' };
const confirming = [read, looked, chosen, confirmAsked];

function after(...events: readonly ApproveEvent[]): { state: ApproveState; effects: readonly ApproveEffect[] } {
  return events.reduce<{ state: ApproveState; effects: readonly ApproveEffect[] }>(
    ({ state }, event) => advance(approveFlow, state, event),
    { state: approveFlow.start, effects: approveFlow.first ?? [] },
  );
}

describe('the device that scanned a QR code', () => {
  test('[LOGIN-05] reads the code first', () => {
    expect(after().effects).toEqual([{ type: 'read' }]);
    expect(after({ ...read, secret: undefined } as ApproveEvent)).toEqual({ state: { step: 'nothing' }, effects: [] });
  });
  test('[LOGIN-05] sends a visitor to log in before any call', () => {
    const { state, effects } = after({ ...read, user: false } as ApproveEvent);
    expect([state, effects]).toEqual([{ step: 'visitor' }, [{ type: 'logIn' }]]);
  });
  test('[LOGIN-05] shows the request until the server’s expiry, by this browser’s clock', () => {
    expect(after(read).effects).toEqual([{ type: 'look', secret: SECRET }]);
    expect(after(read, looked).state).toMatchObject({
      step: 'asked',
      request: { host: 'localhost', until: HERE + 60_000 },
    });
  });
  test('[LOGIN-05] confirms nothing without a number', () => {
    expect(after(read, looked, confirmAsked)).toMatchObject({ state: { step: 'asked', unchosen: true }, effects: [] });
    expect(after(...confirming)).toMatchObject({
      state: { step: 'confirming' },
      effects: [{ type: 'confirm', secret: SECRET, number: 42 }],
    });
  });
  test('[LOGIN-05] uses the number chosen last', () => {
    const { effects } = after(read, looked, { type: 'chosen', number: 11 }, chosen, confirmAsked);
    expect(effects).toEqual([{ type: 'confirm', secret: SECRET, number: 42 }]);
  });
  test('[LOGIN-05] ignores a second click while the first is in progress', () => {
    for (const press of [confirmAsked, denyAsked, chosen]) {
      expect(after(...confirming, press)).toMatchObject({ state: { step: 'confirming' }, effects: [] });
    }
  });
  test.each([
    ['confirmed', 0],
    ['wrongNumber', 700_111],
    ['over', 700_110],
  ])('[LOGIN-05] %s, and the code is forgotten', (step, code) => {
    expect(after(...confirming, answered(code))).toMatchObject({ state: { step }, effects: [{ type: 'forget' }] });
  });
  test.each([-200, 700_040, 700_090, 700_099, 10_007])('[LOGIN-05] can be repeated after %i', (code) => {
    const { state } = after(...confirming, answered(code));
    expect(state).toMatchObject({ step: 'asked', chosen: 42, refused: { code } });
    expect(after(...confirming, answered(code), confirmAsked).effects).toHaveLength(1);
  });
  test('[LOGIN-05] after a cancelled step-up it asks again and keeps the chosen number', () => {
    const { state, effects } = after(...confirming, answered(700_080));
    expect(state).toMatchObject({ step: 'asked', secret: SECRET, chosen: 42 });
    expect([state, effects]).toEqual([expect.not.objectContaining({ refused: expect.anything() }), []]);
  });
  test('[LOGIN-05] "this is not me" is denied, also when the code has expired', () => {
    expect(after(read, looked, denyAsked).effects).toEqual([{ type: 'deny', secret: SECRET }]);
    for (const code of [0, 700_110]) expect(after(read, looked, denyAsked, answered(code)).state.step).toBe('denied');
    expect(after(read, looked, denyAsked, answered(-200)).state).toMatchObject({
      step: 'asked',
      refused: { code: -200 },
    });
  });
  test('[LOGIN-05] expires without an answer', () => {
    expect(after(read, looked, { type: 'timeUp' })).toEqual({ state: { step: 'over' }, effects: [{ type: 'forget' }] });
    expect(after(...confirming, { type: 'timeUp' }).state.step).toBe('confirming');
  });
  test.each([-200, 400_601, 400_602, 700_040])(
    '[LOGIN-05] [REGION-09] %i before the request is shown offers to try again',
    (code) => {
      expect(after(read, lookedAt(code)).state).toMatchObject({ step: 'stopped', refused: { code } });
      expect(after(read, lookedAt(code), { type: 'retried' }).effects).toEqual([{ type: 'look', secret: SECRET }]);
    },
  );
});
