import { gunzipSync } from 'node:zlib';
import { defaultBrand as brand } from '@gatehouse/brand/default-brand';
import { codes } from '@gatehouse/contract/errors/codes';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ApiResponse, ApiUnreachable } from '../api/api.ts';
import type { Views } from '../document/bundle.ts';
import { createMessagesSource } from '../messages/messages-source.ts';
import { loadPages } from '../pages.ts';
import { createReferences } from '../references/references.ts';
import { visitorReader } from '../visitor/visitor.ts';
import { createPageRenderer } from './page-renderer.ts';
import { pageRoute } from './page-route.ts';

const TOKEN = 'a-token-of-the-session-1234567890';
const USER = {
  id: 7,
  username: 'u',
  vague_email: 'a***@e***.com',
  vague_mobile: '',
  email_verified: true,
  mobile_verified: false,
  has_google2fa: false,
  lang: 'en',
  status: 1,
};

let server: FastifyInstance;
let rendered: string[];
let answer: () => ApiResponse;

const json = (value: unknown): ApiResponse => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(value)),
});

const messages = createMessagesSource({
  brand: {},
  origin: undefined,
  project: 'gatehouse',
  report: () => {},
  onChange: () => {},
});

const bundle: Views = {
  stylesOf: () => '',
  scriptsOf: () => undefined,
  render: (frame) => {
    rendered.push(`${frame.site.id} ${frame.language.value} ${frame.name} ${frame.path}`);
    return `<main>${frame.name}</main>`;
  },
  filesOf: (page) => ({ script: `/assets/${page}.js`, preloads: [], style: '/assets/a.css' }),
};

beforeAll(async () => {
  server = Fastify({ trustProxy: ['127.0.0.1'] });
  pageRoute(server, {
    brand,
    api: async () => answer(),
    pages: await loadPages({ development: false }),
    renderer: createPageRenderer({ brand, bundle, messages, development: false }),
    visitorOf: visitorReader(brand),
    development: false,
    references: createReferences(),
  });
});
afterAll(() => server.close());
beforeEach(() => {
  rendered = [];
  answer = () => json({ ret_code: 0, result: USER });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { host: 'localhost:3000', ...headers } });

describe('language segments', () => {
  test.each([
    ['/login', {}, '/en/login'],
    ['/login?redirect_url=%2Fa%3Fb&x=1', {}, '/en/login?redirect_url=%2Fa%3Fb&x=1'],
    ['/', {}, '/en'],
    ['/login', { 'accept-language': 'ja,en;q=0.5' }, '/ja-JP/login'],
    ['/login', { host: 'tr.localhost' }, '/tr-TUR/login'],
    ['/login', { host: 'hk.localhost', 'accept-language': 'fr' }, '/zh-HK/login'],
    ['/ko-KR/login', {}, '/en/login'],
    ['/EN/login', {}, '/en/login'],
    ['/en/login/', {}, '/en/login'],
    ['/login', { cookie: `${brand.keys.language}=uk-UA` }, '/uk-UA/login'],
    ['/login', { cookie: `${brand.keys.language}=../../x` }, '/en/login'],
    ['//evil.example/login', {}, '/en/evil.example/login'],
    ['/user/accounts/auth/personal', { host: 'eu.localhost' }, '/en-EU/user/accounts/auth/personal'],
  ])('[LANG-01] [LANG-02] [LANG-13] %s with %j goes to %s', async (url, headers, target) => {
    const { statusCode, headers: answered } = await get(url, headers);
    expect([statusCode, answered.location]).toEqual([302, target]);
  });

  test('[LANG-02] the redirect never leaves the host, with any path', async () => {
    for (const path of ['/\\evil.example', '/%09//evil.example', '/.//evil.example', '/en//evil.example/']) {
      const location = (await get(path)).headers.location;
      if (location) expect(new URL(String(location), 'http://localhost:3000').host).toBe('localhost:3000');
    }
  });

  test('a missing file is a plain 404, not a page', async () => {
    const { statusCode, headers } = await get('/favicon.ico');
    expect([statusCode, headers['content-type']]).toEqual([404, expect.stringMatching(/^text\/plain/)]);
  });
});

