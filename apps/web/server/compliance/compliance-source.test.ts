import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { shippedCompliance } from '@gatehouse/brand/shipped-compliance';
import type { ComplianceItem } from '@gatehouse/rules/compliance/compliance';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { MOST_BYTES, SLOWEST_MS } from './compliance-fetch.ts';
import { complianceFiles } from './compliance-files.ts';
import {
  type ComplianceFailure,
  type ComplianceSource,
  createComplianceSource,
  FRESH_MS,
  RETRY_MS,
} from './compliance-source.ts';

type Behaviour = (answer: ServerResponse, headers: NodeJS.Dict<string | string[]>) => void;

let peer: Server;
let origin: string;
let behave: Behaviour;
let asked: string[];
let dataDir: string;
let now: number;
let reported: ComplianceFailure[];
let counted: number;
const open: ComplianceSource[] = [];

const badge = (ext: string): ComplianceItem => ({ element: 'badge', action: 'show', ext, priority: 0, logic: 'and' });
const config = (ext: string) => JSON.stringify({ version: '1', items: [badge(ext)] });
const says =
  (text: string, status = 200, headers = {}): Behaviour =>
  (answer) =>
    answer.writeHead(status, headers).end(text);
const extOf = (source: ComplianceSource) => source.indexFor('default')?.items[0]?.ext;

