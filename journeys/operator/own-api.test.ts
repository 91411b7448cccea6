import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oauthGrants } from '@gatehouse/contract/oauth/grants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../stage/free-port.ts';
import { ask, createPerson, type Person } from '../stage/person.ts';
import { type Mail, openProduct, type Product } from '../stage/product.ts';

const EMAIL = 'operator@own-api.example';
const PASSWORD = 'four quiet words here';
const dataDir = mkdtempSync(join(tmpdir(), 'gatehouse-own-api-'));

let api: ChildProcess;
let apiPort: number;
let product: Product;
/** On one device: a new one would be asked for a code. */
let person: Person;

beforeAll(async () => {
  apiPort = await freePort();
  api = spawn(process.execPath, [join(import.meta.dirname, '../stage/own-api.ts')], {
    env: { ...process.env, PORT: `${apiPort}`, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const opened = new Promise((resolve) => api.stdout?.once('data', resolve));
  const variables = { API_ORIGIN: `http://127.0.0.1:${apiPort}`, NODE_ENV: 'production' };
  [product] = await Promise.all([openProduct(variables), opened]);
  person = createPerson(product.port);
});
afterAll(async () => {
  api?.kill('SIGKILL');
  await product?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function codeFor(address: string): Promise<string> {
  const mails = JSON.parse((await ask(apiPort, '/mails')).text) as Mail[];
  return /\b\d{6}\b/.exec(mails.find(({ to }) => to === address)?.subject ?? '')?.[0] ?? '';
}

test('[SESS-10] [SIGNUP-04] [LOGIN-01] in front of an API of its own the door works the same', async () => {
  await person.open('/en/register');
  const uuid = await person.begin(EMAIL);
  expect((await person.verify(uuid, await codeFor(EMAIL))).result).toBe(1);
  expect((await person.setPassword(uuid, PASSWORD)).ret_code).toBe(0);
  const dashboard = await person.open('/en/dashboard');
  expect([dashboard.status, dashboard.text.includes('o***@o***.example')]).toEqual([200, true]);
  await person.call('/logout', {});
  expect(person.cookies.has('b_t_c_k')).toBe(false);
  expect((await person.logIn(EMAIL, `${PASSWORD}!`)).ret_code).toBe(31_002);
  expect(await person.logIn(EMAIL, PASSWORD)).toMatchObject({ ret_code: 0, status: 200 });
  expect((await person.call('/user/private/info')).result).toMatchObject({ vague_email: 'o***@o***.example' });
  const { headers } = await person.open('/en/login');
  expect(headers.location).toBe('/en/dashboard');
});

test('[OAUTH-02] where OAuth is off nothing is said of connected apps', async () => {
  expect((await person.call(oauthGrants.path)).status).toBe(404);
  const { text } = await person.open('/en/app/user/account-info');
  expect([text.includes('id="history"'), text.includes('id="apps"')]).toEqual([true, false]);
});

test('[SITE-10] in production there is no mailbox, no gallery, no Telegram of our own and no demo account', async () => {
  for (const path of [
    '/dev/mailbox',
    '/dev/mailbox/messages',
    '/en/dev/mailbox',
    '/dev/telegram',
    '/dev/telegram/auth',
    '/dev/telegram/control/public-key',
    '/en/dev/gallery',
    '/en/dev/explorer',
  ]) {
    const { status, text } = await ask(product.port, path);
    expect([302, 404], path).toContain(status);
    expect(text).not.toMatch(/op\*\*\*|\b\d{6} is your/);
  }
  expect((await createPerson(product.port).logIn('demo@example.com', 'correct horse battery')).ret_code).toBe(31_002);
  expect((await ask(product.port, '/en/register')).text).not.toContain('/dev/');
  expect(product.output()).not.toMatch(/demo@example\.com|\/dev\//);
});

test('[HTTP-12] with the API gone pages still answer, a session is kept, and calls say what happened', async () => {
  expect((await person.logIn(EMAIL, PASSWORD)).ret_code).toBe(0);
  const token = person.cookies.get('b_t_c_k');
  api.kill('SIGKILL');
  await new Promise((resolve) => api.once('exit', resolve));
  const stranger = createPerson(product.port);
  for (const path of ['/en', '/en/login', '/en/register', '/tr-TUR/login', '/en/help-center/s/webform']) {
    expect([200, 302], path).toContain((await stranger.open(path)).status);
  }
  expect((await stranger.open('/en/nowhere')).status).toBe(404);
  const dashboard = await person.open('/en/dashboard');
  expect(dashboard.status).toBe(503);
  expect(dashboard.headers['content-type']).toContain('text/html');
  expect(dashboard.text).toContain('data-page="broken"');
  expect(person.cookies.get('b_t_c_k')).toBe(token);
  const refused = await person.open('/x-api/user/private/info');
  expect(refused.status).toBe(502);
  expect(JSON.parse(refused.text)).toMatchObject({
    ret_code: 700_099,
    ret_msg: expect.stringMatching(/did not answer/),
  });
  const login = await stranger.open('/x-api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: '{}',
  });
  expect(login.status).toBe(502);
  expect((await ask(product.managementPort, '/healthz')).status).toBe(200);
});
