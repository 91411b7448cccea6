import { afterAll, beforeAll, expect, test } from 'vitest';
import { proofFor } from '../stage/captcha.ts';
import { type Answer, ask, createPerson } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const FOREIGN = 'evil.example';
const PAGES = ['/en', '/en/login', '/en/register', '/en/email-code-verify', '/en/nowhere', '/en/help-center/s/webform'];

/** Believes loopback, from where the tests come. */
let trusting: Product;
/** Believes another machine only, so that nothing a test forwards counts. */
let wary: Product;

beforeAll(async () => {
  [trusting, wary] = await Promise.all([sharedProduct(), openProduct({ TRUST_PROXY: '192.0.2.1' })]);
});
afterAll(async () => {
  await Promise.all([trusting?.close(), wary?.close()]);
});

function policyOf({ headers }: Answer): Map<string, string> {
  const policy = String(headers['content-security-policy']);
  return new Map(policy.split(/;\s*/).map((line) => [line.split(' ', 1)[0] ?? '', line.slice(line.indexOf(' ') + 1)]));
}

test.each(PAGES)(
  '%s: a strict policy with a nonce of its own each time, and the other safety headers',
  async (path) => {
    const answers = [await ask(trusting.port, path), await ask(trusting.port, path)];
    const nonces = answers.map(
      (answer) => /'nonce-([\w-]{22})'/.exec(policyOf(answer).get('script-src') ?? '')?.[1] ?? '',
    );
    expect(new Set(nonces).size).toBe(2);
    for (const [place, answer] of answers.entries()) {
      const policy = policyOf(answer);
      expect(policy.get('default-src')).toBe("'none'");
      expect(policy.get('base-uri')).toBe("'none'");
      expect(policy.get('frame-ancestors')).toBe("'none'");
      expect(policy.get('require-trusted-types-for')).toBe("'script'");
      expect([...policy.values()].join(' ')).not.toMatch(/unsafe|https?:|\*/);
      // What a script says is no markup.
      const markup = answer.text.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1</script>');
      const inline = [...markup.matchAll(/<(?:script|style)\b[^>]*>/g)].map(([tag]) => tag);
      expect(
        inline.filter((tag) => !tag.includes(`nonce="${nonces[place]}"`) && !tag.includes('application/json')),
      ).toEqual([]);
      expect(markup).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)=/);
      expect(answer.headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(answer.headers['permissions-policy']).toContain('camera=()');
      expect(answer.headers.server ?? answer.headers['x-powered-by']).toBeUndefined();
    }
  },
);

test('HSTS and Secure cookies come with HTTPS only, and HTTPS is believed from a trusted proxy only', async () => {
  const forwarded = { 'x-forwarded-proto': 'https' };
  const [plain, secure, claimed] = await Promise.all([
    ask(trusting.port, '/en/login'),
    ask(trusting.port, '/en/login', { headers: forwarded }),
    ask(wary.port, '/en/login', { headers: forwarded }),
  ]);
  expect(secure.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  expect(String(secure.headers['set-cookie'])).toContain('; Secure');
  for (const { headers } of [plain, claimed]) {
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(String(headers['set-cookie'])).not.toContain('Secure');
  }
});

test('[SESS-01] [SESS-10] the session cookie is HttpOnly and SameSite, and on HTTPS bound to its host by name', async () => {
  const cookieOf = async (headers: Record<string, string>, host = 'localhost') => {
    const person = createPerson(trusting.port, { host });
    const encrypted = await person.locked('correct horse battery');
    const proof = await proofFor('/login', (path) => person.open(`/x-api${path}`, { headers }), host);
    const body = JSON.stringify({ login_name: 'demo@example.com', ...encrypted, ...proof });
    const answer = await person.open('/x-api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    expect(answer.text).not.toContain('token');
    return answer.headers['set-cookie']?.filter((line) => line.includes('b_t_c_k')).join();
  };
  expect(await cookieOf({})).toMatch(/^b_t_c_k=[\w-]{20,}; Path=\/; Max-Age=604800; SameSite=Lax; HttpOnly$/);
  expect(await cookieOf({}, 'tr.localhost')).toMatch(/^b_t_c_k_tr=[\w-]{20,}; Path=\/; Max-Age=604800; /);
  expect(await cookieOf({ 'x-forwarded-proto': 'https' })).toMatch(
    /^__Host-b_t_c_k=[\w-]{20,}; Path=\/; Max-Age=604800; SameSite=Lax; HttpOnly; Secure$/,
  );
});

test('[SITE-01] an unknown or odd host is the global site, and stands in no link, cookie, mail or kept page', async () => {
  const odd = [
    FOREIGN,
    `${FOREIGN}:80`,
    `localhost.${FOREIGN}`,
    `localhost@${FOREIGN}`,
    `${FOREIGN}"><script>`,
    `eu.localhost\\.${FOREIGN}`,
  ];
  for (const host of odd) {
    for (const path of ['/en', '/en/login', '/en/nowhere']) {
      const { status, text, headers } = await ask(trusting.port, path, { host });
      expect([200, 400, 404]).toContain(status);
      expect(text + JSON.stringify(headers), host).not.toContain(FOREIGN);
      if (status === 200) expect(text).toContain('Gatehouse International');
    }
    const { headers } = await ask(trusting.port, '/login?x=1', { host });
    expect(headers.location ?? '/').toMatch(/^\/(?!\/)/);
  }
  const clean = await ask(trusting.port, '/en/login');
  expect(clean.text).not.toContain(FOREIGN);
  const canonical = /rel="canonical" href="([^"]+)"/.exec(clean.text)?.[1];
  expect(canonical).toBe(`http://localhost:${trusting.port}/en/login`);
});

