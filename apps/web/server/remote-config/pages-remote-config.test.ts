import { randomUUID } from 'node:crypto';
import { defaultBrand as brand } from '@gatehouse/brand/default-brand';
import { loginWays } from '@gatehouse/rules/login/login-ways';
import { armName, armOf, type Experiment } from '@gatehouse/rules/remote-config/experiment';
import { type RemoteConfigInput, readRemoteConfig } from '@gatehouse/rules/remote-config/remote-config';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PageFrame } from '../../shell/page-context.tsx';
import type { Views } from '../document/bundle.ts';
import { gateway } from '../gateway/gateway.ts';
import { createMessagesSource } from '../messages/messages-source.ts';
import { createPageRenderer } from '../page/page-renderer.ts';
import { pageRoute } from '../page/page-route.ts';
import { loadPages } from '../pages.ts';
import { createReferences } from '../references/references.ts';
import { visitorReader } from '../visitor/visitor.ts';
import { countingCalls, type ExperimentEvent } from './experiment-events.ts';
import type { RemoteConfigSource } from './remote-config.ts';

const experiment: Experiment = { id: 'new-look', arms: [{ weight: 1 }, { layout: 'new-ui', weight: 1 }] };
const USER = { id: 7, username: 'u', vague_email: 'a***@e***.com', vague_mobile: '', status: 1, lang: 'en' };

let server: FastifyInstance;
let given: RemoteConfigInput;
let rendered: PageFrame[];
let events: ExperimentEvent[];
/** The API's responses to calls. */
let answered: object;

const source: RemoteConfigSource = {
  of: () => ({ remoteConfig: readRemoteConfig(given).value, key: JSON.stringify(given) }),
  first: () => undefined,
};
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
  render(frame) {
    rendered.push(frame);
    const { layout, onServer, access } = frame;
    return `<main>${layout.registration} ${access.signUp.variant} ${access.signUp.button} ${onServer?.notice}</main>`;
  },
  filesOf: (page) => ({ script: `/assets/${page}.js`, preloads: [], style: '/assets/a.css' }),
};

const renderer = createPageRenderer({ brand, bundle, messages, development: false });

beforeAll(async () => {
  server = Fastify();
  const api = async () => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(answered)),
  });
  const visitorOf = visitorReader(brand);
  const onExperiment = (event: ExperimentEvent) => void events.push(event);
  await server.register(gateway, {
    ...{ prefix: '/x-api', api, visitorOf },
    onPassed: countingCalls({ remoteConfig: source, onExperiment }),
  });
  pageRoute(server, {
    ...{ brand, api, visitorOf, development: false, references: createReferences() },
    ...{ remoteConfig: source, onExperiment },
    pages: await loadPages({ development: false }),
    renderer,
  });
});
afterAll(() => server.close());
beforeEach(() => {
  renderer.forget();
  [rendered, events] = [[], []];
  given = { signUpPage: { experiment } };
  answered = { ret_code: 0, result: USER };
});

type Headers = Record<string, string>;
const get = (url: string, headers: Headers = {}) => server.inject({ url, headers: { host: 'localhost', ...headers } });
const shown = async (url: string, headers: Headers = {}) =>
  /<main>(.*)<\/main>/.exec((await get(url, headers)).body)?.[1];
const layout = async (guid: string, url = '/en/register') =>
  (await shown(url, { cookie: `${brand.keys.guid}=${guid}` }))?.split(' ')[0];
/** A device of each arm. */
const deviceIn = (arm: string): string => {
  for (;;) {
    const guid = randomUUID();
    if (armName(armOf(experiment, guid).value) === arm) return guid;
  }
};

