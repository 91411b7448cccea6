import { codes } from '@gatehouse/contract/errors/codes';
import { describe, expect, test } from 'vitest';
import { playFlow } from '../../platform/flow/flow-fixture.ts';
import type { Exchange } from './protocol/http-message.ts';
import { sandboxFlow } from './sandbox-flow.ts';
import type { SandboxEvent } from './sandbox-state.ts';

const endpoint = 'http://localhost:3000/x';
const metadata = {
  ...{ issuer: 'http://localhost:3000', authorization_endpoint: endpoint, token_endpoint: endpoint },
  ...{ userinfo_endpoint: endpoint, introspection_endpoint: endpoint, revocation_endpoint: endpoint },
  scopes_supported: ['openid'],
};
const proof = { verifier: 'v', challenge: 'c', state: 's', nonce: 'n' };
const request = { ...proof, clientId: 'app', redirectUri: 'http://localhost:3000/cb', scopes: ['openid'] };
const stored = { request, confidential: true };
const registration = { name: 'App', redirect_uris: ['http://localhost:3000/cb'], confidential: true };
const success = {
  ret_code: codes.success,
  ret_msg: '',
  result: {
    ...{ client_id: 'app', client_secret: 'secret', redirect_uris: registration.redirect_uris },
    ...{ scopes: [], expires_at: 1 },
  },
};
const exchange = (status: number, body: object): Exchange => ({
  request: { method: 'POST', url: endpoint, headers: {} },
  answer: { status, headers: [], body: JSON.stringify(body) },
});
const got = exchange(200, { access_token: 'a', refresh_token: 'r', scope: 'openid' });
const discovered = (found: Extract<SandboxEvent, { type: 'discovered' }>['found']): SandboxEvent => ({
  ...{ type: 'discovered', metadata, found },
});
const play = (...events: SandboxEvent[]) => playFlow(sandboxFlow, events);
const toTokens: SandboxEvent[] = [
  discovered({ ...stored, answer: '?code=x&state=s&iss=y' }),
  { type: 'exchangeAsked', secret: 'typed' },
  { type: 'called', exchange: got },
];

describe('where a page begins', () => {
  test.each([
    ['nothing', undefined, 'application'],
    ['an answer without a request', 'stray', 'application'],
    ['a request that waits', stored, 'waiting'],
    ['a request and its answer', { ...stored, answer: '?error=access_denied' }, 'answered'],
    ['a request and something that is no answer', { ...stored, answer: '?x=y' }, 'waiting'],
  ] as const)('[OAUTH-06] with %s', (_, found, step) => expect(play(discovered(found)).state.step).toBe(step));

  test('[OAUTH-06] a stray answer is said, and its code is nowhere in the state', () => {
    expect(play(discovered('stray')).state).toEqual({ step: 'application', metadata, stray: true });
  });

  test('[OAUTH-06] without metadata it asks again', () => {
    const { state, effects } = play({ type: 'undiscovered' }, { type: 'again' });
    expect([state.step, effects]).toEqual(['discovering', [{ type: 'discover' }]]);
  });
});

describe('the way', () => {
  const begun: SandboxEvent[] = [
    discovered(undefined),
    { type: 'registerAsked', registration },
    { type: 'registered', registration, answer: success },
    { type: 'prepared', proof },
  ];

  test('[OAUTH-06] a registration leads to the request; its secret stays out of what is stored', () => {
    const { state, effects } = play(...begun, { type: 'sent', request });
    expect(effects.map(({ type }) => type)).toEqual(['register', 'prepare', 'leave']);
    expect(state).toMatchObject({ step: 'leaving', client: { clientId: 'app', registered: { secret: 'secret' } } });
    expect(state).not.toHaveProperty('proof');
  });

  test('[OAUTH-06] a refusal is kept for the form, and half an answer counts as one', () => {
    const refused = { ret_code: codes.addressLimit, ret_msg: 'Too many' };
    for (const answer of [refused, { ret_code: codes.success, ret_msg: '' }]) {
      const events = begun.slice(0, 2).concat({ type: 'registered', registration, answer });
      expect(play(...events).state).toEqual({ step: 'application', metadata, refused: answer });
    }
  });

  test('[OAUTH-06] a browser that stores nothing is not sent away', () => {
    const { state } = play(...begun, { type: 'sent', request }, { type: 'notStored' });
    expect(state).toMatchObject({ step: 'asking', unstored: true, proof });
  });

  test('[OAUTH-06] a pasted answer counts like one that came', () => {
    const bad = play(discovered(stored), { type: 'pasted', text: 'nonsense' });
    expect(bad.state).toMatchObject({ step: 'waiting', unreadable: true });
    const { state, effects } = play(discovered(stored), {
      type: 'pasted',
      text: 'http://localhost:8910/callback?code=x&state=s',
    });
    expect(state).toMatchObject({ step: 'answered', answer: { code: 'x', state: 's' } });
    expect(effects.map(({ type }) => type)).toEqual(['keepAnswer']);
  });

  test('[OAUTH-06] once there are tokens, nothing of the request stays in the browser', () => {
    const { state, effects } = play(...toTokens);
    expect(effects.map(({ type }) => type)).toEqual(['exchange', 'forget']);
    expect(state).toMatchObject({ step: 'tokens', secret: 'typed', tokens: { access_token: 'a' }, calls: {} });
  });

  test('[OAUTH-06] a refused code keeps the request, so that a secret can be typed again, but not the secret', () => {
    const { state } = play(...toTokens.slice(0, 2), { type: 'called', exchange: exchange(401, { error: 'x' }) });
    expect(state).toMatchObject({ step: 'answered', exchange: { answer: { status: 401 } } });
    expect(JSON.stringify(state)).not.toContain('typed');
  });

  test('[OAUTH-06] a refresh replaces the tokens, a refused one does not; a revocation ends them', () => {
    const asked = (call: 'refresh' | 'revocation', answer: Exchange): SandboxEvent[] => [
      { type: 'callAsked', call },
      { type: 'called', exchange: answer },
    ];
    const fresh = exchange(200, { access_token: 'b', refresh_token: 's' });
    const refreshed = play(...toTokens, ...asked('refresh', fresh)).state;
    expect(refreshed).toMatchObject({
      step: 'tokens',
      tokens: { access_token: 'b', refresh_token: 's', scope: 'openid' },
    });
    const refused = play(...toTokens, ...asked('refresh', exchange(400, { error: 'invalid_grant' }))).state;
    expect(refused).toMatchObject({ tokens: { access_token: 'a' }, revoked: false });
    const ended = play(...toTokens, ...asked('revocation', exchange(200, {}))).state;
    expect(ended).toMatchObject({ revoked: true, calls: { revocation: {} } });
    expect(ended).not.toHaveProperty('call');
  });

  test('[OAUTH-06] another request has fresh values, and starting over forgets the application', () => {
    const again = play(...toTokens, { type: 'anotherRequest' });
    expect(again.state).toEqual({ step: 'preparing', metadata, client: expect.objectContaining({ clientId: 'app' }) });
    expect(again.effects.slice(-2).map(({ type }) => type)).toEqual(['forget', 'prepare']);
    expect(play(...toTokens, { type: 'startedOver' }).state).toEqual({ step: 'application', metadata });
  });
});
