import { defaultBrand as brand } from '@gatehouse/brand/default-brand';
import { memberInfo } from '@gatehouse/contract/session/session-extras';
import { originOf } from '@gatehouse/rules/site/site-of';
import fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WallData } from '../../pages/compliance-wall/load.ts';
import { type ApiRequest, type ApiResponse, ApiUnreachable } from '../api/api.ts';
import type { Views } from '../document/bundle.ts';
import { createMessagesSource } from '../messages/messages-source.ts';
import { createPageRenderer } from '../page/page-renderer.ts';
import { pageRoute } from '../page/page-route.ts';
import { loadPages } from '../pages.ts';
import { createReferences } from '../references/references.ts';
import { visitorReader } from '../visitor/visitor.ts';
import { STAY_COOKIE } from './compliance-wall.ts';
import { wallAnswers } from './wall-choices.ts';

const TOKEN = 'a-token-of-the-session-1234567890';
const USER = { id: 7, username: 'u', vague_email: 'a***@e***.com', status: 1 };

let server: FastifyInstance;
let asked: string[];
let rendered: { name: string; data: unknown }[];
let kycCountry: unknown;
let failing: 'nothing' | 'member' | 'refused' | 'logout';

const json = (value: unknown): ApiResponse => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(value)),
});

async function api({ method, path }: ApiRequest): Promise<ApiResponse> {
  asked.push(`${method} ${path}`);
  if (path === '/logout') {
    if (failing === 'logout') throw new ApiUnreachable('no answer');
    return json({ ret_code: 0 });
  }
  if (path !== memberInfo.path) return json({ ret_code: 0, result: USER });
  if (failing === 'member') throw new ApiUnreachable('no answer');
  if (failing === 'refused') return json({ ret_code: 10001, ret_msg: 'no' });
  return json({ retCode: 0, result: { id: 7, home_site: '', kyc_country: kycCountry, member_since: 0 } });
}

const bundle: Views = {
  stylesOf: () => '',
  scriptsOf: () => undefined,
  render: ({ name, data }) => {
    rendered.push({ name, data });
    return `<main>${name}</main>`;
  },
  filesOf: (page) => ({ script: `/assets/${page}.js`, preloads: [], style: '/assets/a.css' }),
};

beforeAll(async () => {
  server = Fastify();
  const messages = createMessagesSource({
    brand: {},
    origin: undefined,
    project: 'gatehouse',
    report: () => {},
    onChange: () => {},
  });
  const visitorOf = visitorReader(brand);
  await server.register(wallAnswers, { brand, api, visitorOf });
  pageRoute(server, {
    ...{ brand, api, visitorOf, development: false, references: createReferences() },
    pages: await loadPages({ development: false }),
    renderer: createPageRenderer({ brand, bundle, messages, development: false }),
  });
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  rendered = [];
  kycCountry = 'NL';
  failing = 'nothing';
});

type RequestOptions = { host?: string; cookie?: string; headers?: Record<string, string> };

/** Cookies are by host, so that each site's own name holds the token. */
function headersOf({ host = 'localhost', cookie = '', headers = {} }: RequestOptions) {
  const tokens = brand.sites.map(({ cookieSuffix }) => `${brand.keys.token}${cookieSuffix}=${TOKEN}`);
  return { host, cookie: [...tokens, cookie].join('; '), 'user-agent': 'Mozilla/5.0 (X11; Linux)', ...headers };
}
const get = (url: string, more: RequestOptions = {}) => server.inject({ url, headers: headersOf(more) });
const post = (url: string, answer: string, more: RequestOptions = {}) =>
  server.inject({
    ...{ method: 'POST', url, payload: `answer=${answer}` },
    headers: {
      ...headersOf(more),
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...more.headers,
    },
  });
const wallFor = (path: string, language = 'en') =>
  `/${language}/compliance-wall?redirect_url=${encodeURIComponent(path)}`;
const dataShown = () => rendered.at(-1)?.data as WallData;