beforeAll(async () => {
  peer = createServer((request, answer) => {
    asked.push(request.url ?? '');
    behave(answer, request.headers);
  });
  await new Promise<void>((listening) => peer.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(peer.address() as AddressInfo).port}`;
});
afterAll(() => {
  peer.closeAllConnections();
  peer.close();
});
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'gatehouse-compliance-'));
  ({ asked, now, reported, counted } = { asked: [], now: 1_000_000, reported: [], counted: 0 });
  behave = says(config('a'));
});
afterEach(() => {
  for (const source of open.splice(0)) source.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function start(
  more: { origin?: string | undefined; dataDir?: string | undefined; clock?: undefined } = {},
): ComplianceSource {
  const source = createComplianceSource({
    ...{ origin, dataDir, wanted: ['default'] },
    clock: () => now,
    report: (failure) => reported.push(failure),
    onFailure: () => {
      counted += 1;
    },
    ...more,
  });
  open.push(source);
  return source;
}

/** Advances time, then asks until the peer is asked: a file that is still being stored is not fetched again. */
async function askAgain(source: ComplianceSource, ms = FRESH_MS): Promise<void> {
  const before = asked.length;
  now += ms;
  await vi.waitFor(() => {
    source.indexFor('default');
    expect(asked.length).toBeGreaterThan(before);
  });
}
const failures = (count: number) => vi.waitFor(() => expect(counted).toBe(count), { timeout: SLOWEST_MS + 5_000 });

describe('the source of the file', () => {
  test('[COMP-01] without an origin: the shipped files, one per environment', () => {
    const source = start({ origin: undefined });
    for (const environment of ['default', 'test', 'testnet'] as const) {
      expect(source.indexFor(environment)?.items.length).toBe(JSON.parse(shippedCompliance(environment)).items.length);
    }
    expect([asked, reported]).toEqual([[], []]);
  });

  test('[COMP-01] with an origin: the file of the environment, without waiting', async () => {
    const source = start();
    expect(source.indexFor('default')).toBeUndefined();
    await vi.waitFor(() => expect(extOf(source)).toBe('a'));
    source.indexFor('testnet');
    await vi.waitFor(() => expect(asked).toEqual(['/compliance/default.json', '/compliance/testnet.json']));
  });

  test('[COMP-01] it is valid for 60 s, then the old one until the new one has arrived', async () => {
    const source = start();
    await vi.waitFor(() => expect(extOf(source)).toBe('a'));
    behave = says(config('b'));
    now += FRESH_MS - 1;
    expect([extOf(source), asked.length]).toEqual(['a', 1]);
    now += 1;
    expect(extOf(source)).toBe('a');
    await vi.waitFor(() => expect(extOf(source)).toBe('b'));
    expect(asked).toHaveLength(2);
  });

  test('[COMP-01] a wall clock that is set back does not stop the updates', async () => {
    const elapsed = vi.spyOn(performance, 'now').mockReturnValue(5_000);
    const wall = vi.spyOn(Date, 'now');
    try {
      const source = start({ clock: undefined });
      await vi.waitFor(() => expect(extOf(source)).toBe('a'));
      behave = says(config('b'));
      wall.mockReturnValue(0);
      elapsed.mockReturnValue(5_000 + FRESH_MS);
      source.indexFor('default');
      await vi.waitFor(() => expect(extOf(source)).toBe('b'));
    } finally {
      vi.restoreAllMocks();
    }
  });

  test('[COMP-01] an unchanged file is the same index, by tag or by text', async () => {
    behave = (answer, headers) =>
      headers['if-none-match'] === '"x"'
        ? says('', 304)(answer, headers)
        : says(config('a'), 200, { etag: '"x"' })(answer, headers);
    const source = start();
    await vi.waitFor(() => expect(extOf(source)).toBe('a'));
    const index = source.indexFor('default');
    await askAgain(source);
    behave = says(` ${config('a')} `);
    await askAgain(source);
    await askAgain(source);
    expect(source.indexFor('default')).toBe(index);
    expect([reported, counted]).toEqual([[], 0]);
  });
});

const stalls: Behaviour = (answer) => answer.writeHead(200).write('{"version":');
const misbehaviours: [string, () => Behaviour, RegExp][] = [
  ['500', () => says('no', 500), /status 500/],
  ['404', () => says('no', 404), /status 404/],
  ['a redirect', () => says('', 302, { location: '/x.json' }), /./],
  ['304 without being asked for a change', () => says('', 304), /status 304/],
  ['JSON that is broken', () => says('{"version":"1","items":[{]}'), /not valid JSON/],
  ['a page', () => says('<!doctype html>'), /not valid JSON/],
  ['nothing', () => says(''), /not valid JSON/],
  ['an unknown key', () => says('{"version":"1","items":[],"x":1}'), /x: is not a field/],
  ['a file too large', () => says(' '.repeat(MOST_BYTES + 1)), /more than \d+ bytes/],
  ['a broken connection', () => (answer) => answer.socket?.destroy(), /./],
];

describe('a faulty origin', () => {
  test.each(misbehaviours)(
    '[COMP-01] %s: restricts, is logged once and counted, then recovers',
    async (_, how, problem) => {
      behave = how();
      const source = start();
      await failures(1);
      expect(source.indexFor('default')).toBeUndefined();
      await askAgain(source, RETRY_MS);
      await failures(2);
      expect(reported).toEqual([{ environment: 'default', problem: expect.stringMatching(problem) }]);
      expect(readdirSync(dataDir)).toEqual([]);
      behave = says(config('b'));
      await askAgain(source, RETRY_MS);
      await vi.waitFor(() => expect(extOf(source)).toBe('b'));
    },
  );

  test.each(misbehaviours)('[COMP-01] %s after a good one: the good one stays', async (_, how, problem) => {
    const source = start();
    await vi.waitFor(() => expect(extOf(source)).toBe('a'));
    behave = how();
    await askAgain(source);
    await failures(1);
    expect([extOf(source), reported[0]?.problem]).toEqual(['a', expect.stringMatching(problem)]);
  });

  test('[COMP-01] cancels a response that never ends, and fetches once at a time', async () => {
    behave = stalls;
    const source = start();
    for (let turn = 0; turn < 20; turn += 1) {
      now += RETRY_MS;
      expect(source.indexFor('default')).toBeUndefined();
    }
    await failures(1);
    expect(asked).toHaveLength(1);
    expect(reported[0]?.problem).toMatch(/within 5 s/);
  });

  test('[COMP-01] reports a problem again after a recovery', async () => {
    const source = start();
    await vi.waitFor(() => expect(extOf(source)).toBe('a'));
    behave = says('no', 500);
    await askAgain(source);
    await failures(1);
    behave = says(config('b'));
    await askAgain(source);
    await vi.waitFor(() => expect(extOf(source)).toBe('b'));
    behave = says('no', 500);
    await askAgain(source);
    await failures(2);
    expect(reported).toHaveLength(2);
  });
});

describe('a restart', () => {
  const first = async () => {
    const source = start();
    await vi.waitFor(() => expect(readdirSync(dataDir)).toEqual(['compliance-default.json']));
    source.close();
  };

  test('[COMP-01] without the origin still has the last good file, at once', async () => {
    await first();
    behave = says('no', 500);
    expect(extOf(start())).toBe('a');
    await failures(1);
  });

  test('[COMP-01] takes the origin’s own file when it arrives', async () => {
    await first();
    behave = says(config('b'));
    const source = start();
    expect(extOf(source)).toBe('a');
    await vi.waitFor(() => expect(extOf(source)).toBe('b'));
    await vi.waitFor(() =>
      expect(readFileSync(path.join(dataDir, 'compliance-default.json'), 'utf8')).toContain('"b"'),
    );
  });

  test('[COMP-01] with a damaged stored file: reports it, and restricts', async () => {
    writeFileSync(path.join(dataDir, 'compliance-default.json'), '{"version":');
    behave = says('no', 500);
    const source = start();
    expect(source.indexFor('default')).toBeUndefined();
    expect(reported[0]?.problem).toMatch(/kept compliance file of default cannot be used/);
  });

  test('[COMP-01] reports a folder that cannot be written to, and uses the file', async () => {
    const source = start({ dataDir: path.join(dataDir, 'no\0folder') });
    await failures(2);
    expect(extOf(source)).toBe('a');
  });
});

describe('the served copy', () => {
  const served = async (source: ComplianceSource) => {
    const server = Fastify();
    await server.register(complianceFiles, { source });
    return (url: string, headers = {}) => server.inject({ url, headers });
  };

  test('[COMP-01] is the validated one, for 60 s, with a tag', async () => {
    const get = await served(start({ origin: undefined }));
    const { statusCode, headers, body } = await get('/compliance/default.json');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    expect(JSON.parse(body)).toEqual(JSON.parse(shippedCompliance('default')));
    expect((await get('/compliance/default.json', { 'if-none-match': headers.etag })).statusCode).toBe(304);
    expect((await get('/compliance/default.json', { 'if-none-match': `W/${headers.etag}` })).statusCode).toBe(304);
    const zipped = await get('/compliance/testnet.json', { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
  });

  test('[COMP-01] [COMP-04] names no account, and changes only with its content', async () => {
    const items = [
      { element: 'badge', action: 'show', priority: 0, logic: 'and' },
      { element: 'badge', action: 'hide', priority: 9, account: '4711', logic: 'and' },
      { element: 'badge', action: 'hide', priority: 5, account: '4711', rc: 'DE', logic: 'or' },
    ];
    behave = says(JSON.stringify({ version: '1', items }));
    const source = start();
    await vi.waitFor(() => expect(source.indexFor('default')?.items).toEqual(items));
    const get = await served(source);
    const { body, headers } = await get('/compliance/default.json');
    expect(JSON.parse(body)).toEqual({
      version: '1',
      items: [items[0], { element: 'badge', action: 'hide', priority: 5, rc: 'DE', logic: 'and' }],
    });
    const zipped = await get('/compliance/default.json', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(body);
    behave = says(JSON.stringify({ version: '1', items: items.filter(({ priority }) => priority !== 9) }));
    await askAgain(source);
    await vi.waitFor(() => expect(source.indexFor('default')?.items).toHaveLength(2));
    expect((await get('/compliance/default.json')).headers.etag).toBe(headers.etag);
    expect(readFileSync(path.join(dataDir, 'compliance-default.json'), 'utf8')).toContain('4711');
  });

  test('[COMP-01] is a 404 with a text without a file, or for an unknown environment', async () => {
    behave = says('no', 500);
    const get = await served(start());
    const missing = await get('/compliance/default.json');
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(missing.body).toMatch(/no compliance config/);
    for (const name of ['other.json', 'default', '..%2fdefault.json', '__proto__.json']) {
      expect((await get(`/compliance/${name}`)).statusCode).toBe(404);
    }
  });
});