describe('an experiment', () => {
  test('[SHELL-09] shows two devices two layouts, and each keeps its own', async () => {
    const [one, other] = [deviceIn('control'), deviceIn('new-ui')];
    for (let visit = 0; visit < 3; visit += 1) {
      expect(await layout(one)).toBe('new-brand');
      expect(await layout(other)).toBe('new-ui');
    }
    // Two pages in the cache, one for each arm.
    expect(rendered).toHaveLength(2);
  });

  test('[SHELL-09] [SESS-02] the first page has the arm of the device id that it sets', async () => {
    const seen = new Set<string>();
    for (let visit = 0; visit < 30; visit += 1) {
      const { headers, body } = await get('/en/register');
      const guid = /=([\w-]{36})/.exec(String(headers['set-cookie']))?.[1] ?? '';
      const first = /<main>([\w-]+)/.exec(body)?.[1];
      expect(await layout(guid)).toBe(first);
      seen.add(`${first}`);
    }
    expect([...seen].toSorted()).toEqual(['new-brand', 'new-ui']);
  });

  test('[SHELL-09] the parameter overrides the arm', async () => {
    const guid = deviceIn('new-ui');
    expect(await layout(guid, '/en/register?ui=0')).toBe('old');
    expect(await layout(guid, '/en/register?ui=9')).toBe('new-ui');
    expect(await layout(deviceIn('control'), '/en/register?ui=2')).toBe('new-ui');
  });

  test('[SHELL-09] a page that is always dark offers no theme, the others do', async () => {
    const offers = async (url: string) => (await get(url)).body.includes('"alwaysDark":true');
    expect(await offers('/en/register?ui=2')).toBe(true);
    for (const url of ['/en/register?ui=0', '/en/register?ui=1', '/en/login?ui=2'])
      expect(await offers(url)).toBe(false);
  });

  test('[SHELL-09] pages without the form are the same for every device', async () => {
    for (const guid of [deviceIn('control'), deviceIn('new-ui')]) {
      for (const url of ['/en/login', '/en/download', '/en/nowhere']) await layout(guid, url);
    }
    expect(rendered).toHaveLength(3);
    expect(events).toEqual([]);
  });

  test('[SHELL-09] that ends gives all devices the site’s own layout, from the next page on', async () => {
    const guid = deviceIn('new-ui');
    expect(await layout(guid)).toBe('new-ui');
    given = {};
    expect(await layout(guid)).toBe('new-brand');
    given = { signUpPage: { layout: 'old', variant: 'newLink' } };
    expect(await shown('/en/register')).toBe('old newLink undefined undefined');
  });

  test('[SHELL-09] a malformed or hostile cookie is no arm of its own', async () => {
    for (const value of ['', 'x', '%00', '"><script>', 'a'.repeat(5_000), '../../../../etc/passwd-0123456789-01']) {
      const { statusCode, body } = await get('/en/register', { cookie: `${brand.keys.guid}=${value}` });
      expect([statusCode, body]).toEqual([200, expect.stringMatching(/<main>(?:new-brand|new-ui) /)]);
    }
    expect(rendered.length).toBeLessThanOrEqual(2);
  });
});

