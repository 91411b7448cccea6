import { createHash, createPublicKey, verify } from 'node:crypto';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTelegram } from '../core/telegram.ts';
import { DEMO_BOT_TOKEN, DEMO_CLIENT_SECRET } from '../demo-bot.ts';
import { telegramPages } from '../pages/telegram-pages.ts';

const ANNA = '7100000001';
const CLIENT = '7000000001';
const BACK = 'http://localhost:3000/third-party/callback';
const VERIFIER = 'v'.repeat(43);
const asked = {
  ...{ client_id: CLIENT, redirect_uri: BACK, response_type: 'code', scope: 'openid profile', state: 's', nonce: 'n' },
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
};

let server: ReturnType<typeof Fastify>;
beforeEach(async () => {
  server = Fastify();
  const telegram = createTelegram({
    ...{ origin: 'http://telegram.localhost:3000', botToken: DEMO_BOT_TOKEN, clientSecret: DEMO_CLIENT_SECRET },
    bot: { name: 'Gatehouse', username: 'gatehouse_demo_bot' },
    sites: [{ name: 'Global', origin: 'http://localhost:3000' }],
    apps: [{ name: 'Log in', path: '/telegram-register-login' }],
  });
  await server.register(telegramPages, { telegram });
});
afterEach(() => server.close());

type Query = Record<string, string>;
const get = (path: string, query: Query = {}) => server.inject({ url: `/dev/telegram${path}`, query });
const confirmed = async (more: Query = {}) => {
  const answer = await get('/auth/confirm', { ...asked, answer: 'accept', person: ANNA, ...more });
  return new URL(String(answer.headers.location)).searchParams;
};
const exchange = async (form: Query, secret = DEMO_CLIENT_SECRET) => {
  const authorization = `Basic ${Buffer.from(`${CLIENT}:${secret}`).toString('base64')}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded', authorization };
  const sent = { grant_type: 'authorization_code', redirect_uri: BACK, code_verifier: VERIFIER, ...form };
  const answer = await server.inject({
    ...{ method: 'POST', url: '/dev/telegram/token', headers, payload: `${new URLSearchParams(sent)}` },
  });
  return { status: answer.statusCode, ...answer.json() };
};

describe('[TG-12] log in with Telegram by OpenID Connect', () => {
  test('a code becomes an ID token that the published key has signed', async () => {
    const { issuer, jwks_uri } = (await get('/.well-known/openid-configuration')).json();
    expect(jwks_uri).toBe(`${issuer}/.well-known/jwks.json`);
    const query = await confirmed();
    expect(query.get('state')).toBe('s');
    const { id_token, token_type } = await exchange({ code: query.get('code') ?? '' });
    const [header = '', payload = '', signature = ''] = String(id_token).split('.');
    const [key] = (await get('/.well-known/jwks.json')).json().keys;
    const isSigned = verify(
      'sha256',
      Buffer.from(`${header}.${payload}`),
      createPublicKey({ key, format: 'jwk' }),
      Buffer.from(signature, 'base64url'),
    );
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect([token_type, isSigned]).toEqual(['Bearer', true]);
    expect(claims).toMatchObject({ iss: issuer, aud: CLIENT, nonce: 'n', id: Number(ANNA), name: 'Anna Keller' });
    expect(claims.sub).not.toBe(ANNA);
  });

  test('a code is good once, for its redirect address and its verifier, and for the bot’s secret', async () => {
    const codeOf = async () => (await confirmed()).get('code') ?? '';
    expect(await exchange({ code: await codeOf() }, 'wrong')).toMatchObject({ status: 401, error: 'invalid_client' });
    const wrong = { status: 400, error: 'invalid_grant' };
    expect(await exchange({ code: await codeOf(), code_verifier: 'w'.repeat(43) })).toMatchObject(wrong);
    expect(await exchange({ code: await codeOf(), redirect_uri: `${BACK}/` })).toMatchObject(wrong);
    const code = await codeOf();
    expect(await exchange({ code })).toMatchObject({ status: 200 });
    expect(await exchange({ code })).toMatchObject(wrong);
  });

  test.each<[string, Query]>([
    ['Client id invalid', { client_id: '7000000002' }],
    ['Redirect address is not registered', { redirect_uri: 'https://evil.example/third-party/callback' }],
    ['Redirect address invalid', { redirect_uri: 'http://a:b@localhost:3000/' }],
    ['Response type invalid', { response_type: 'token' }],
    ['Scope invalid', { scope: 'profile' }],
    ['Code challenge invalid', { code_challenge_method: 'plain' }],
  ])('%s: a page says so, and leads nowhere', async (what, more) => {
    for (const path of ['/auth', '/auth/confirm']) {
      const { statusCode, body, headers } = await get(path, { ...asked, answer: 'accept', ...more });
      expect([statusCode, headers.location]).toEqual([400, undefined]);
      expect(body).toContain(what);
    }
  });

  test('the form carries the request on, and who cancels is sent back with an error', async () => {
    const { body } = await get('/auth', asked);
    for (const [name, value] of Object.entries(asked)) expect(body).toContain(`name="${name}" value="${value}"`);
    expect(Object.fromEntries(await confirmed({ answer: 'cancel' }))).toEqual({ error: 'access_denied', state: 's' });
  });
});
