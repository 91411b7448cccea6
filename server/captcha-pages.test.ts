import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultBrand as brand } from '@gatehouse/brand/default-brand';
import { createIdentity } from '@gatehouse/identity/compose';
import { Mailbox } from '@gatehouse/identity/delivery/mailbox';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { captchaPages } from './captcha-pages.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gatehouse-captcha-pages-'));
const PATH = '/captcha/outages';
const log: unknown[] = [];
const logger = { warn: (...line: unknown[]) => void log.push(line) } as never;
const provider = { siteKey: 'k', scripts: ['https://c.example/a.js'], origins: [] };
const captcha = () => ({ providers: { recaptcha: provider }, settings: {} });
let identity: FastifyInstance;
let server: FastifyInstance;

beforeAll(async () => {
  identity = await createIdentity({
    brand,
    dataDir,
    trustGateway: true,
    mailbox: new Mailbox(),
    encryptionKeyBits: 2048,
  });
  server = Fastify();
  await server.register(captchaPages, { identity, brand, captcha, logger });
});
afterEach(() => server.inject({ method: 'DELETE', url: PATH }));
afterAll(async () => {
  await Promise.all([server.close(), identity.close()]);
  rmSync(dataDir, { recursive: true, force: true });
});

const begin = (payload: object) => server.inject({ method: 'POST', url: PATH, payload });
const outages = async () => (await server.inject(PATH)).json().outages;

test('[CAPT-06] an outage begins, is listed, is noted, and ends', async () => {
  const [site] = brand.sites;
  const outage = { kind: 'recaptcha', part: 'script', site: site?.id, scene: '31000', percent: 25 };
  const begun = await begin({ ...outage, minutes: 5, visitors: true });
  expect(begun.statusCode).toBe(200);
  expect(begun.json().outage).toMatchObject(outage);
  expect(begun.json().outage.endsAt).toBeGreaterThan(Date.now());
  expect(await outages()).toMatchObject([outage]);
  expect(JSON.stringify(log)).toContain('outage drill');
  expect((await server.inject({ method: 'DELETE', url: PATH })).json()).toEqual({ outages: [] });
});

test.each([
  ['kind', { kind: 'geecaptcha', part: 'script' }],
  ['part', { kind: 'magpie', part: 'all' }],
  ['site', { kind: 'magpie', part: 'check', site: 'NONE' }],
  ['scene', { kind: 'magpie', part: 'check', scene: 'login' }],
  ['device', { kind: 'magpie', part: 'check', device: 'me' }],
  ['percent', { kind: 'magpie', part: 'check', percent: 101 }],
  ['minutes', { kind: 'magpie', part: 'check', minutes: 61 }],
  ['device', { kind: 'magpie', part: 'check', percent: 100 }],
  ['device', { kind: 'magpie', part: 'check', visitors: true, device: 'd'.repeat(43) }],
])('[CAPT-06] a wrong %s is named, and nothing begins', async (field, payload) => {
  const { statusCode, json } = await begin(payload);
  expect(statusCode).toBe(400);
  expect(json().problem).toMatch(new RegExp(`^${field}: `));
  expect(await outages()).toEqual([]);
});

test('[CAPT-06] the end of a device’s outages takes no other text, and leaves the others', async () => {
  await begin({ kind: 'magpie', part: 'check', visitors: true });
  for (const device of ['', 'me', `${'d'.repeat(43)}&device=2`]) {
    expect((await server.inject({ method: 'DELETE', url: `${PATH}?device=${device}` })).statusCode).toBe(400);
  }
  await server.inject({ method: 'DELETE', url: `${PATH}?device=${'d'.repeat(43)}` });
  expect(await outages()).toHaveLength(1);
});

test('[CAPT-06] a body that is no object begins nothing', async () => {
  const { statusCode } = await server.inject({
    method: 'POST',
    url: PATH,
    payload: 'all',
    headers: { 'content-type': 'text/plain' },
  });
  expect(statusCode).toBe(400);
});

test('[CAPT-01] the matrix says what visitors meet, also in an outage', async () => {
  const met = async (off: string) => {
    const { sites } = (await server.inject(`/captcha/matrix?off=${off}`)).json();
    return new Set(sites.flatMap(({ actions }: { actions: { meets: string }[] }) => actions.map(({ meets }) => meets)));
  };
  expect(await met('')).toEqual(new Set(['magpie, unseen; on risk recaptcha, then magpie']));
  expect(await met('recaptcha.script')).toEqual(new Set(['magpie, more work on risk']));
  expect(await met('recaptcha,magpie.check')).toEqual(new Set(['unavailable']));
  expect((await server.inject('/captcha/matrix?off=all')).statusCode).toBe(400);
});

test('[CAPT-06] without an identity API of our own there is no drill', async () => {
  const alone = Fastify();
  await alone.register(captchaPages, { identity: undefined, brand, captcha, logger });
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    expect((await alone.inject({ method, url: PATH, payload: method === 'POST' ? {} : '' })).statusCode).toBe(404);
  }
  await alone.close();
});
