import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openClientsFile } from './clients-file.ts';
import { redirectUriProblem } from './redirect-uri.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-clients-'));
afterAll(() => rmSync(folder, { recursive: true }));
const HASH = 'a'.repeat(64);
const usual = {
  ...{ client_id: 'app', name: 'App', home_page: 'https://app.example', created: '2026-01-31', type: 'confidential' },
  ...{ redirect_uris: ['https://app.example/callback'], scopes: ['openid'], secret_sha256: [HASH] },
};
const path = join(folder, 'clients.json');
const secrets: Record<string, string> = { APP_SECRET: 'x'.repeat(32), SHORT: 'x' };

async function read(content: unknown) {
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  const opened = await openClientsFile({
    ...{ path, siteIds: ['GLOBAL', 'EU'], secretOf: (name) => secrets[name], onError: () => {} },
  });
  opened.close();
  return opened.clients();
}

test('[OAUTH-01] a client of the operator’s file is read', async () => {
  const [client] = await read([usual]);
  expect(client).toMatchObject({
    ...{
      clientId: 'app',
      verified: false,
      authMethod: 'client_secret_basic',
      secretHashes: [HASH],
      profile: 'standard',
    },
    ...{ createdAt: Date.UTC(2026, 0, 31), sites: undefined, logo: null },
  });
  const { secret_sha256: _, ...without } = usual;
  const hash = createHash('sha256').update('x'.repeat(32)).digest('hex');
  expect((await read([{ ...without, secret_env: 'APP_SECRET' }]))[0]?.secretHashes).toEqual([hash]);
  writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect((await read([{ ...usual, logo: 'logo.svg' }]))[0]?.logo).toMatch(/^data:image\/svg\+xml;base64,/);
});

test.each<[string, unknown]>([
  ['valid JSON', '{'],
  ['0.client_id', [{ ...usual, client_id: 'a b' }]],
  ['1.client_id', [usual, usual]],
  ['0.surprise', [{ ...usual, surprise: 1 }]],
  ['0.home_page', [{ ...usual, home_page: 'http://app.example' }]],
  ['0.redirect_uris.0', [{ ...usual, redirect_uris: ['http://app.example/callback'] }]],
  ['0.redirect_uris', [{ ...usual, redirect_uris: [] }]],
  ['0.post_logout_redirect_uris.0', [{ ...usual, post_logout_redirect_uris: ['https://app.example/#x'] }]],
  ['0.scopes.0', [{ ...usual, scopes: ['everything'] }]],
  ['0.sites.0', [{ ...usual, sites: ['NOWHERE'] }]],
  ['0.secret_sha256', [{ ...usual, secret_sha256: undefined }]],
  ['0.secret_sha256', [{ ...usual, type: 'public' }]],
  ['0.secret_sha256.0', [{ ...usual, secret_sha256: ['in the clear'] }]],
  ['0.secret_env', [{ ...usual, secret_sha256: undefined, secret_env: 'SHORT' }]],
  ['0.token_endpoint_auth_method', [{ ...usual, token_endpoint_auth_method: 'none' }]],
  ['0.jwks', [{ ...usual, secret_sha256: undefined, token_endpoint_auth_method: 'private_key_jwt' }]],
  ['0.profile', [{ ...usual, profile: 'fapi2' }]],
  ['0.id_token_signed_response_alg', [{ ...usual, id_token_signed_response_alg: 'none' }]],
  ['0.id_token_signed_response_alg', [{ ...usual, profile: 'fapi2', id_token_signed_response_alg: 'RS256' }]],
  ['0.logo', [{ ...usual, logo: '../../etc/passwd' }]],
  ['0.logo', [{ ...usual, logo: 'clients.json' }]],
  ['0.frame_origins.0', [{ ...usual, frame_origins: ['https://app.example/path'] }]],
  ['0.frame_origins.0', [{ ...usual, frame_origins: ['https://*.example'] }]],
  ['0.frame_origins.0', [{ ...usual, frame_origins: ['https://a;sandbox'] }]],
  ['0.created', [{ ...usual, created: 'yesterday' }]],
])('[OAUTH-01] a file is refused, and %s is named', async (field, content) => {
  const refused = await read(content).catch((error: Error) => error);
  expect(refused).toMatchObject({ name: 'OperatorFileError', message: expect.stringContaining(field) });
  expect(String(refused)).not.toContain(HASH);
});

test('[OAUTH-01] a changed file is read again, and one that cannot be used changes nothing', async () => {
  writeFileSync(path, JSON.stringify([usual]));
  const problems: unknown[] = [];
  const onError = (error: unknown) => problems.push(error);
  const opened = await openClientsFile({ path, siteIds: [], secretOf: () => undefined, onError });
  writeFileSync(path, JSON.stringify([{ ...usual, name: 'Another name' }]));
  await expect.poll(() => opened.clients()[0]?.name, { timeout: 10_000 }).toBe('Another name');
  writeFileSync(path, '[{}]');
  utimesSync(path, 1, 1);
  await expect.poll(() => problems.length, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(opened.clients()[0]?.name).toBe('Another name');
  opened.close();
});

test.each([
  ['https://app.example/callback', false, true],
  ['https://app.example:8443/callback?a=b', false, true],
  ['http://app.example/callback', false, false],
  ['http://127.0.0.1/callback', false, false],
  ['http://127.0.0.1/callback', true, true],
  ['http://[::1]:3000/callback', true, true],
  ['http://app.example/callback', true, false],
  ['com.example.app:/callback', true, true],
  ['com.example.app:/callback', false, false],
  ['app:/callback', true, false],
  ['https://*.app.example/callback', false, false],
  ['https://user@app.example/callback', false, false],
  ['https://@app.example/callback', false, false],
  ['https://app.example/callback#', false, false],
  ['https://app.example\\@evil.example/', false, false],
  ['javascript:alert(1)', true, false],
  ['data:text/html,x', true, false],
  ['/callback', true, false],
  ['', true, false],
])('[OAUTH-01] the address %s of a native client (%s) can be registered: %s', (uri, isNative, can) => {
  expect(redirectUriProblem(uri, isNative) === undefined).toBe(can);
});
