import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { namespaceWords } from '@gatehouse/words/words-for';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkedWords, loadNamespace, type TranslationFailure, translationUrl } from './translations.ts';

type Reply = (response: ServerResponse, request: IncomingMessage) => void;

let origin: string;
let replies: Reply[] = [];
let asked: string[] = [];
let slept: number[] = [];
let failures: TranslationFailure[] = [];
let project = 0;

const host = createServer((request, response) => {
  asked.push(request.url ?? '');
  (replies.shift() ?? failing)(response, request);
});

const failing: Reply = (response) => response.writeHead(503).end('busy');
const answering =
  (body: string, status = 200): Reply =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
const good = answering('{"error.1":["Hello ",["name"]]}');
const words = { 'error.1': ['Hello ', ['name']] };

beforeAll(async () => {
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => host.close(done)));
beforeEach(() => {
  replies = [];
  asked = [];
  slept = [];
  failures = [];
  project++;
});

const load = (more: Partial<Parameters<typeof loadNamespace>[0]> = {}) =>
  loadNamespace({
    fetch,
    sleep: async (ms) => void slept.push(ms),
    origin,
    project: `gatehouse-${project}`,
    namespace: 'inverse-error-code',
    locale: 'kk-KAZ',
    report: (failure) => void failures.push(failure),
    shipped: { 'error.1': 'Hello' },
    ...more,
  });

test('[LANG-14] asks the translation host by project, namespace and language', async () => {
  replies = [good];
  expect(await load()).toEqual(words);
  expect(asked).toEqual([`/gatehouse-${project}/inverse-error-code/kk-KAZ.json`]);
});

test('[LANG-14] parts of the address are encoded', () => {
  expect(translationUrl({ origin: '', project: 'a/b', namespace: 'global', locale: 'x?y#z' })).toBe(
    '/a%2Fb/global/x%3Fy%23z.json',
  );
});

test('[LANG-14] accepts every file that we make', () => {
  for (const locale of ['en', 'en-XA', 'ar-SA']) {
    for (const namespace of ['global', 'inverse', 'inverse-error-code'] as const) {
      const file = JSON.parse(JSON.stringify(namespaceWords(locale, namespace)));
      expect(checkedWords(file)).toBe(file);
    }
  }
});

describe('[LANG-15] retries', () => {
  test.each([0, 1, 4, 5])('after %i failures the file is there, and nothing is reported', async (count) => {
    replies = [...Array.from({ length: count }, () => failing), good];
    expect(await load()).toEqual(words);
    expect(slept).toEqual([350, 700, 1400, 2800, 5600].slice(0, count));
    expect(failures).toEqual([]);
  });

  test('after the fifth the shipped English shows', async () => {
    expect(await load()).toEqual({ 'error.1': 'Hello' });
    expect(slept).toEqual([350, 700, 1400, 2800, 5600]);
    expect(asked).toHaveLength(6);
  });

  test.each<[string, Reply]>([
    ['a missing file', answering('{}', 404)],
    ['a page instead of a file', answering('<!doctype html>')],
    ['half a file', answering('{"error.1":"He')],
    ['a list', answering('["error.1"]')],
    ['null', answering('null')],
    ['a message that is a number', answering('{"error.1":1}')],
    ['an endless file', answering(`{"error.1":"${'x'.repeat(1_000_001)}"}`)],
    ['a dropped connection', (response) => response.destroy()],
    ['a redirect in a circle', (response, request) => response.writeHead(302, { location: request.url }).end()],
  ])('%s counts as a failure', async (_, reply) => {
    replies = [reply, ...(_ === 'a redirect in a circle' ? Array.from({ length: 20 }, () => reply) : []), good];
    expect(await load()).toEqual(words);
    expect(slept).toEqual([350]);
  });

  test('a fetch that throws is a failure too', async () => {
    const offline = () => Promise.reject(new TypeError('offline'));
    expect(await load({ fetch: offline })).toEqual({ 'error.1': 'Hello' });
    expect(failures[0]?.reason).toBe('offline');
  });

  test('without shipped words the answer is empty, never an error', async () => {
    expect(await load({ shipped: undefined })).toEqual({});
  });
});

describe('[LANG-15] reports', () => {
  test('a failure once, with what and why', async () => {
    await load();
    await load();
    expect(failures).toEqual([
      { url: `${origin}/gatehouse-${project}/inverse-error-code/kk-KAZ.json`, attempts: 6, reason: 'status 503' },
    ]);
  });

  test('again when it had worked in between', async () => {
    await load();
    replies = [good];
    await load();
    await load();
    expect(failures).toHaveLength(2);
  });
});

test('[LANG-15] requests for a file on its way share it, also when it fails', async () => {
  replies = [good];
  const [one, two] = await Promise.all([load(), load()]);
  expect(one).toBe(two);
  expect(asked).toHaveLength(1);

  await Promise.all([load(), load({ shipped: { 'error.1': 'Other' } })]).then(([first, second]) => {
    expect(first).toEqual({ 'error.1': 'Hello' });
    expect(second).toEqual({ 'error.1': 'Other' });
  });
  expect(asked).toHaveLength(7);
  expect(failures).toHaveLength(1);
});

describe('[LANG-14] shape', () => {
  test.each([
    ['token without a name', [[]]],
    ['name that is no text', [[1]]],
    ['type that is no text', [['n', null]]],
    ['four parts', [['n', 'plural', {}, 1]]],
    ['branches in a list', [['n', 'plural', []]]],
    ['branch that is an object', [['n', 'plural', { other: { x: 'y' } }]]],
    ['number beside offset', [['n', 'plural', { other: 1 }]]],
  ])('refuses a %s', (_, message) => {
    expect(() => checkedWords({ 'error.1': message })).toThrow('error.1');
  });

  test('any JSON is either refused or read without an error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        try {
          expect(checkedWords(value)).toBe(value);
        } catch (error) {
          expect((error as Error).message).toMatch(/^the (file|message)/);
        }
      }),
    );
  });

  test('a nest without end is refused', () => {
    let message: unknown = 'x';
    for (let depth = 0; depth < 50_000; depth++) message = [['n', 'select', { other: message }]];
    expect(() => checkedWords({ 'error.1': message })).toThrow('error.1');
  });
});
