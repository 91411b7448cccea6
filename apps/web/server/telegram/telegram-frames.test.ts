import { defaultBrand as brand } from '@gatehouse/brand/default-brand';
import { isInTelegramFrame } from '@gatehouse/rules/telegram/telegram-frame-pages';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiRequest, ApiResponse } from '../api/api.ts';
import type { Views } from '../document/bundle.ts';
import { gateway } from '../gateway/gateway.ts';
import { createMessagesSource } from '../messages/messages-source.ts';
import { commonHeaders } from '../open-server.ts';
import { createPageRenderer } from '../page/page-renderer.ts';
import { pageRoute } from '../page/page-route.ts';
import { loadPages, type Pages } from '../pages.ts';
import { createReferences } from '../references/references.ts';
import { visitorReader } from '../visitor/visitor.ts';
import { createTelegramFrames } from './telegram-frames.ts';

const TELEGRAM = 'https://web.telegram.org';
const TOKEN = 'a-token-of-the-session-1234567890';
const DEVICE = 'd'.repeat(43);
const OTHER_DEVICE = 'e'.repeat(43);
const GUID = '0192d3a4-0000-7000-8000-000000000001';
const USER = { id: 7, username: 'u', vague_email: 'a***@e***.com', status: 1 };
const OF_FRAME = '; SameSite=None; Secure; Partitioned';
const inFrame = `b_t_c_k_tg=${TOKEN}; ${brand.keys.device}_tg=${DEVICE}; ${brand.keys.guid}_tg=${GUID}`;

let server: FastifyInstance;
let pages: Pages;
let asked: ApiRequest[];
let answer: () => ApiResponse;

const json = (value: unknown, headers = {}): ApiResponse => ({
  status: 200,
  headers: { 'content-type': 'application/json', ...headers },
  body: Buffer.from(JSON.stringify(value)),
});

const bundle: Views = {
  stylesOf: () => '',
  scriptsOf: () => undefined,
  render: ({ name }) => `<main>${name}</main>`,
  filesOf: (page) => ({ script: `/assets/${page}.js`, preloads: [], style: '/assets/a.css' }),
};

beforeAll(async () => {
  pages = await loadPages({ development: false });
  server = await open([TELEGRAM]);
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  answer = () => json({ ret_code: 0, result: USER });
});

async function open(origins: readonly string[]): Promise<FastifyInstance> {
  const opened = Fastify({ trustProxy: ['127.0.0.1'] });
  const ignore = () => {};
  const messages = createMessagesSource({
    brand: {},
    origin: undefined,
    project: 'x',
    report: ignore,
    onChange: ignore,
  });
  const api = async (request: ApiRequest) => {
    asked.push(request);
    return answer();
  };
  const visitorOf = visitorReader(brand);
  const telegramFrames = createTelegramFrames(origins);
  commonHeaders(opened, brand, () => false);
  await opened.register(gateway, { prefix: '/x-api', api, visitorOf, telegramFrames });
  pageRoute(opened, {
    ...{ brand, api, pages, visitorOf, telegramFrames, development: false, references: createReferences() },
    renderer: createPageRenderer({ brand, bundle, messages, development: false }),
  });
  return opened;
}

const get = (url: string, headers: Record<string, string> = {}, at = server) =>
  at.inject({ url, headers: { host: 'localhost:3000', ...headers } });