describe('[REGION-08] who gets the wall', () => {
  test.each([
    ['localhost', '/en/dashboard', 'NL'],
    ['localhost', '/en/dashboard?tab=a&b=%2F', 'NL'],
    ['localhost', '/en/user/accounts/auth/personal', 'NL'],
    ['localhost', '/en/dashboard', 'nl'],
  ])('on %s, %s with KYC of %s is the wall, which keeps the target', async (host, path, country) => {
    kycCountry = country;
    const { statusCode, headers } = await get(path, { host });
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, wallFor(path), 'private, no-store']);
  });

  test.each([
    ['nl.localhost', '/nl-NL/dashboard', 'BR'],
    ['kz.localhost', '/ru-KAZ/dashboard', 'DE'],
    ['eu.localhost', '/de-EU/dashboard', 'GB'],
  ])('on %s a user with KYC of another country is asked, in their language', async (host, path, country) => {
    kycCountry = country;
    const { headers } = await get(path, { host });
    expect(headers.location).toBe(wallFor(path, path.split('/')[1]));
  });

  test.each([
    ['localhost', '/en/dashboard', 'HK', 'HK users are refused at login elsewhere'],
    ['localhost', '/en/dashboard', 'BR', 'the global site is theirs'],
    ['localhost', '/en/dashboard', 'DE', 'the global site takes every country without a KYC site'],
    ['nl.localhost', '/nl-NL/app/user/account-info', 'NL', 'they are there'],
    ['eu.localhost', '/en-EU/dashboard', 'DE', 'the EU site is theirs'],
    ['testnet.localhost', '/en/dashboard', 'NL', 'the test network has accounts of its own'],
    ['localhost', '/en/dashboard', '', 'nothing is verified'],
    ['localhost', '/en/dashboard', undefined, 'an API of one’s own does not say'],
    ['localhost', '/en/dashboard', 528, 'an API of one’s own says nonsense'],
    ['localhost', '/en/dashboard', 'Netherlands', 'an API of one’s own says a name'],
  ])('no wall on %s%s with KYC of %s: %s', async (host, path, country, _why) => {
    kycCountry = country;
    expect((await get(path, { host })).statusCode).toBe(200);
  });

  test.each(['member', 'refused'] as const)('no wall if the API cannot name the user’s site (%s)', async (how) => {
    failing = how;
    expect((await get('/en/dashboard')).statusCode).toBe(200);
  });

  test('[LOGIN-09] no wall and no call in the mini-app, whose users only log in', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Telegram-Android/11.2' };
    expect((await get('/en/dashboard', { headers })).statusCode).toBe(200);
    expect(asked).not.toContain(`GET ${memberInfo.path}`);
  });

  test('[PLAT-02] [LOGIN-09] nor where the API has verified that it is one; a link that only says so removes no wall', async () => {
    const cookie = `b_t_c_k=${TOKEN}; mini_app=1`;
    expect((await get('/en/dashboard', { headers: { cookie } })).statusCode).toBe(200);
    expect(asked).not.toContain(`GET ${memberInfo.path}`);
    expect((await get('/en/dashboard?tgWebAppPlatform=ios')).statusCode).toBe(302);
  });

  test.each(['/en', '/en/help-center/s/webform', '/en/terms-service/privacyPolicy', '/en/nothing-here'])(
    'other pages cost no call: %s',
    async (path) => {
      await get(path);
      expect(asked).not.toContain(`GET ${memberInfo.path}`);
    },
  );

  test('the test network costs no call', async () => {
    await get('/en/dashboard', { host: 'testnet.localhost' });
    expect(asked).not.toContain(`GET ${memberInfo.path}`);
  });

  test('[AFF-07] keeps the referral of the page itself, and of the page of this site before it', async () => {
    const referer = `${originOf(brand, brand.sites[0] as (typeof brand.sites)[number])}/en/login?ref=abc&email=x&tag=t`;
    const { headers } = await get('/en/dashboard?affiliate_id=7', { headers: { referer } });
    const kept = new URL(String(headers.location), 'http://localhost').searchParams;
    expect(Object.fromEntries(kept)).toEqual({
      ref: 'abc',
      tag: 't',
      affiliate_id: '7',
      redirect_url: '/en/dashboard?affiliate_id=7',
    });
    const foreign = await get('/en/dashboard', { headers: { referer: 'http://localhost.evil.example/?ref=bad' } });
    expect(foreign.headers.location).toBe(wallFor('/en/dashboard'));
  });

  test('a visitor without a session who opens the wall logs in first', async () => {
    const { headers } = await server.inject({ url: '/en/compliance-wall', headers: { host: 'localhost' } });
    expect(headers.location).toMatch(/^\/en\/login\?redirect_url=/);
  });
});

