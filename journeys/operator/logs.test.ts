import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, createPerson } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { rawRequest, sendRaw } from '../stage/raw.ts';

const EMAIL = 'diary.keeper@secrets.example';
const PASSWORD = 'nobody may ever read this';
const JSON_TYPE = { 'content-type': 'application/json' };

let product: Product;

beforeAll(async () => {
  product = await openProduct({ LOG_LEVEL: 'trace' });
});
afterAll(() => product?.close());

test('[LOGIN-03] [SESS-10] at its most talkative the log holds no password, code, token, cookie, address or registration', async () => {
  const person = createPerson(product.port);
  await person.open('/en/login');
  const uuid = await person.begin(EMAIL);
  const code = await product.codeFor(EMAIL);
  await person.verify(uuid, code === '000000' ? '000001' : '000000');
  await person.verify(uuid, code);
  expect((await person.setPassword(uuid, PASSWORD)).ret_code).toBe(0);
  const locked = await person.locked(PASSWORD);
  await person.logIn(EMAIL, `${PASSWORD}?`);
  expect((await person.logIn(EMAIL, PASSWORD)).ret_code).toBe(0);
  const token = person.cookies.get('b_t_c_k') ?? '';
  const [guid, device] = ['gh_guid', 'gh_device'].map((name) => person.cookies.get(name) ?? '') as [string, string];
  expect([token.length > 20, guid.length, device.length]).toEqual([true, 36, 43]);
  await person.open('/en/dashboard');
  await failWith([uuid, code, token, guid, device, EMAIL, PASSWORD, locked.encrypt_password]);
  await person.call('/logout', {});
  const log = product.output();
  expect(log).toContain('"route":"/login"');
  for (const secret of [
    uuid,
    token,
    guid,
    device,
    EMAIL,
    EMAIL.split('@')[0] ?? '',
    PASSWORD,
    locked.encrypt_password,
  ]) {
    expect(log).not.toContain(secret);
    expect(log).not.toContain(encodeURIComponent(secret));
  }
  expect(log).not.toMatch(new RegExp(`\\b${code}\\b`));
});

/** Failures are most likely to be logged: the secrets are wherever a request can carry them. */
async function failWith(secrets: readonly string[]): Promise<void> {
  const { port } = product;
  const all = secrets.join(' ');
  const query = secrets.map(encodeURIComponent).join('&x=');
  for (const path of [
    '/en/login',
    '/none',
    '/%zz',
    '/x-api/none',
    '/x-api/user/public/register/recall/info',
    '/assets/none.js',
  ]) {
    await ask(port, `${path}?uuid=${query}`, { headers: { 'x-note': all } });
    await ask(port, `${path}?uuid=${query}`, { method: 'DELETE', headers: { cookie: `b_t_c_k=${secrets[2]}` } });
  }
  for (const body of [
    `{"password":"${all}`,
    JSON.stringify({ login_name: all, encrypt_password: all }),
    'x'.repeat(70_000) + all,
  ]) {
    await ask(port, '/x-api/login', { method: 'POST', headers: JSON_TYPE, body }).catch(() => undefined);
    await ask(port, '/en/login', { method: 'POST', headers: JSON_TYPE, body }).catch(() => undefined);
  }
  await sendRaw(port, rawRequest(`GET /en/login?${all}\x00`, [`Cookie: ${all}`]));
  await sendRaw(port, rawRequest('GET /en/login', [`X-Note: ${all}${'a'.repeat(20_000)}`]));
}

const NEW_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('a request has an id: the well-formed one that came, else a new one; the answer and the log name it', async () => {
  const given = '0190a5c2-1111-4abc-8def-0123456789ab';
  const idOf = async (path: string, id?: string) =>
    (await ask(product.port, path, { headers: id === undefined ? {} : { 'x-request-id': id } })).headers[
      'x-request-id'
    ];
  for (const path of ['/en/login', '/x-api/user/public/encrypt-key', '/favicon.svg', '/nowhere.js', '/%zz']) {
    expect(await idOf(path, given), path).toBe(given);
    expect(await idOf(path, given.toUpperCase()), path).toBe(given);
    const made = await idOf(path);
    expect(made, path).toMatch(NEW_ID);
    expect(Math.abs(Number.parseInt(String(made).replace('-', '').slice(0, 12), 16) - Date.now())).toBeLessThan(60_000);
    for (const bad of ['1', `${given}x`, '{"level":60}', 'a b', `${given}, ${given}`, 'x'.repeat(4_000)]) {
      expect(await idOf(path, bad), bad).toMatch(NEW_ID);
    }
  }
  const lines = product
    .output()
    .split('\n')
    .filter((line) => line.includes(given));
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ requestId: given, route: '/user/public/encrypt-key', status: 200 }),
  );
});

test('the id of a request goes on to API_ORIGIN, and into the decision behind a reference', async () => {
  const heard: (string | undefined)[] = [];
  const api = createServer((request, answer) => {
    heard.push(request.headers['x-request-id'] as string | undefined);
    answer.setHeader('content-type', 'application/json').end('{"ret_code":0,"result":{}}');
  });
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
  const remote = await openProduct({ API_ORIGIN: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  try {
    const answer = await ask(remote.port, '/x-api/user/public/encrypt-key');
    expect(heard).toContain(answer.headers['x-request-id']);
    const kept = await ask(remote.port, '/front/references', {
      method: 'POST',
      headers: { ...JSON_TYPE, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ question: 'code', facts: { code: '41007' } }),
    });
    const { reference } = JSON.parse(kept.text) as { reference: string };
    const decision = await ask(remote.managementPort, `/decisions/${reference}`);
    expect(decision.text).toContain(`<dt>request</dt><dd>${kept.headers['x-request-id']}</dd>`);
  } finally {
    await remote.close();
    api.close();
  }
});