describe('hosts', () => {
  test('[SITE-01] an unknown host is the global site, and changes no link', async () => {
    const known = await get('/en/login');
    const unknown = await get('/en/login', { host: 'evil.example' });
    expect(unknown.statusCode).toBe(200);
    expect(unknown.body).not.toContain('evil.example');
    expect(String(unknown.headers['set-cookie'])).not.toMatch(/Domain/i);
    const plain = (body: string) => body.replace(/nonce="[^"]+"/g, '');
    expect(plain(unknown.body)).toBe(plain(known.body));
  });

  test('[SITE-01] forwarded hosts count from trusted proxies only', async () => {
    const from = (remoteAddress: string) =>
      server.inject({
        url: '/login',
        remoteAddress,
        headers: { host: 'localhost', 'x-forwarded-host': 'tr.localhost' },
      });
    expect((await from('127.0.0.1')).headers.location).toBe('/tr-TUR/login');
    expect((await from('203.0.113.9')).headers.location).toBe('/en/login');
  });
});

describe('the page', () => {
  test('is rendered once for the same site, language and page, with a new nonce each time', async () => {
    const [first, second] = [await get('/en/help-center/s/webform'), await get('/en/help-center/s/webform')];
    expect(rendered).toHaveLength(1);
    const nonceOf = (value: unknown) => /'nonce-([^']+)'/.exec(String(value))?.[1];
    const [one, two] = [first, second].map(({ headers }) => nonceOf(headers['content-security-policy']));
    expect(one).toBeTruthy();
    expect(one).not.toBe(two);
    expect(first.body.split(`nonce="${one}"`).length).toBeGreaterThan(3);
    expect(first.body).not.toContain(String(two));
  });

  test('comes as gzip if accepted, with the same text', async () => {
    const { rawPayload, headers } = await get('/en/register', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(rawPayload).toString()).toMatch(/^<!doctype html>/);
    expect((await get('/en/register', { 'accept-encoding': 'gzip;q=0' })).headers['content-encoding']).toBeUndefined();
  });

  test('[SESS-02] a visitor without a device id gets one of 36 characters for 120 days; a good one stays', async () => {
    const [guid = '', secret = ''] = [(await get('/en/login')).headers['set-cookie']].flat().map(String);
    expect(guid).toMatch(new RegExp(`^${brand.keys.guid}=[\\w-]{36}; Path=/; Max-Age=10368000`));
    const both = [guid, secret].map((line) => line.split(';')[0]);
    const again = await get('/en/login', { cookie: both.join('; ') });
    expect(again.headers['set-cookie']).toBeUndefined();
    const wrong = await get('/en/login', { cookie: `${both[1]}; ${brand.keys.guid}=short` });
    expect(wrong.headers['set-cookie']).toContain(`${brand.keys.guid}=`);
  });

  test('a page without a device id that a page of the same origin led to is no first visit: a skipped transition has its listener', async () => {
    const has = async (site: string) =>
      (await get('/en/login', { 'sec-fetch-site': site })).body.includes('pagereveal');
    expect([await has('none'), await has('cross-site'), await has('same-origin')]).toEqual([false, false, true]);
  });

  test('an unknown path is a 404 page in the visitor’s language, and does not contain the path', async () => {
    const { statusCode, body } = await get('/en/no-such-page');
    expect(statusCode).toBe(404);
    expect(body).toContain('not-found');
    expect(body).not.toContain('no-such-page');
  });

  test.each(['/dev/gallery', '/en/dev/gallery'])('%s is not there in production', async (path) => {
    const { headers, statusCode } = await get(path);
    expect(headers.location ?? statusCode).toBe(path === '/dev/gallery' ? '/en/dev/gallery' : 404);
  });
});