describe('[REGION-08] the wall', () => {
  test('leads to the other site’s login page with language, referral and destination', async () => {
    const url = `/en/compliance-wall?ref=abc&email=x&redirect_url=${encodeURIComponent('/en/dashboard?tab=a')}`;
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
    const { href, forced, transferParams, country, reference } = dataShown();
    const address = new URL(href);
    expect(address.origin + address.pathname).toBe('http://nl.localhost/en-NL/login');
    expect(Object.fromEntries(address.searchParams)).toEqual({ ref: 'abc', redirect_url: '/en-NL/dashboard?tab=a' });
    expect({ forced, along: transferParams.along, country }).toEqual({
      forced: true,
      along: ['language', 'referral', 'destination'],
      country: 'Netherlands',
    });
    expect(transferParams.language.label).toBe('English');
    expect(reference).toMatch(/^GH-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  });

  test('lists only what is transferred', async () => {
    await get('/ja-JP/compliance-wall');
    const { along, not, language } = dataShown().transferParams;
    expect([along, not, language.label]).toEqual([[], ['session', 'typed', 'cookies', 'language'], 'Nederlands']);
  });

  test.each([
    ['/en/compliance-wall', '/en/dashboard'],
    [wallFor('/en/user/accounts/auth/personal'), '/en/user/accounts/auth/personal'],
    [wallFor('https://evil.example/'), '/en/dashboard'],
    [wallFor('javascript:alert(1)'), '/'],
    [wallFor('//evil.example'), '/en/dashboard'],
    [wallFor('http://blog.localhost/x'), 'http://blog.localhost/x'],
    [wallFor('/en/compliance-wall'), '/en/dashboard'],
    [wallFor(wallFor('/en/x')), '/en/dashboard'],
  ])('[REDIR-02] [REDIR-03] with nothing to decide, %s goes on to %s', async (url, target) => {
    kycCountry = 'BR';
    const referer = 'http://localhost/en/compliance-wall';
    const { statusCode, headers } = await get(url, { headers: { referer } });
    expect([statusCode, headers.location]).toEqual([302, target]);
  });

  test('[REDIR-02] leads to this brand’s sites only, with any input', async () => {
    const raw = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.constantFrom('/\\evil.example', '%2F%2Fevil'));
    await fc.assert(
      fc.asyncProperty(raw, fc.constantFrom('NL', 'BR'), async (target, country) => {
        kycCountry = country;
        rendered = [];
        const { statusCode, headers } = await get(
          `/en/compliance-wall?redirect_url=${encodeURIComponent(target.toWellFormed())}`,
        );
        if (statusCode === 302) {
          expect(new URL(String(headers.location), 'http://localhost').hostname).toMatch(/(?:^|\.)localhost$/);
        } else {
          const address = new URL(dataShown().href);
          expect(address.origin).toBe('http://nl.localhost');
          const onward = address.searchParams.get('redirect_url') ?? '/';
          expect(new URL(onward, address).hostname).toMatch(/(?:^|\.)localhost$/);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('[REGION-08] the answers', () => {
  const nld = { host: 'nl.localhost' };
  const wall = wallFor('/en-NL/app/user/account-info?a=1', 'en-NL');
  const cookieOf = (value: unknown) =>
    [value].flat().find((line) => String(line).startsWith(`${STAY_COOKIE}=`)) as string;

  test('"stay" lasts until the browser closes, and goes on to the target', async () => {
    kycCountry = 'BR';
    const { statusCode, headers } = await post(wall, 'stay', nld);
    expect([statusCode, headers.location]).toEqual([303, '/en-NL/app/user/account-info?a=1']);
    const cookie = cookieOf(headers['set-cookie']);
    expect(cookie).toMatch(new RegExp(`^${STAY_COOKIE}=GLOBAL\\.[\\w-]{16}; Path=/; SameSite=Lax; HttpOnly$`));
    expect(cookie).not.toContain(TOKEN);
    const kept = { ...nld, cookie: cookie.split(';')[0] ?? '' };
    expect((await get('/en-NL/app/user/account-info', kept)).statusCode).toBe(200);
    expect((await get(wall, kept)).headers.location).toBe('/en-NL/app/user/account-info?a=1');
  });

  test('the choice is for this session and this other site only', async () => {
    kycCountry = 'BR';
    const cookie = cookieOf((await post(wall, 'stay', nld)).headers['set-cookie']).split(';')[0] ?? '';
    const another = {
      cookie: `${cookie}; ${brand.keys.token}_nl=another-token-of-a-new-session`,
      host: 'nl.localhost',
    };
    const { headers } = await server.inject({ url: '/en-NL/dashboard', headers: another });
    expect(headers.location).toBe(wallFor('/en-NL/dashboard', 'en-NL'));
    kycCountry = 'NL';
    expect((await get('/en/dashboard', { cookie })).headers.location).toBe(wallFor('/en/dashboard'));
  });

  test('a forced wall accepts neither "stay" nor a cookie', async () => {
    const { statusCode, headers } = await post(wallFor('/en/dashboard'), 'stay');
    expect([statusCode, headers.location, headers['set-cookie']]).toEqual([303, wallFor('/en/dashboard'), undefined]);
    for (const value of ['NLD', 'NLD.x', '1']) {
      expect((await get('/en/dashboard', { cookie: `${STAY_COOKIE}=${value}` })).statusCode).toBe(302);
    }
  });

  test('[SESS-06] "log out" ends the session, clears the choice and shows the login page', async () => {
    const { statusCode, headers } = await post(wallFor('/en/dashboard'), 'log-out');
    expect([statusCode, headers.location]).toEqual([303, '/en/login']);
    expect(asked).toContain('POST /logout');
    for (const name of [brand.keys.token, STAY_COOKIE]) {
      expect([headers['set-cookie']].flat()).toContainEqual(
        expect.stringMatching(new RegExp(`^${name}=; Path=/; Max-Age=0`)),
      );
    }
  });

  test('[SESS-06] if the session could not be ended, the wall says so', async () => {
    failing = 'logout';
    const { headers } = await post(wallFor('/en/dashboard'), 'log-out');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers.location).toBe('/en/compliance-wall?redirect_url=%2Fen%2Fdashboard&failed=log-out');
    await get(String(headers.location));
    expect(dataShown()).toMatchObject({ failed: true, answers: wallFor('/en/dashboard') });
  });

  test.each(['cross-site', 'same-site', 'none'])('refuses a form from elsewhere (%s)', async (from) => {
    kycCountry = 'BR';
    const { statusCode, headers } = await post(wall, 'stay', { ...nld, headers: { 'sec-fetch-site': from } });
    expect([statusCode, headers['set-cookie']]).toEqual([403, undefined]);
  });

  test.each(['', 'anything'])('another answer (%j) shows the wall again', async (answer) => {
    const { statusCode, headers } = await post(wall, answer, nld);
    expect([statusCode, headers.location]).toEqual([303, wall]);
  });
});