describe('other remote config', () => {
  beforeEach(() => {
    given = {
      signUpPage: { variant: 'oldCode', notice: 'On the form' },
      signUpButton: '<Open>',
      loginPage: { notice: 'On the login page' },
      download: { allowed: true },
    };
  });

  test('[LOGIN-12] button, variant and notice are on the sign-up form, the login page has its own notice', async () => {
    expect(await shown('/en/register')).toBe('new-brand oldCode <Open> On the form');
    expect(await shown('/en/login')).toBe('new-brand oldCode undefined On the login page');
    expect(await shown('/en/download')).toBe('new-brand oldCode undefined undefined');
  });

  test('[LOGIN-12] the button’s text cannot leave its JSON', async () => {
    const { body } = await get('/en/register');
    expect(body).toContain('"button":"\\u003cOpen>"');
  });

  test('[LOGIN-12] [REDIR-05] the download config overrides the brand’s setting, in pages and redirects', async () => {
    const phone = { cookie: 'b_t_c_k=a-token-of-the-session-1234567890', 'user-agent': 'Mozilla/5.0 (iPhone) Mobile' };
    await get('/en/login');
    expect(rendered.at(-1)?.brand.downloads).toBe(true);
    expect((await get('/en/login', phone)).headers.location).toBe('/en/download');
    given = { download: { allowed: false } };
    await get('/en/login');
    expect(rendered.at(-1)?.brand.downloads).toBe(false);
    expect((await get('/en/login', phone)).headers.location).toBe('/en');
  });

  test('[LOGIN-12] [COMP-08] the login methods are in its order, without those that compliance must allow', async () => {
    given = { loginPage: { ways: ['qr', 'thirdParty', 'code'] } };
    await get('/en/login');
    expect(rendered.at(-1)?.access.loginWays).toEqual(['qr', 'code']);
    given = {};
    await get('/en/login');
    expect(rendered.at(-1)?.access.loginWays).toEqual(loginWays.filter((way) => way !== 'thirdParty'));
    await get('/en/register');
    expect(rendered.at(-1)?.access.loginWays).toBeUndefined();
  });

  test('[LOGIN-12] a change makes new pages, and the earlier ones come from memory again', async () => {
    const before = given;
    await get('/en/login');
    given = { loginPage: { notice: 'Another' } };
    expect(await shown('/en/login')).toContain('Another');
    given = before;
    expect(await shown('/en/login')).toContain('On the login page');
    expect(rendered).toHaveLength(2);
  });
});

