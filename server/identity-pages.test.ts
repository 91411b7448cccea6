import { createCipheriv } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultBrand } from '@gatehouse/brand/default-brand';
import { createIdentity, databaseOf } from '@gatehouse/identity/compose';
import { Mailbox } from '@gatehouse/identity/delivery/mailbox';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { identityPages } from './identity-pages.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gatehouse-identities-'));
let identity: FastifyInstance;
let server: FastifyInstance;
const token = 'a-token-of-the-desk-0123456789-abcdef';
const headers = { authorization: `Bearer ${token}` };
const logger = { warn: vi.fn() };
const body = { environment: 'default', id: 0, submitted_at: 5, answer: 'verified' };
const decide = (payload: object) => server.inject({ method: 'POST', url: '/identities/decide', payload, headers });
const list = () => server.inject({ url: '/identities', headers });

beforeAll(async () => {
  const demoAccounts = [{ email: 'ada@example.com', password: 'correct horse battery' }];
  const brand = defaultBrand;
  identity = await createIdentity({
    brand,
    dataDir,
    trustGateway: true,
    mailbox: new Mailbox(),
    demoAccounts,
    encryptionKeyBits: 2048,
  });
  const db = databaseOf(identity);
  const account = await db
    ?.selectFrom('account')
    .selectAll()
    .where('environment', '=', 'default')
    .executeTakeFirstOrThrow();
  body.id = account?.public_id ?? 0;
  const sealed = `plain:${JSON.stringify({ legal_name: 'Ada Lovelace', date_of_birth: '1990-12-10', document_number: 'SPECIMEN42' })}`;
  const row = { state: 'submitted', reason: '', country: 'NL', document_type: 'passport', sealed } as const;
  await db
    ?.insertInto('identity_check')
    .values({ account_id: account?.id ?? '', ...row, submitted_at: 5, decided_at: 0 })
    .execute();
  server = Fastify();
  await server.register(identityPages, { identity, token, logger });
});
afterAll(async () => {
  await Promise.all([server.close(), identity.close()]);
  rmSync(dataDir, { recursive: true, force: true });
});

test('without the token nothing is shown and nothing decided, however it is asked', async () => {
  const wrong = [
    ...[undefined, '', 'Bearer', 'Bearer ', token, `Basic ${token}`, `Bearer ${token}x`, `Bearer ${token.slice(1)}`],
    ...[`Bearer ${token} ${token}`, `Bearer ${token.toUpperCase()}`, `Bearer ${'é'.repeat(40)}`],
  ];
  for (const authorization of wrong) {
    const shown = authorization === undefined ? {} : { authorization };
    const answers = await Promise.all([
      server.inject({ url: '/identities', headers: shown }),
      server.inject({ method: 'HEAD', url: '/identities', headers: shown }),
      server.inject({ url: `/identities?access_token=${token}`, headers: shown }),
      server.inject({ url: `/identities/image?environment=default&id=${body.id}&side=front`, headers: shown }),
      server.inject({ method: 'POST', url: '/identities/decide', payload: body, headers: shown }),
      server.inject({ method: 'POST', url: '/identities/decide', payload: {}, headers: shown }),
    ]);
    for (const { statusCode, headers: said, body: text } of answers) {
      expect(statusCode, authorization).toBe(401);
      expect(said).toMatchObject({ 'www-authenticate': 'Bearer realm="identities"', 'cache-control': 'no-store' });
      expect(text).not.toMatch(/Lovelace|waiting/);
    }
  }
  expect((await list()).json().waiting).toHaveLength(1);
  expect((await server.inject({ url: '/identities', headers: { authorization: `bearer ${token}` } })).statusCode).toBe(
    200,
  );
});

test('where no token is set there is nothing, with whatever is shown', async () => {
  const closed = Fastify();
  await closed.register(identityPages, { identity, token: undefined, logger });
  for (const authorization of ['', 'Bearer undefined', 'Bearer ', headers.authorization]) {
    const shown = { headers: { authorization } };
    const answers = await Promise.all([
      closed.inject({ url: '/identities', ...shown }),
      closed.inject({ method: 'POST', url: '/identities/decide', payload: body, ...shown }),
      closed.inject({ method: 'POST', url: '/identities/decide', payload: 'no json', ...shown }),
    ]);
    for (const { statusCode, body: text } of answers) {
      expect(statusCode).toBe(404);
      expect(text).toContain('IDENTITY_DESK_TOKEN');
    }
  }
  await closed.close();
  expect((await list()).json().waiting).toHaveLength(1);
});

