import type { OAuthGrant } from '@gatehouse/contract/oauth/grants';
import { expect, test } from 'vitest';
import type { FlowInput } from '../../platform/flow/flow.ts';
import { playFlow } from '../../platform/flow/flow-fixture.ts';
import { type ConnectedAppsEvent, connectedAppsFlow, connectedAppsFlowOf } from './connected-apps-flow.ts';
import { connectedAppsStates } from './screen-states.ts';

const shown = connectedAppsStates.connected;
const grants = shown?.step === 'shown' ? shown.grants : [];
const [first, second] = grants as [OAuthGrant, OAuthGrant];

function play(events: readonly FlowInput<ConnectedAppsEvent>[]) {
  return playFlow(connectedAppsFlow, events, connectedAppsFlow.start);
}

const answered = (ret_code: number, result?: unknown): ConnectedAppsEvent => ({
  type: 'answered',
  answer: { ret_code, ret_msg: '', result },
});
const loaded = answered(0, { grants });
const asked: ConnectedAppsEvent = { type: 'removeAsked', grant: first };
const confirmed: ConnectedAppsEvent = { type: 'confirmed' };
const lost = { type: 'effectFailed', effect: 'remove', reason: null } as const;

test('shows the list that the server has, and asks again where there was none', () => {
  expect(play([loaded]).state).toEqual({ step: 'shown', grants });
  for (const wrong of [answered(0), answered(0, { grants: null }), answered(0, null), answered(-200), lost])
    expect(play([wrong]).state).toEqual({ step: 'failed' });
  expect(connectedAppsFlowOf(grants)).toMatchObject({ start: { step: 'shown', grants }, first: [] });
  expect(play([lost, { type: 'again' }])).toMatchObject({ state: { step: 'loading' }, effects: [{ type: 'load' }] });
});

test('asks for confirmation before it disconnects; keeping it changes nothing', () => {
  expect(play([loaded, asked])).toMatchObject({ state: { step: 'confirming', grant: first }, effects: [] });
  expect(play([loaded, asked, { type: 'kept' }, confirmed])).toEqual({ state: { step: 'shown', grants }, effects: [] });
});

test('takes an application out of the list only after the server has ended its access', () => {
  const removing = play([loaded, asked, confirmed]);
  expect(removing).toEqual({
    state: { step: 'removing', grants, grant: first },
    effects: [{ type: 'remove', grantId: first.grant_id }],
  });
  expect(play([loaded, asked, confirmed, confirmed]).effects).toHaveLength(1);
  const { state } = play([loaded, asked, confirmed, answered(0)]);
  expect(state).toMatchObject({ step: 'shown', removed: first.client.name });
  expect(state).toMatchObject({ grants: grants.filter((grant) => grant !== first) });
  expect(grants).toContain(second);
});

test('keeps it in the list after a refusal or without an answer, and says which it was', () => {
  for (const [answer, code] of [
    [answered(700_099), 700_099],
    [lost, -200],
  ] as const) {
    const kept = { name: first.client.name, refused: { code } };
    expect(play([loaded, asked, confirmed, answer]).state).toMatchObject({ step: 'shown', grants, kept });
  }
});
