import { defaultBrand as brand } from '@gatehouse/brand/default-brand';
import type { Place } from '@gatehouse/rules/region/country';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { UnavailableData } from '../../pages/unavailable/load.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { createMessagesSource } from '../messages/messages-source.ts';
import { loadPages } from '../pages.ts';
import { createReferences } from '../references/references.ts';
import { visitorReader } from '../visitor/visitor.ts';
import { createPageRenderer } from './page-renderer.ts';
import { pageRoute } from './page-route.ts';

let server: FastifyInstance;
let place: Place;
let shown: PageFrame | undefined;
const references = createReferences();
const messages = createMessagesSource({
  brand: {},
  origin: undefined,
  project: 'gatehouse',
  report: () => {},
  onChange: () => {},
});
const bundle = {
  render: (frame: PageFrame) => {
    shown = frame;
    return `<main>${frame.name}</main>`;
  },
  stylesOf: () => '',
  scriptsOf: () => undefined,
  filesOf: (page: string) => ({ script: `/assets/${page}.js`, preloads: [], style: '/assets/a.css' }),
};

beforeAll(async () => {
  server = Fastify();
  pageRoute(server, {
    ...{ brand, references, development: false },
    api: async () => ({ status: 200, headers: {}, body: Buffer.from('{"ret_code":10006}') }),
    pages: await loadPages({ development: false }),
    renderer: createPageRenderer({ brand, bundle, messages, development: false }),
    visitorOf: visitorReader(brand, () => place),
  });
});
afterAll(() => server.close());
beforeEach(() => {
  place = {};
  shown = undefined;
});

async function open(url: string, host = 'localhost', more: Record<string, string> = {}) {
  const { statusCode, headers, body } = await server.inject({ url, headers: { host, ...more } });
  const name = /<main>(.*)<\/main>/.exec(body)?.[1];
  return { statusCode, headers, name, data: shown?.data as UnavailableData | undefined };
}

test.each<[string, string, Place, Partial<UnavailableData>]>([
  ['/en/register', 'localhost', { country: 'US' }, { access: 'blocked', country: 'US' }],
  ['/en/register?affiliate_id=7', 'localhost', { country: 'KP' }, { access: 'blocked', country: 'KP' }],
  ['/en-EU/register', 'eu.localhost', { country: 'SG' }, { access: 'blocked', country: 'SG' }],
  ['/tr-TUR/tr-register', 'tr.localhost', { country: 'IR' }, { access: 'blocked', country: 'IR' }],
  ['/en/sign-up', 'localhost', { country: 'CU' }, { access: 'blocked', country: 'CU' }],
  ['/en/sign-up?affiliate_id=7', 'localhost', { country: 'US' }, { access: 'blocked', country: 'US' }],
  ['/en/friend-invite?ref=A', 'localhost', { country: 'US' }, { access: 'blocked', country: 'US' }],
  ['/en-EU/invite?token=t', 'eu.localhost', { country: 'IR' }, { access: 'blocked', country: 'IR' }],
  ['/en/exclusive-benefits', 'localhost', { country: 'CN' }, { access: 'banned', country: 'CN' }],
  ['/en/register', 'localhost', { country: 'CN' }, { access: 'banned', country: 'CN' }],
  ['/en/register', 'localhost', { country: 'CA', subdivision: 'ON' }, { country: 'CA', part: 'CA-ON' }],
  ['/en/unavailable', 'localhost', { country: 'US' }, { access: 'blocked' }],
])('[REGION-03] %s on %s from %j is answered with 451 and the reason', async (url, host, from, data) => {
  place = from;
  const answer = await open(url, host);
  expect([answer.statusCode, answer.name, answer.headers['cache-control']]).toEqual([
    451,
    'unavailable',
    'private, no-store',
  ]);
  expect(answer.data).toMatchObject(data);
});

test.each<[string, Place]>([
  ['/en/register', {}],
  ['/en/register', { country: 'DE' }],
  ['/en/friend-invite', { country: 'DE' }],
  ['/en/exclusive-benefits', {}],
  ['/en/register', { country: 'CA', subdivision: 'QC' }],
  ['/en/register', { subdivision: 'ON' }],
  ['/en/login', { country: 'US' }],
  ['/en', { country: 'CN' }],
  ['/en/help-center/s/webform', { country: 'CN' }],
])('[REGION-03] %s from %j stays as it is', async (url, from) => {
  place = from;
  const { statusCode, name } = await open(url);
  expect([statusCode, name]).toEqual([200, expect.not.stringMatching('unavailable')]);
});

test('[REGION-03] if only the API knows, the page says so without a country, and not as a server error', async () => {
  const { statusCode, data } = await open('/en/unavailable');
  expect([statusCode, data?.access, data?.country]).toEqual([200, 'open', undefined]);
});

test('[REGION-03] the page has a reference, and support reads the reasons behind it', async () => {
  place = { country: 'CA', subdivision: 'ON' };
  const { data } = await open('/en/register');
  const kept = await references.open(data?.reference ?? '');
  expect(kept).toMatchObject({ value: 'blocked', facts: { country: 'CA', subdivision: 'ON' }, site: 'GLOBAL' });
  expect(kept?.trace.at(-1)).toMatchObject({ rule: 'REGION-03', outcome: 'won' });
});

test('[REGION-03] identical decisions share a reference; the trace is the same', async () => {
  place = { country: 'CA', subdivision: 'ON' };
  const { data: first } = await open('/en/register');
  const before = await references.open(first?.reference ?? '');
  const { data: second } = await open('/en/register?affiliate_id=7');
  expect([first?.reference, second?.reference]).toEqual([before?.reference, before?.reference]);
  expect((await references.open(second?.reference ?? ''))?.trace).toEqual(before?.trace);
  place = { country: 'US' };
  expect((await open('/en/register')).data?.reference).not.toBe(first?.reference);
});

test('[REGION-03] an ended session changes nothing; no place gets another’s cached page', async () => {
  place = { country: 'US' };
  expect((await open('/en/register', 'localhost', { cookie: 'b_t_c_k=an-old-token-1234567890' })).statusCode).toBe(451);
  place = { country: 'DE' };
  expect((await open('/en/register')).statusCode).toBe(200);
  place = { country: 'CN' };
  expect((await open('/en/register')).data?.country).toBe('CN');
});
