import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultBrand } from '../../packages/brand/src/default-brand.ts';
import { tokenCookieName } from '../../packages/rules/src/session/session.ts';
import { PROGRAMS } from '../../scripts/system-programs.ts';
import { temporaryPostgres } from '../../scripts/temporary-service.ts';
import { type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { ask, createPerson, type Person } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { rawRequest, sendRaw } from '../stage/raw.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const PASSWORD = 'correct horse battery';
const sites = defaultBrand.sites.filter(({ environment }) => environment === 'default');
const hostOf = ({ hosts }: (typeof sites)[number]) => hosts[0] ?? '';

let product: Product;
let browser: OwnBrowser;
beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

test('[REGION-09] a session that is carried to another host by hand crosses no wall, in either direction', async () => {
  const answers: string[] = [];
  const expected: string[] = [];
  for (const from of sites) {
    const person = createPerson(product.port, { host: hostOf(from) });
    const login = await person.logIn(from.walled ? 'hk@example.com' : 'demo@example.com', PASSWORD);
    expect(login.ret_code, from.id).toBe(0);
    const token = person.cookies.get(tokenCookieName(defaultBrand, from, false)) ?? '';
    for (const to of sites) {
      const cookie = `${tokenCookieName(defaultBrand, to, false)}=${token}`;
      const host = `${hostOf(to)}:${product.port}`;
      const { text, headers } = await ask(product.port, '/x-api/user/private/info', { host, headers: { cookie } });
      const holds = from === to || !(from.walled || to.walled);
      const isEnded = String(headers['set-cookie']).includes('Max-Age=0');
      answers.push(`${from.id} to ${to.id}: ${JSON.parse(text).ret_code} ${isEnded}`);
      expected.push(`${from.id} to ${to.id}: ${holds ? '0 false' : '10006 true'}`);
      if (holds || from === to) continue;
      // A page for visitors shows its form and does not redirect.
      const page = await ask(product.port, `/${to.languages.list[0]}/login`, { host, headers: { cookie } });
      expect(page.status, `${from.id} to ${to.id}`).toBe(200);
    }
    // Where it was opened it still holds.
    expect((await person.call('/user/private/info')).ret_code).toBe(0);
  }
  expect(answers).toEqual(expected);
});

const FOREIGN = [
  'evil.example',
  'evil.example:3001',
  'localhost.evil.example',
  '127.0.0.1.nip.example',
  '192.0.2.1',
  '',
];
const OWN = ['localhost', 'LOCALHOST', '127.0.0.1', '[::1]'];

test('the management port answers to no foreign Host', async () => {
  const { managementPort: port } = product;
  for (const path of [
    '/metrics',
    '/readyz',
    '/healthz',
    '/attribution.csv',
    '/decisions/GH-0000-0000',
    '/dev/explorer',
    '/',
  ]) {
    for (const host of FOREIGN) {
      const answer = await ask(port, path, { host, headers: { 'x-forwarded-host': 'localhost' } });
      expect([answer.status, answer.text.length < 100], `${host} ${path}`).toEqual([421, true]);
    }
  }
  for (const host of OWN) expect((await ask(port, '/healthz', { host: `${host}:${port}` })).status, host).toBe(200);
  const named = await openProduct({ MANAGEMENT_NAMES: 'ops.example, metrics.internal' });
  try {
    const statusOf = async (host: string) => (await ask(named.managementPort, '/healthz', { host })).status;
    expect(await Promise.all(['ops.example:9', 'metrics.internal', 'other.example'].map(statusOf))).toEqual([
      200, 200, 421,
    ]);
  } finally {
    await named.close();
  }
});

test('the development mailbox answers to no foreign Host, whatever is forwarded', async () => {
  const { port } = product;
  await createPerson(port).begin('mailbox-host@example.com');
  await product.codeFor('mailbox-host@example.com');
  for (const host of FOREIGN.filter(Boolean)) {
    for (const path of ['/dev/mailbox', '/dev/mailbox/messages', '/dev/mailbox/list?newer=']) {
      const { status, text } = await ask(port, path, { host, headers: { 'x-forwarded-host': `localhost:${port}` } });
      expect([status, text.includes('mailbox-host')], `${host} ${path}`).toEqual([421, false]);
    }
  }
  for (const host of [...OWN, 'tr.localhost']) {
    expect((await ask(port, '/dev/mailbox/messages', { host: `${host}:${port}` })).status, host).toBe(200);
  }
});

test('our own Telegram answers to no foreign Host', async () => {
  const { port } = product;
  for (const path of ['/dev/telegram', '/dev/telegram/control/public-key']) {
    for (const host of FOREIGN.filter(Boolean)) expect((await ask(port, path, { host })).status, host).toBe(421);
    for (const host of [...OWN, 'tr.localhost', 'telegram.localhost'])
      expect((await ask(port, path, { host: `${host}:${port}` })).status, host).toBe(200);
  }
});

test('[HTTP-03] dot segments and escapes under /x-api are refused, in every spelling', async () => {
  const { port } = product;
  const dots = ['..', '.', '%2e%2e', '%2E%2e', '.%2e', '%252e%252e', '%c0%ae%c0%ae', '..;', '..%00'];
  const slashes = ['/', '%2f', '%2F', '\\', '%5c', '%252f', '%255C'];
  for (const dot of dots) {
    for (const slash of slashes) {
      for (const path of [`/x-api/user/public${slash}${dot}${slash}private/info`, `/x-api/${dot}${slash}healthz`]) {
        const { status, body } = await sendRaw(port, rawRequest(`GET ${path}`));
        expect(status, path).toBe(400);
        expect(body, path).not.toContain('"result"');
      }
    }
  }
  for (const path of [
    '/%78-api/user/public/encrypt-key',
    '/x%2dapi/user/public/encrypt-key',
    '/x-api%2fuser/public/encrypt-key',
  ]) {
    // No gateway's address: a page's, or none.
    expect([302, 400, 404], path).toContain((await sendRaw(port, rawRequest(`GET ${path}`))).status);
  }
  expect((await sendRaw(port, rawRequest('GET /x-api/user/public/encrypt-key?next=%2e%2e%2f'))).status).toBe(200);
});

/** What so many scans of one code at once by one account are answered. */
async function scannedAtOnce({ port }: Product, phone: Person): Promise<string[]> {
  const screen = createPerson(port);
  await screen.open('/en/login');
  const { result } = await screen.call('/v3/public/qrcode/generate');
  const secret = String(result.content).split('#')[1] ?? '';
  const scans = await Promise.all(Array.from({ length: 4 }, () => phone.call('/user/private/qrcode/scan', { secret })));
  return scans.map(({ ret_code, result: { numbers } }) => `${ret_code} ${numbers}`);
}

test.skipIf(!PROGRAMS.postgres.find())(
  '[LOGIN-05] scans at once by one account are one, on both databases',
  async () => {
    const postgres = await temporaryPostgres(PROGRAMS.postgres.find() ?? '');
    const scaled = await openProduct({ DATABASE_URL: postgres.url });
    try {
      for (const each of [product, scaled]) {
        const phone = createPerson(each.port);
        expect((await phone.logIn('demo@example.com', PASSWORD)).ret_code).toBe(0);
        for (let round = 0; round < 5; round += 1) {
          const scans = await scannedAtOnce(each, phone);
          expect(scans[0]).toMatch(/^0 \d\d,\d\d,\d\d$/);
          expect(new Set(scans).size, scans.join(' | ')).toBe(1);
        }
      }
    } finally {
      await scaled.close();
      await postgres.stop();
    }
  },
);

const violations = async () =>
  (await ask(product.managementPort, '/metrics')).text
    .split('\n')
    .filter((line) => line.startsWith('gatehouse_policy_'));
const counted = async (labels: string) =>
  Number(
    (await violations())
      .find((line) => line.includes(labels))
      ?.split(' ')
      .at(-1) ?? 0,
  );

test('what a page’s policy stops is counted, by directive and without an address', async () => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${product.origin('eu')}/en-EU/login?secret=in-the-query`);
  await page.evaluate(() => {
    const picture = new Image();
    picture.src = 'https://pictures.example/secret-path?email=a@b.example';
    document.body.append(picture);
  });
  await expect.poll(() => counted('site="EU",directive="img-src",source="other"')).toBe(1);
  await page.context().close();
  expect((await violations()).join('\n')).not.toMatch(/secret|pictures|b\.example/);
});

test('reports of a policy are checked, bounded and limited', async () => {
  const report = (more: object = {}) =>
    JSON.stringify({ 'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline', ...more } });
  const send = async (body: string, headers: Record<string, string> = {}) =>
    (
      await ask(product.port, '/front/policy-reports', {
        method: 'POST',
        headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': '192.0.2.77', ...headers },
        body,
      })
    ).status;
  expect(await send(report())).toBe(204);
  expect(await counted('site="GLOBAL",directive="script-src-elem",source="inline"')).toBe(1);
  const before = await violations();
  expect(await send('{')).toBe(400);
  expect(await send('[]')).toBe(400);
  expect(await send(report({ 'effective-directive': 'x"} 1\nevil' }))).toBe(400);
  expect(await send(report({ 'blocked-uri': 7 }))).toBe(400);
  expect(await send(report({ 'blocked-uri': 'x'.repeat(9_000) }))).toBe(413);
  expect(await send(report(), { 'content-type': 'application/json' })).toBe(415);
  expect(await violations()).toEqual(before);
  const all = await Promise.all(Array.from({ length: 40 }, () => send(report())));
  expect(all.filter((status) => status === 204).length).toBeLessThan(20);
  expect(all).toContain(429);
  expect(await send(report(), { 'x-forwarded-for': '192.0.2.78' })).toBe(204);
});
