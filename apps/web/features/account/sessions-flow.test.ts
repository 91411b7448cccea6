import type { SessionRow } from '@gatehouse/contract/session/session';
import { expect, test } from 'vitest';
import type { FlowInput } from '../../platform/flow/flow.ts';
import { playFlow } from '../../platform/flow/flow-fixture.ts';
import { type SessionsEvent, sessionsFlow, sessionsFlowOf } from './sessions-flow.ts';

const row = (session_id: string, current = false): SessionRow => ({
  session_id,
  browser: 'Firefox',
  system: 'Linux',
  site: 'GLOBAL',
  host: 'localhost',
  country: 'NL',
  opened_by: 'password',
  expires_at: 4,
  idle_until: 3,
  created_at: 1,
  last_seen_at: 2,
  current,
});
const rows = [row('mine', true), row('phone'), row('office')];

function play(events: readonly FlowInput<SessionsEvent>[]) {
  const { state, effects } = playFlow(sessionsFlow, events, sessionsFlowOf(rows).start);
  return { state, effects, ids: state.rows.map(({ session_id }) => session_id) };
}

const one: SessionsEvent = { type: 'endAsked', target: { sessionId: 'phone' } };
const others: SessionsEvent = { type: 'endAsked', target: 'others' };
const confirmed: SessionsEvent = { type: 'confirmed' };
const done = (revoked: number): SessionsEvent => ({
  type: 'answered',
  answer: { ret_code: 0, ret_msg: '', result: { revoked } },
});

test('asks for confirmation before it ends another session; keeping it changes nothing', () => {
  expect(play([one])).toMatchObject({ state: { step: 'confirming' }, effects: [] });
  expect(play([one, { type: 'kept' }, confirmed])).toMatchObject({ state: { step: 'shown', rows }, effects: [] });
});

test('removes a session from the list only after the server has ended it', () => {
  expect(play([one, confirmed])).toMatchObject({ state: { step: 'ending', rows }, ids: ['mine', 'phone', 'office'] });
  expect(play([one, confirmed]).effects).toEqual([{ type: 'end', target: { sessionId: 'phone' } }]);
  expect(play([one, confirmed, done(1)])).toMatchObject({ state: { ended: 1 }, ids: ['mine', 'office'] });
});

test('ends all other sessions at once, but never this one', () => {
  expect(play([others, confirmed, done(2)])).toMatchObject({ state: { ended: 2 }, ids: ['mine'] });
  expect(play([{ type: 'endAsked', target: { sessionId: 'mine' } }, confirmed])).toMatchObject({
    state: { step: 'shown' },
    effects: [],
  });
});

test('keeps the session in the list and shows the error after a refusal or a network failure', () => {
  const refused: SessionsEvent = { type: 'answered', answer: { ret_code: 700099, ret_msg: 'x' } };
  expect(play([one, confirmed, refused])).toMatchObject({
    state: { refused: { code: 700099 } },
    ids: ['mine', 'phone', 'office'],
  });
  const lost = { type: 'effectFailed', effect: 'end', reason: null } as const;
  expect(play([one, confirmed, lost])).toMatchObject({
    state: { refused: { code: -200 } },
    ids: ['mine', 'phone', 'office'],
  });
});