test('[SITE-01] a forwarded host counts from a trusted proxy only, and only chooses among the known sites', async () => {
  const asked = (port: number, host: string) =>
    ask(port, '/login', { headers: { 'x-forwarded-host': host, forwarded: `host=${host}`, 'x-original-url': '/x' } });
  expect((await asked(trusting.port, 'tr.localhost')).headers.location).toBe('/tr-TUR/login');
  expect((await asked(wary.port, 'tr.localhost')).headers.location).toBe('/en/login');
  expect((await asked(trusting.port, FOREIGN)).headers.location).toBe('/en/login');
});

test('[SITE-01] a mail asked for through a foreign host names ours', async () => {
  const email = 'host@header.example';
  const person = createPerson(trusting.port, { host: FOREIGN });
  const since = Date.now();
  await person.begin(email);
  await trusting.codeFor(email);
  await person.begin('demo@example.com');
  const mails = (await trusting.mails()).filter(({ sentAt }) => sentAt >= since);
  expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([email, 'demo@example.com']));
  expect(JSON.stringify(mails)).not.toContain(FOREIGN);
  expect(mails.every(({ text }) => text.includes('localhost'))).toBe(true);
});

test('[SESS-10] calls that change something and come from another site are refused', async () => {
  const person = createPerson(trusting.port);
  await person.logIn('demo@example.com', 'correct horse battery');
  const json = { 'content-type': 'application/json' };
  const from = (headers: Record<string, string>) =>
    person.open('/x-api/logout', { method: 'POST', headers: { ...json, ...headers } });
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: `http://${FOREIGN}` },
    { origin: 'null' },
    { origin: `http://tr.localhost:${trusting.port}` },
    {},
  ];
  for (const headers of foreign) {
    expect((await from(headers)).status, JSON.stringify(headers)).toBe(403);
  }
  expect((await person.call('/user/private/info')).ret_code).toBe(0);
  expect((await from({ origin: `http://localhost:${trusting.port}` })).status).toBe(200);
  expect((await person.call('/user/private/info')).ret_code).toBe(10_006);
});

test('line ends and NULs in addresses and cookies never reach a header', async () => {
  for (const path of [
    '/x%0d%0aset-cookie:a=1',
    '/login?a=%0d%0aset-cookie:a=1',
    '/login%00',
    '//evil.example/%2e%2e',
    '/\\evil.example',
  ]) {
    const { status, headers } = await ask(trusting.port, path);
    expect([302, 404]).toContain(status);
    expect(headers.location ?? '/en/none').toMatch(/^\/en\/[^/\\]/);
    expect(String(headers['set-cookie'])).not.toContain('a=1');
  }
  const cookie = 'gh_guid=%0d%0aset-cookie:a=1; gh_language=//evil.example; b_t_c_k=../../../etc/passwd';
  const { status, headers } = await ask(trusting.port, '/login', { headers: { cookie } });
  expect([status, headers.location]).toEqual([302, '/en/login']);
});