const framed = (url: string, headers: Record<string, string> = {}, at = server) =>
  get(url, { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site', ...headers }, at);
const call = (headers: Record<string, string>, url = '/user/private/x') =>
  server.inject({
    method: 'POST',
    url: `/x-api${url}`,
    headers: { host: 'localhost:3000', 'content-type': 'application/json', ...headers },
    payload: '{}',
  });
const ancestorsOf = ({ headers }: { headers: Record<string, unknown> }) =>
  /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie'] ?? []].flat().map(String);

describe('[PLAT-02] which pages Telegram’s web client may frame', () => {
  test('those of the mini-app, in a frame, with cookies of their own that no script reads', async () => {
    const shown = await framed('/en/min-app/task');
    expect(shown.statusCode).toBe(200);
    expect(ancestorsOf(shown)).toBe(TELEGRAM);
    expect(shown.headers['x-frame-options']).toBeUndefined();
    const cookies = cookiesOf(shown);
    expect(cookies.map((line) => line.split('=')[0]).sort()).toEqual(
      [`${brand.keys.guid}_tg`, `${brand.keys.device}_tg`].sort(),
    );
    for (const line of cookies) expect(line).toContain(`${OF_FRAME}; HttpOnly`);
    const [, frame = '{}'] = /<script[^>]* id="frame"[^>]*>(.*?)<\/script>/s.exec(shown.body) ?? [];
    expect(JSON.parse(frame).telegram).toEqual({ miniApp: true, origins: [TELEGRAM] });
  });

  test('no other page, and none outside a frame, with cookies of a window, or without Telegram', async () => {
    const off = await open([]);
    for (const answered of [
      ...(await Promise.all(['/en', '/en/login', '/en/dashboard', '/en/dev/gallery'].map((path) => framed(path)))),
      await get('/en/min-app/task'),
      await get('/en/min-app/task', { 'sec-fetch-dest': 'document' }),
      await framed('/en/min-app/task', { cookie: `${brand.keys.device}=${DEVICE}` }),
      await framed('/en/min-app/task', { cookie: `b_t_c_k=${TOKEN}` }),
      await framed('/en/min-app/task', {}, off),
    ]) {
      if (answered.statusCode !== 302) expect(ancestorsOf(answered)).toBe("'none'");
      expect(answered.headers['x-frame-options']).toBe('DENY');
      expect(cookiesOf(answered).join()).not.toMatch(/_tg=|SameSite=None/);
    }
    await off.close();
  });

  test('the session of a frame is the frame’s', async () => {
    await framed('/en/min-app/task', { cookie: inFrame });
    expect(asked[0]?.headers).toMatchObject({ usertoken: TOKEN, 'x-gatehouse-device': DEVICE, guid: GUID });
    answer = () => json({ ret_code: 10006, ret_msg: 'ended' });
    const ended = cookiesOf(await framed('/en/min-app/task', { cookie: inFrame }));
    expect(ended).toEqual([`b_t_c_k_tg=; Path=/; Max-Age=0${OF_FRAME}; HttpOnly`]);
  });

  test('[REDIR-10] exactly the pages that open there', () => {
    for (const [path, { definition }] of pages.byPath)
      expect([path, isInTelegramFrame(path)]).toEqual([path, definition.miniApp === true]);
    expect(isInTelegramFrame('/ar-ARE/min-app/task')).toBe(true);
  });

  test.each(['*', "'self'", 'https://a.example; script-src *', 'https://a.example/x', 'javascript:0'])(
    'no origin at all: %s',
    (origin) => {
      expect(() => createTelegramFrames([origin])).toThrow(/is no origin/);
    },
  );
});

describe('[PLAT-02] [SESS-10] calls of a page in Telegram’s frame', () => {
  const own = { 'sec-fetch-site': 'same-origin' };

  test('have the session of the frame, and a login there gives it one', async () => {
    answer = () => json({ ret_code: 0, token: TOKEN, result: {} });
    const answered = await call({ ...own, cookie: inFrame });
    expect(asked[0]?.headers).toMatchObject({ usertoken: TOKEN, 'x-gatehouse-device': DEVICE, guid: GUID });
    const [session = ''] = cookiesOf(answered);
    expect(session).toBe(`b_t_c_k_tg=${TOKEN}; Path=/; Max-Age=604800${OF_FRAME}; HttpOnly`);
    expect(answered.body).not.toContain(TOKEN);
  });

  test.each([
    ['another site’s page', { 'sec-fetch-site': 'cross-site' }],
    ['a page of the same site', { 'sec-fetch-site': 'same-site' }],
    ['a navigation', { 'sec-fetch-site': 'none' }],
    ['a browser that does not say', {}],
    ['a browser that says its origin alone', { origin: TELEGRAM }],
    ['a page that calls itself a client’s', { 'sec-fetch-site': 'same-origin', 'x-oauth-frame': 'tax-tool' }],
  ])('of %s do not', async (_, headers: Record<string, string>) => {
    const posted = await call({ ...headers, cookie: inFrame });
    const read = await get('/x-api/user/private/x', { ...headers, cookie: inFrame });
    for (const { headers: sent } of asked) {
      expect(sent).not.toHaveProperty('usertoken');
      expect(sent['x-gatehouse-device']).not.toBe(DEVICE);
    }
    expect([...cookiesOf(posted), ...cookiesOf(read)].join()).not.toContain('_tg=');
  });

  test('a window’s own session wins, whatever else its browser sends', async () => {
    await call({ ...own, cookie: `${inFrame}; ${brand.keys.device}=${OTHER_DEVICE}` });
    await call({ ...own, cookie: `${inFrame}; b_t_c_k=window-token-1234567890` });
    expect(asked[0]?.headers).not.toHaveProperty('usertoken');
    expect(asked[0]?.headers['x-gatehouse-device']).toBe(OTHER_DEVICE);
    expect(asked[1]?.headers.usertoken).toBe('window-token-1234567890');
  });

  test('a frame’s token without its device is none', async () => {
    await call({ ...own, cookie: `b_t_c_k_tg=${TOKEN}` });
    expect(asked[0]?.headers).not.toHaveProperty('usertoken');
  });
});

describe('[PLAT-02] the mark of a verified mini-app', () => {
  const marked = () => json({ ret_code: 0 }, { 'x-gatehouse-mini-app': '1' });
  const own = { 'sec-fetch-site': 'same-origin', cookie: `${brand.keys.device}=${DEVICE}; ${brand.keys.guid}=${GUID}` };

  test('is a cookie that ends with the browser; the header stays here', async () => {
    answer = marked;
    const answered = await call(own);
    expect(cookiesOf(answered)).toEqual(['mini_app=1; Path=/; SameSite=Lax; HttpOnly']);
    expect(answered.headers).not.toHaveProperty('x-gatehouse-mini-app');
    const secure = await call({ ...own, cookie: '', 'x-forwarded-proto': 'https' });
    expect(cookiesOf(secure).find((line) => line.includes('mini_app'))).toBe(
      '__Host-mini_app=1; Path=/; SameSite=Lax; HttpOnly; Secure',
    );
    const again = await call({ ...own, cookie: `${own.cookie}; mini_app=1` });
    expect(cookiesOf(again)).toEqual([]);
    expect(cookiesOf(await call({ ...own, cookie: inFrame }))).toEqual([`mini_app_tg=1; Path=/${OF_FRAME}; HttpOnly`]);
  });

  test('comes of nothing else', async () => {
    answer = () => json({ ret_code: 0 }, { 'x-gatehouse-mini-app': 'yes' });
    expect(cookiesOf(await call(own))).toEqual([]);
    answer = () => json({ ret_code: 0 });
    expect(cookiesOf(await call({ ...own, 'x-gatehouse-mini-app': '1' }))).toEqual([]);
  });

  test('[LOGIN-09] goes with the browser’s calls to the API; a header of the page’s own does not', async () => {
    const passed = async (headers: Record<string, string>) => {
      await call({ ...own, ...headers });
      return asked.at(-1)?.headers['x-gatehouse-mini-app'];
    };
    expect(await passed({ cookie: `${own.cookie}; mini_app=1` })).toBe('1');
    expect(await passed({ cookie: `${inFrame}; mini_app_tg=1` })).toBe('1');
    expect(await passed({ cookie: `${inFrame}; mini_app=1` })).toBeUndefined();
    expect(await passed({ 'x-gatehouse-mini-app': '1' })).toBeUndefined();
    expect(await passed({})).toBeUndefined();
  });

  test('[LOGIN-09] [SHELL-03] makes pages those of a mini-app', async () => {
    const { body } = await get('/en', { cookie: 'mini_app=1' });
    expect(body).toContain('"miniApp":true');
    expect(body).toMatch(/"header":false/);
    expect((await get('/en/register', { cookie: 'mini_app=1' })).headers.location).toBe('/en/login');
    expect((await get('/en')).body).not.toContain('"miniApp"');
  });

  test('[REDIR-10] a person who is logged in goes to the tasks', async () => {
    const cookie = `mini_app=1; b_t_c_k=${TOKEN}`;
    expect((await get('/en/login', { cookie })).headers.location).toBe('/en/min-app/task');
    expect((await get('/en/login?redirect_url=/en/dashboard', { cookie })).headers.location).toBe('/en/dashboard');
  });
});