describe('what is counted', () => {
  const device = (arm: string): Headers => ({ cookie: `${brand.keys.guid}=${deviceIn(arm)}` });
  const call = (path: string, headers: Headers, more: Headers = {}) =>
    server.inject({
      ...{ method: 'POST', url: `/x-api${path}`, payload: '{}' },
      headers: { host: 'localhost', 'content-type': 'application/json', lang: 'en', ...headers, ...more },
    });

  test('[SHELL-09] a page that is shown, by arm and site', async () => {
    await get('/en/register', device('new-ui'));
    await get('/en/register', device('control'));
    await get('/tr-TUR/tr-register', { ...device('control'), host: 'tr.localhost' });
    expect(events).toEqual([
      { experiment: 'new-look', arm: 'new-ui', site: 'GLOBAL', event: 'shown' },
      { experiment: 'new-look', arm: 'control', site: 'GLOBAL', event: 'shown' },
      { experiment: 'new-look', arm: 'control', site: 'TUR', event: 'shown' },
    ]);
  });

  test.each<[string, Headers]>([
    ['a page that is made ready in case', { 'sec-purpose': 'prefetch;prerender' }],
    ['a page that is fetched in case', { purpose: 'prefetch' }],
    ['a robot that says so', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ])('[SHELL-09] not %s', async (_, headers) => {
    await get('/en/register', { ...device('new-ui'), ...headers });
    expect(events).toEqual([]);
  });

  test('[SHELL-09] not a HEAD, not a redirect, not a layout that the parameter chose', async () => {
    await server.inject({ method: 'HEAD', url: '/en/register', headers: { host: 'localhost', ...device('new-ui') } });
    await get('/register', device('new-ui'));
    await get('/en/register?ui=2', device('new-ui'));
    expect(events).toEqual([]);
  });

  test.each([
    ['/user/public/register/info', {}, 'began'],
    ['/verify/register/email', {}, 'began'],
    ['/verify/register/mobile', {}, 'began'],
    ['/user/public/register/password', { token: 'a-token-1234567890' }, 'registered'],
    ['/register/email', { token: 'a-token-1234567890' }, 'registered'],
    ['/register/mobile', { token: 'a-token-1234567890' }, 'registered'],
    ['/user/public/register_compliance', { token: 'a-token-1234567890' }, 'registered'],
  ])('[SHELL-09] %s with %j as %s', async (path, more, event) => {
    answered = { ret_code: 0, result: {}, ...more };
    await call(path, device('new-ui'));
    expect(events).toEqual([{ experiment: 'new-look', arm: 'new-ui', site: 'GLOBAL', event }]);
  });

  test.each<[string, string, object, Headers]>([
    ['a call that is refused', '/user/public/register/info', { ret_code: 41_007 }, {}],
    ['a password that brings no session', '/user/public/register/password', { ret_code: 0, result: {} }, {}],
    ['a login', '/login', { ret_code: 0, token: 'a-token-1234567890' }, {}],
    ['a language that the site has not', '/user/public/register/info', { ret_code: 0 }, { lang: 'kk-KAZ' }],
    ['a call from another site', '/user/public/register/info', { ret_code: 0 }, { 'sec-fetch-site': 'cross-site' }],
    ['a device that is not known', '/user/public/register/info', { ret_code: 0 }, { cookie: 'a=b' }],
  ])('[SHELL-09] not %s', async (_, path, answer, headers) => {
    answered = answer;
    await call(path, device('new-ui'), headers);
    expect(events).toEqual([]);
  });

  test('[SHELL-09] the counters do not identify the device', async () => {
    const headers = device('new-ui');
    await get('/en/register', headers);
    await call('/user/public/register/info', headers);
    expect(events).toHaveLength(2);
    const guid = headers.cookie?.split('=')[1] ?? '';
    expect(JSON.stringify(events)).not.toContain(guid.slice(0, 8));
  });
});

test('[SHELL-09] [LOGIN-12] a page waits for the very first remote config, so that a device has its arm from the first page on', async () => {
  let arrived: () => void = () => {};
  let first: Promise<void> | undefined = new Promise((resolve) => {
    arrived = resolve;
  });
  let remoteConfig = {};
  const slow: RemoteConfigSource = { of: () => ({ remoteConfig, key: 'k' }), first: () => first };
  const own = Fastify();
  pageRoute(own, {
    ...{
      brand,
      visitorOf: visitorReader(brand),
      development: false,
      references: createReferences(),
      remoteConfig: slow,
    },
    api: async () => ({ status: 200, headers: {}, body: Buffer.from('{}') }),
    pages: await loadPages({ development: false }),
    renderer: createPageRenderer({ brand, bundle, messages, development: false }),
  });
  const page = own.inject({ url: '/en/register', headers: { host: 'localhost' } });
  await new Promise((pass) => setTimeout(pass, 20));
  expect(rendered).toEqual([]);
  remoteConfig = { layout: 'old' };
  first = undefined;
  arrived();
  expect((await page).body).toContain('<main>old ');
  await own.close();
});

test('[CAPT-01] [CAPT-02] protected pages carry the captcha’s settings and providers by our names; others, and unconfigured ones, none', async () => {
  given = { captcha: { 31000: { useDowngrade: true, oldCapchaList: ['qqcatpcha'] } } };
  const provider = { siteKey: 'k', scripts: ['https://captcha.example/a.js'], origins: [] };
  const own = Fastify();
  pageRoute(own, {
    ...{ brand, visitorOf: visitorReader(brand), development: false, references: createReferences() },
    ...{ remoteConfig: source, api: async () => ({ status: 200, headers: {}, body: Buffer.from('{}') }) },
    pages: await loadPages({ development: false }),
    renderer: createPageRenderer({
      ...{ brand, bundle, messages, development: false },
      captchaProviders: { geetest: provider },
    }),
  });
  const captchaOn = async (path: string, server: Pick<FastifyInstance, 'inject'> = own) => {
    rendered = [];
    await server.inject({ url: path, headers: { host: 'localhost' } });
    return rendered.map(({ access }) => ({ captcha: access.captcha, captchaProviders: access.captchaProviders }));
  };
  const captcha = { 31000: { downgrade: true, order: ['tencent'] } };
  for (const path of ['/en/login', '/en/register', '/en/app/user/retrieve', '/en/self-unblock']) {
    expect(await captchaOn(path)).toEqual([{ captcha, captchaProviders: { geetest: provider } }]);
  }
  expect(await captchaOn('/en/terms-service/cookiePolicy')).toEqual([{}]);
  given = {};
  expect(await captchaOn('/en/login', server)).toEqual([{}]);
  await own.close();
});