describe('the partner sandbox', () => {
  const at = (host: string) => get('/en/dev/partner', { host: `${host}:3000` });

  test('[OAUTH-06] is there on the test network alone, and only while the API has OAuth', async () => {
    answer = () => json({ ret_code: codes.authorizeOutcome });
    expect([await statusAt('testnet.localhost'), await statusAt('localhost')]).toEqual([200, 404]);
    answer = () => ({ ...json({ ret_code: codes.notFound }), status: 404 });
    expect(await statusAt('testnet.localhost')).toBe(404);
    answer = () => {
      throw new ApiUnreachable('down');
    };
    expect(await statusAt('testnet.localhost')).toBe(503);
    // Sites without it do not ask.
    expect(await statusAt('localhost')).toBe(404);
  });

  const statusAt = async (host: string) => (await at(host)).statusCode;
});

describe('sessions', () => {
  const cookie = `b_t_c_k=${TOKEN}`;

  test('[REDIR-01] a logged-in user does not see the login page', async () => {
    const { statusCode, headers } = await get('/en/login', { cookie });
    expect([statusCode, headers.location]).toEqual([302, '/en/dashboard']);
  });

  test('[REDIR-02] [REDIR-04] the redirect_url and referrer of a user count by the rules', async () => {
    const to = async (query: string, more = {}) =>
      (await get(`/en/login${query}`, { cookie, ...more })).headers.location;
    expect(await to('?redirect_url=%2Fen%2Fdownload')).toBe('/en/download');
    expect(await to('?redirect_url=https%3A%2F%2Fevil.example')).toBe('/en/dashboard');
    expect(await to('?redirect_url=%2Fen%2Flogin')).toBe('/en/dashboard');
    expect(await to('', { referer: 'http://localhost/en/terms-service/privacyPolicy' })).toBe(
      '/en/terms-service/privacyPolicy',
    );
    expect(await to('', { referer: 'https://evil.example/' })).toBe('/en/dashboard');
  });

  test('a page for users sends visitors to log in, and back', async () => {
    const { headers } = await get('/en/dashboard?x=1');
    expect(headers.location).toBe('/en/login?redirect_url=%2Fen%2Fdashboard%3Fx%3D1');
  });

  test('[SESS-04] removes the cookie of an ended session', async () => {
    answer = () => json({ ret_code: 10006 });
    const { statusCode, headers } = await get('/en/login', { cookie });
    expect(statusCode).toBe(200);
    expect(String(headers['set-cookie'])).toMatch(/b_t_c_k=; Path=\/; Max-Age=0/);
  });

  test('pages with personal data are never stored', async () => {
    const { headers } = await get('/en/terms-service/privacyPolicy', { cookie });
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await get('/en/terms-service/privacyPolicy')).headers['cache-control']).toBe('private, no-cache');
  });

  test('an API that does not answer gives a page that says so, with 503', async () => {
    answer = () => {
      throw new ApiUnreachable('no');
    };
    const { statusCode, body } = await get('/en/dashboard', { cookie });
    expect(statusCode).toBe(503);
    expect(body).toContain('broken');
  });
});

test('[SHELL-03] [PLAT-01] [PLAT-02] pages in an app have no header, and their own cache entry', async () => {
  const headerFor = async (userAgent: string) =>
    /"header":(true|false)/.exec((await get('/en', { 'user-agent': userAgent })).body)?.[1];
  expect(await headerFor('Mozilla/5.0')).toBe('true');
  expect(await headerFor(`Mozilla/5.0 ${brand.appUserAgent}/1`)).toBe('false');
  expect(await headerFor('Mozilla/5.0 Telegram-Android/11')).toBe('false');
  expect(await headerFor('Mozilla/5.0')).toBe('true');
});

