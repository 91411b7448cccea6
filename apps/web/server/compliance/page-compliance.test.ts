import { defaultBrand } from '@gatehouse/brand/default-brand';
import { type ComplianceIndex, type ComplianceItem, indexCompliance } from '@gatehouse/rules/compliance/compliance';
import { countryOf } from '@gatehouse/rules/region/country';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PageFrame } from '../../shell/page-context.tsx';
import type { Views } from '../document/bundle.ts';
import { createMessagesSource } from '../messages/messages-source.ts';
import { createPageRenderer } from '../page/page-renderer.ts';
import { pageRoute } from '../page/page-route.ts';
import { loadPages } from '../pages.ts';
import { createReferences } from '../references/references.ts';
import { visitorReader } from '../visitor/visitor.ts';
import { elementsReader } from './page-elements.ts';

const brand = { ...defaultBrand, downloads: true };
const USER = { id: 7, username: 'u', vague_email: 'a***@e***.com', vague_mobile: '', email_verified: true };
const item = (element: string, more: Partial<ComplianceItem> = {}): ComplianceItem => ({
  ...{ element, action: 'show', priority: 0, logic: 'and' },
  ...more,
});

let server: FastifyInstance;
let index: ComplianceIndex | undefined;
let rendered: PageFrame[];

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
    const { redeemAmount, blogLink, appDownload } = frame.onServer?.elements ?? {};
    return `bonus:${redeemAmount?.action}:${redeemAmount?.ext} blog:${blogLink?.action} app:${appDownload?.action};`;
  },
  filesOf: (page) => ({ script: `/assets/${page}.js`, preloads: [], style: '/assets/a.css' }),
};

beforeAll(async () => {
  server = Fastify();
  const body = Buffer.from(JSON.stringify({ ret_code: 0, result: { ...USER, status: 1, lang: 'en' } }));
  pageRoute(server, {
    ...{ brand, development: false, references: createReferences() },
    api: async () => ({ status: 200, headers: { 'content-type': 'application/json' }, body }),
    pages: await loadPages({ development: false }),
    renderer: createPageRenderer({ brand, bundle, messages, development: false }),
    visitorOf: visitorReader(brand, ({ headers }) => ({ country: countryOf(String(headers['x-test-country'] ?? '')) })),
    elementsOf: elementsReader({ indexFor: () => index }),
  });
});
afterAll(() => server.close());
beforeEach(() => {
  rendered = [];
  index = indexCompliance([
    item('redeemAmount', { ext: '50' }),
    item('redeemAmount', { ext: '30', siteId: 'EU', priority: 1 }),
    item('redeemAmount', { action: 'hide', rc: 'GB', priority: 9 }),
    item('redeemAmount', { ext: '77', account: '7', priority: 10 }),
    item('blogLink', { action: 'hide', rc: 'GB' }),
    item('appDownload', { action: 'hide', rc: 'TR' }),
    item('zhHostnameList', { ext: 'second-cn.example' }),
  ]);
});

const get = (url: string, country = '', headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { host: 'localhost', 'x-test-country': country, ...headers } });
const shown = async (...asked: Parameters<typeof get>) => /bonus:[^;]*/.exec((await get(...asked)).body)?.[0];
const cookie = 'b_t_c_k=a-token-of-the-session-1234567890';

describe('the elements of a page', () => {
  test('[COMP-04] [COMP-06] are decided by the country header, and unknown countries see nothing that is gated', async () => {
    expect(await shown('/en/register', 'DE')).toBe('bonus:show:50 blog:show app:show');
    expect(await shown('/en/register', 'GB')).toBe('bonus:hide:undefined blog:hide app:show');
    expect(await shown('/en/register')).toBe('bonus:hide:undefined blog:show app:show');
    expect(await shown('/en/register', 'XX')).toBe('bonus:hide:undefined blog:show app:show');
  });

  test('[COMP-03] are decided by the site', async () => {
    expect(await shown('/en-EU/register', 'DE', { host: 'eu.localhost' })).toBe('bonus:show:30 blog:show app:show');
  });

  test('[COMP-04] are decided by the account, whose page is not shared', async () => {
    expect(await shown('/en/terms-service/privacyPolicy', 'GB', { cookie })).toBe('bonus:show:77 blog:hide app:show');
    expect(await shown('/en/terms-service/privacyPolicy', 'GB')).toBe('bonus:hide:undefined blog:hide app:show');
  });

  test('[COMP-01] a missing config hides what is gated', async () => {
    index = undefined;
    expect(await shown('/en/register', 'DE')).toBe('bonus:hide:undefined blog:show app:show');
  });

  test('[COMP-01] another config applies at once', async () => {
    expect(await shown('/en/help-center/s/webform', 'DE')).toBe('bonus:show:50 blog:show app:show');
    index = indexCompliance([]);
    expect(await shown('/en/help-center/s/webform', 'DE')).toBe('bonus:hide:undefined blog:show app:show');
  });
});

test('[COMP-07] one rendering serves all countries that see the same, and each response has its own country', async () => {
  const told = [];
  for (const country of ['DE', 'FR', 'JP', 'GB', '', 'DE']) {
    told.push((await get('/en/terms-service/cookiePolicy', country)).headers['server-timing']);
  }
  expect(rendered).toHaveLength(3);
  expect(told).toEqual([
    ...['DE', 'FR', 'JP', 'GB'].map((country) => `place;desc="${country}"`),
    undefined,
    'place;desc="DE"',
  ]);
});

test('[COMP-08] the decisions of compliance are not in the browser’s data', async () => {
  const { body } = await get('/en/register', 'DE');
  expect(body.slice(body.indexOf('id="frame"'))).not.toMatch(/redeemAmount|onServer/);
});

describe('the target of a logged-in user', () => {
  const phone = { cookie, 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148' };
  test('[REDIR-05] [COMP-08] to the download page, unless the app is hidden there', async () => {
    expect((await get('/en/login', 'DE', phone)).headers.location).toBe('/en/download');
    expect((await get('/en/login', 'TR', phone)).headers.location).toBe('/en');
  });

  test('[REDIR-09] [COMP-08] home, on a China host that the config names', async () => {
    const from = (host: string) => get('/en/login', 'DE', { cookie, host });
    expect((await from('second-cn.example:3000')).headers.location).toBe('/en');
    expect((await from('other.example')).headers.location).toBe('/en/dashboard');
    await get('/en/register', 'DE', { host: 'Second-CN.example' });
    expect(rendered.at(-1)?.site.hostKind).toBe('china');
  });
});