test('what was handed in meanwhile is said to have changed, and waits', async () => {
  const answer = await decide({ ...body, submitted_at: 4 });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toEqual({ decided: false, changed: true });
  expect((await list()).json().waiting).toHaveLength(1);
  expect(logger.warn).not.toHaveBeenCalled();
});

test('a picture is shown as what it is and cached nowhere; what is none, or unreadable, is said', async () => {
  const db = databaseOf(identity);
  const account = await db?.selectFrom('account').select('id').where('public_id', '=', body.id).executeTakeFirst();
  const key = Buffer.alloc(32, 1);
  const iv = Buffer.alloc(12, 2);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(`${account?.id} front`));
  const encrypted = Buffer.concat([cipher.update('a picture'), cipher.final()]);
  const sealed = Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64');
  const times = { sent_at: 5, expires_at: Date.now() + 60_000 };
  const row = { account_id: account?.id ?? '', media_type: 'image/png', ...times } as const;
  const sealed_key = `plain:${key.toString('base64')}`;
  await db
    ?.insertInto('identity_image')
    .values([
      { id: 'one', side: 'front', sealed_key, sealed, ...row },
      { id: 'two', side: 'selfie', sealed_key, sealed, ...row },
    ])
    .execute();
  const image = (query: string) => server.inject({ url: `/identities/image?${query}`, headers });
  const front = await image(`environment=default&id=${body.id}&side=front`);
  expect([front.statusCode, front.body]).toEqual([200, 'a picture']);
  expect(front.headers).toMatchObject({
    ...{ 'content-type': 'image/png', 'cache-control': 'no-store' },
    ...{ 'x-content-type-options': 'nosniff', 'content-security-policy': 'sandbox' },
  });
  // Moved from another side: it is not what it says.
  expect((await image(`environment=default&id=${body.id}&side=selfie`)).statusCode).toBe(409);
  for (const none of [
    `environment=default&id=${body.id}&side=back`,
    `environment=testnet&id=${body.id}&side=front`,
    'id=1',
    '',
  ])
    expect((await image(none)).statusCode).toBe(404);
  expect((await list()).json().waiting).toMatchObject([{ images: ['front', 'selfie'] }]);
});

test('the operator sees what waits, decides it once, and nothing of it is cached', async () => {
  const shown = await list();
  expect(shown.headers['cache-control']).toBe('no-store');
  expect(shown.json().waiting).toMatchObject([
    { id: body.id, legal_name: 'Ada Lovelace', country: 'NL', submitted_at: 5 },
  ]);
  expect((await decide(body)).json()).toEqual({ decided: true });
  expect((await decide(body)).statusCode).toBe(404);
  expect((await list()).json()).toEqual({ waiting: [] });
  const line = { account: body.id, environment: 'default', decision: 'verified' };
  expect(logger.warn.mock.calls).toEqual([[line, 'An operator decided about an identity']]);
  const account = await databaseOf(identity)
    ?.selectFrom('account')
    .selectAll()
    .where('public_id', '=', body.id)
    .executeTakeFirst();
  expect(account).toMatchObject({ kyc_country: 'NL', kyc_person_level: 1, kyc_tag: 1 });
});

test('what is no decision changes nothing', async () => {
  for (const wrong of [
    {},
    { ...body, answer: 'maybe' },
    { ...body, answer: 'refused' },
    { ...body, environment: 'x' },
    { ...body, submitted_at: undefined },
    { ...body, submitted_at: '5' },
  ]) {
    expect((await decide(wrong)).statusCode).toBe(400);
  }
  expect((await decide({ ...body, id: 1 })).statusCode).toBe(404);
  const form = {
    method: 'POST',
    url: '/identities/decide',
    payload: 'id=1',
    headers: { ...headers, 'content-type': 'text/plain' },
  } as const;
  expect((await server.inject(form)).statusCode).toBe(400);
});

test('where accounts are kept elsewhere it says so', async () => {
  const alone = Fastify();
  await alone.register(identityPages, { identity: undefined, token, logger });
  expect((await alone.inject('/identities')).statusCode).toBe(404);
  expect((await alone.inject('/identities')).body).toContain('API_ORIGIN');
  await alone.close();
});