test('[SITE-03] a content host starts with its own page, and has the sites’ other pages too', async () => {
  const at = (host: string, url: string) => server.inject({ url, headers: { host } });
  await at('learn.eu.localhost', '/en-EU');
  await at('blog.localhost', '/en');
  await at('testnet-newblog.localhost', '/en');
  await at('blog.localhost', '/pl-PL/help-center/s/webform');
  await at('blog.example.com', '/es-AR');
  expect(rendered).toEqual([
    'EU en-EU content /learn',
    'GLOBAL en content /blog',
    'TESTNET en content /blog',
    'GLOBAL pl-PL help /help-center/s/webform',
    'GLOBAL es-AR home /',
  ]);
});

test.each(['auto-ban-account', 'security-item-find', 'retrieve', 'sub-account-login'])(
  '[SHELL-10] /app/user/%s opens without a session',
  async (name) => {
    const answer = await server.inject({ url: `/en/app/user/${name}`, headers: { host: 'localhost' } });
    expect(answer.statusCode).toBe(200);
    expect(rendered).toEqual([`GLOBAL en ${name} /app/user/${name}`]);
  },
);

test('[SHELL-10] a page of an account sends a visitor to log in', async () => {
  const answer = await server.inject({ url: '/en/app/user/account-info', headers: { host: 'localhost' } });
  expect(answer.headers.location).toBe('/en/login?redirect_url=%2Fen%2Fapp%2Fuser%2Faccount-info');
});

describe('visitors from an affiliate', () => {
  const session = { cookie: `b_t_c_k=${TOKEN}` };

  test.each([
    ['/en/register?affiliate_id=7&ref=A%26B', {}, '/en/sign-up?affiliate_id=7&ref=A%26B'],
    ['/tr-TUR/tr-register?affiliate_id=7', { host: 'tr.localhost' }, '/tr-TUR/sign-up?affiliate_id=7'],
    ['/en/tr-register?affiliate_id=7', {}, '/en/sign-up?affiliate_id=7'],
    ['/en/register?affiliate_id=ada', {}, '/en/sign-up?affiliate_id=ada'],
    ['/register?affiliate_id=7', { 'accept-language': 'ja' }, '/ja-JP/register?affiliate_id=7'],
    ['/ja-JP/register?affiliate_id=7', { 'accept-language': 'en' }, '/ja-JP/sign-up?affiliate_id=7'],
  ])('[ROUTE-03] %s with %j goes to %s', async (url, headers, target) => {
    const { statusCode, headers: answered } = await get(url, headers);
    expect([statusCode, answered.location, answered['cache-control']]).toEqual([302, target, 'private, no-store']);
  });

  test.each(['/en/register', '/en/register?affiliate_id=', '/en/sign-up?affiliate_id=7', '/en/login?affiliate_id=7'])(
    '[ROUTE-03] %s stays where it is',
    async (url) => expect((await get(url)).statusCode).toBe(200),
  );

  test('[ROUTE-03] a logged-in user is redirected as usual; one whose session has ended is not', async () => {
    expect((await get('/en/register?affiliate_id=7', session)).headers.location).toBe('/en/dashboard');
    answer = () => json({ ret_code: 10006 });
    const ended = await get('/en/register?affiliate_id=7', session);
    expect(ended.headers.location).toBe('/en/sign-up?affiliate_id=7');
    expect(String(ended.headers['set-cookie'])).toContain('Max-Age=0');
  });

  test('[AFF-06] with an API that is down, a landing page shows without a card', async () => {
    answer = () => {
      throw new ApiUnreachable('down');
    };
    for (const page of ['sign-up', 'friend-invite', 'invite', 'exclusive-benefits']) {
      const { statusCode, headers } = await get(`/en/${page}?affiliate_id=7`);
      expect([page, statusCode, headers['cache-control']]).toEqual([page, 200, 'private, no-store']);
    }
  });
});
