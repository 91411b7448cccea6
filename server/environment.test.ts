import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');

test('[SITE-10] with nothing given there is a development environment, and an empty variable counts as absent', () => {
  const nothing = readEnvironment({});
  expect(nothing).toMatchObject({ port: 3000, managementPort: 3001, dataDir: './data', development: true });
  expect(nothing.trustProxy).toEqual(['loopback']);
  const empty = Object.fromEntries(
    ['PORT', 'SMTP_URL', 'API_ORIGIN', 'TRUST_PROXY', 'NODE_ENV'].map((name) => [name, '']),
  );
  expect(readEnvironment(empty)).toEqual(nothing);
});

test('[SITE-10] in production no proxy is believed that is not named', () => {
  const production = { NODE_ENV: 'production', SMTP_URL: 'smtps://mail.example' };
  expect(readEnvironment(production)).toMatchObject({ trustProxy: [], development: false });
  expect(readEnvironment({ ...production, TRUST_PROXY: '10.0.0.0/8, ::1,uniquelocal' }).trustProxy).toEqual([
    '10.0.0.0/8',
    '::1',
    'uniquelocal',
  ]);
});

test('[REGION-03] the headers that say where a visitor is have names that can be changed or left out; production reads none that is not named', () => {
  expect(readEnvironment({})).toMatchObject({
    ...{ geoHeader: 'cf-ipcountry', geoRegionHeader: 'cf-region-code', geoFile: undefined },
  });
  const production = { NODE_ENV: 'production', SMTP_URL: 'smtps://mail.example', TRUST_PROXY: '10.0.0.0/8' };
  expect(readEnvironment(production)).toMatchObject({ geoHeader: undefined, geoRegionHeader: undefined });
  const named = { GEO_HEADER: 'CF-IPCountry', GEO_REGION_HEADER: 'CF-Region-Code' };
  expect(readEnvironment({ ...production, ...named })).toMatchObject({
    ...{ geoHeader: 'cf-ipcountry', geoRegionHeader: 'cf-region-code' },
  });
  const given = { GEO_HEADER: 'X-Country', GEO_REGION_HEADER: 'none', GEO_FILE: '/srv/places.mmdb' };
  expect(readEnvironment(given)).toMatchObject({
    ...{ geoHeader: 'x-country', geoRegionHeader: undefined, geoFile: '/srv/places.mmdb' },
  });
});

const wrong: readonly [variable: string, value: string][] = [
  ...['abc', '-1', '0', '65536', '1.5', '1e3', '0x50', ' '].map((value): [string, string] => ['PORT', value]),
  ['MANAGEMENT_PORT', 'abc'],
  ['MANAGEMENT_PORT', '3000'],
  ...['mysql://x', 'x', 'http://db'].map((value): [string, string] => ['DATABASE_URL', value]),
  ...['http://x', 'localhost:6379'].map((value): [string, string] => ['REDIS_URL', value]),
  ...['api', 'ftp://api.example', 'http://api.example/', 'http://api.example/v1', 'http://u:p@api.example'].map(
    (value): [string, string] => ['API_ORIGIN', value],
  ),
  ...['http://mail', 'mail.example'].map((value): [string, string] => ['SMTP_URL', value]),
  ...['short', `${KEY}AAAA`, '!!'].map((value): [string, string] => ['KEY_ENCRYPTION_KEY', value]),
  ['TRANSLATION_ORIGIN', 'https://words.example/path'],
  ['COMPLIANCE_ORIGIN', 'https://rules.example/compliance/'],
  ...['proxy', '10.0.0.0/33', '10.0.0', '::1/129', '10.0.0.1;::1', '0.0.0.0/x'].map((value): [string, string] => [
    'TRUST_PROXY',
    value,
  ]),
  ...['cf ipcountry', 'cf:country', 'x'.repeat(65), 'länd'].map((value): [string, string] => ['GEO_HEADER', value]),
  ['GEO_REGION_HEADER', 'a,b'],
  ['LOG_LEVEL', 'loud'],
  ...['Production', 'prod', 'live'].map((value): [string, string] => ['NODE_ENV', value]),
];

test.each(wrong)('[SITE-10] %s=%j is refused by name', (variable, value) => {
  const read = () => readEnvironment({ [variable]: value });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(new RegExp(`^The environment is not right:\\n {2}${variable}: must `));
});

test('[SITE-10] everything that is wrong is said at once, and no value is repeated', () => {
  const read = () => readEnvironment({ PORT: 'x', LOG_LEVEL: 'x', DATABASE_URL: 'mysql://root:secret@db' });
  expect(read).toThrow(/PORT: .*DATABASE_URL: .*LOG_LEVEL: /s);
  expect(read).not.toThrow(/secret/);
});

test('[SIGNUP-04] production without SMTP_URL has no way to send codes, unless the API is another’s', () => {
  expect(() => readEnvironment({ NODE_ENV: 'production' })).toThrow(/SMTP_URL: must be set in production/);
  expect(readEnvironment({ NODE_ENV: 'production', API_ORIGIN: 'https://api.example' }).development).toBe(false);
});

describe('a start', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gatehouse-environment-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test.each([
    ['PORT', { PORT: 'x' }],
    ['SMTP_URL', { NODE_ENV: 'production' }],
    ['BRAND_FILE', { BRAND_FILE: join(dataDir, 'none.json') }],
    ['DATA_DIR', { DATA_DIR: join(import.meta.dirname, 'main.ts') }],
    ['GEO_FILE', { GEO_FILE: join(dataDir, 'none.mmdb') }],
    ['GEO_FILE', { GEO_FILE: join(import.meta.dirname, 'main.ts') }],
    ['GEO_FILE', { GEO_FILE: dataDir }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://somebody:secret@127.0.0.1:1/none' }],
  ])('[SITE-10] ends with a message that names %s, and without a stack or a secret', async (name, variables) => {
    const { code, output } = await start({ DATA_DIR: dataDir, ...variables });
    expect(code).toBe(1);
    expect(output).toContain('Gatehouse did not start.');
    expect(output).toContain(name);
    expect(output).not.toMatch(/^ {4}at |secret/m);
  });
});

function start(variables: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, PORT: '4790', MANAGEMENT_PORT: '4791', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => {
      output += bytes;
    });
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
