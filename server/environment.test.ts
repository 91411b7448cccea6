import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');

test('with nothing given there is a development environment, and an empty variable counts as absent', () => {
  const nothing = readEnvironment({});
  expect(nothing).toMatchObject({ port: 3000, managementPort: 3001, dataDir: './data', development: true });
  expect(nothing.trustProxy).toEqual(['loopback']);
  const empty = Object.fromEntries(
    ['PORT', 'SMTP_URL', 'SMS_URL', 'API_ORIGIN', 'TRUST_PROXY', 'NODE_ENV'].map((name) => [name, '']),
  );
  expect({ ...readEnvironment(empty), secretOf: nothing.secretOf }).toEqual(nothing);
});

test('in production no proxy is believed that is not named', () => {
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
  ...['a b', 'ops.example:3001', 'https://ops.example'].map((value): [string, string] => ['MANAGEMENT_NAMES', value]),
  ...['-1', '1.5', '5s', '300001'].map((value): [string, string] => ['DRAIN_MS', value]),
  ['MANAGEMENT_PORT', '3000'],
  ...['mysql://x', 'x', 'http://db'].map((value): [string, string] => ['DATABASE_URL', value]),
  ...['0', '1001', 'ten', '-1'].map((value): [string, string] => ['DATABASE_POOL_SIZE', value]),
  ...['0', '1e3'].map((value): [string, string] => ['DATABASE_QUEUE', value]),
  ...['0', '65'].map((value): [string, string] => ['HASH_THREADS', value]),
  ...['0', '1.5'].map((value): [string, string] => ['INSTANCES', value]),
  ...['nothing=1', 'registrationsByDevice', 'registrationsByDevice=0', '__proto__=1'].map((value): [string, string] => [
    ...(['LIMITS', value] as const),
  ]),
  ...[
    ...[
      'http://x',
      'localhost:6379',
      'redis://one,two',
      'redis+sentinel://one',
      'redis+cluster://one/0',
      'redis://%@one',
    ],
    ...['redis://one/x', 'redis://one:70000'],
  ].map((value): [string, string] => ['REDIS_URL', value]),
  ...['api', 'ftp://api.example', 'http://api.example/', 'http://api.example/v1', 'http://u:p@api.example'].map(
    (value): [string, string] => ['API_ORIGIN', value],
  ),
  ...['http://mail', 'mail.example'].map((value): [string, string] => ['SMTP_URL', value]),
  ...['smtp://sms', 'sms.example', 'https://us%er@sms.example'].map((value): [string, string] => ['SMS_URL', value]),
  ...['smtp://risk', 'risk.example', 'https://us%er@risk.example'].map((value): [string, string] => [
    'RISK_URL',
    value,
  ]),
  ...['TR', 'TR=0', 'TR=x', 'tr=5', 'TUR=5', '*', 'TR=5;DE=5', '__proto__=5', 'TR=12345678'].map(
    (value): [string, string] => ['SMS_BY_COUNTRY', value],
  ),
  ...['short', `${KEY}AAAA`, '!!'].map((value): [string, string] => ['KEY_ENCRYPTION_KEY', value]),
  ...['yes', '1', 'TRUE'].map((value): [string, string] => ['KYC_AUTO_APPROVE', value]),
  ...['x'.repeat(31), `${'x'.repeat(32)} x`, `${'x'.repeat(32)}é`, '='.repeat(32)].map((value): [string, string] => [
    'IDENTITY_DESK_TOKEN',
    value,
  ]),
  ['TRANSLATION_ORIGIN', 'https://words.example/path'],
  ['COMPLIANCE_ORIGIN', 'https://rules.example/compliance/'],
  ...['proxy', '10.0.0.0/33', '10.0.0', '::1/129', '10.0.0.1;::1', '0.0.0.0/x'].map((value): [string, string] => [
    'TRUST_PROXY',
    value,
  ]),
  ...['cf ipcountry', 'cf:country', 'x'.repeat(65), 'länd'].map((value): [string, string] => ['GEO_HEADER', value]),
  ['GEO_REGION_HEADER', 'a,b'],
  ...['secret', '12345:short', `x:${'a'.repeat(35)}`, `12345:${'a'.repeat(35)}/getMe`].map(
    (value): [string, string] => ['TELEGRAM_BOT_TOKEN', value],
  ),
  ['TELEGRAM_CLIENT_ID', '12345:secret'],
  ['TELEGRAM_CLIENT_SECRET', 'short'],
  ['TELEGRAM_CLIENT_SECRET', 'a secret with spaces in it'],
  ...['http://api.telegram.org', 'https://api.telegram.org/', 'api.telegram.org'].flatMap(
    (value): [string, string][] => [
      ['TELEGRAM_API_ORIGIN', value],
      ['TELEGRAM_LOGIN_ORIGIN', value],
    ],
  ),
  ...[' ', 'https://a.example,https://b.example', 'https://*.example', "https://a.example 'none'", '*'].map(
    (value): [string, string] => ['TELEGRAM_FRAME_ORIGINS', value],
  ),
  ['LOG_LEVEL', 'loud'],
  ...['Production', 'prod', 'live'].map((value): [string, string] => ['NODE_ENV', value]),
];

test.each([
  [{ TELEGRAM_CLIENT_ID: '12345' }, 'TELEGRAM_CLIENT_SECRET'],
  [
    {
      ...{ NODE_ENV: 'production', SMTP_URL: 'smtp://localhost' },
      TELEGRAM_CLIENT_SECRET: 's'.repeat(16),
    },
    'TELEGRAM_CLIENT_ID',
  ],
])('[TG-12] %o says what is missing for the login at Telegram', (variables, missing) => {
  expect(() => readEnvironment(variables)).toThrow(new RegExp(`${missing}: must be set with `));
});

test('[LOGIN-11] a risk helper may ask for user and password', () => {
  expect(readEnvironment({}).riskUrl).toBeUndefined();
  const RISK_URL = 'https://user:p%40ss@risk.example/assess?v=1';
  expect(readEnvironment({ RISK_URL }).riskUrl).toBe(RISK_URL);
});

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

test('production without SMTP_URL has no way to send codes, unless the API is another’s', () => {
  expect(() => readEnvironment({ NODE_ENV: 'production' })).toThrow(/SMTP_URL: must be set in production/);
  expect(readEnvironment({ NODE_ENV: 'production', API_ORIGIN: 'https://api.example' }).development).toBe(false);
});

test('SMS go to a gateway that may ask for user and password; countries may have limits of their own', () => {
  expect(readEnvironment({})).toMatchObject({ smsUrl: undefined, smsByCountry: undefined });
  const SMS_URL = 'https://user:p%40ss@sms.example/v1/messages?sender=Gate';
  expect(readEnvironment({ SMS_URL, SMS_BY_COUNTRY: ' TR=2000, KZ=500 ,*=100,ALL=2500' })).toMatchObject({
    smsUrl: SMS_URL,
    smsByCountry: { TR: 2000, KZ: 500, '*': 100, ALL: 2500 },
  });
});

test('identities are verified unseen in development alone, and there only unless switched off', () => {
  expect(readEnvironment({}).kycAutoApprove).toBe(true);
  expect(readEnvironment({ KYC_AUTO_APPROVE: 'false' }).kycAutoApprove).toBe(false);
  const production = { NODE_ENV: 'production', SMTP_URL: 'smtps://mail.example' };
  expect(readEnvironment(production).kycAutoApprove).toBe(false);
  expect(() => readEnvironment({ ...production, KYC_AUTO_APPROVE: 'true' })).toThrow(
    /KYC_AUTO_APPROVE: must not be true/,
  );
});

test('who decides about identities shows a token of at least 32 characters; there is none that is not given', () => {
  expect(readEnvironment({}).identityDeskToken).toBeUndefined();
  for (const IDENTITY_DESK_TOKEN of ['x'.repeat(32), KEY, 'aZ0-._~+/'.repeat(4)]) {
    expect(readEnvironment({ IDENTITY_DESK_TOKEN }).identityDeskToken).toBe(IDENTITY_DESK_TOKEN);
  }
});

test('[CAPT-08] the work of our own captcha is a whole number of derivations', () => {
  expect(readEnvironment({})).toMatchObject({ captchaFile: undefined, captchaWork: undefined });
  expect(readEnvironment({ CAPTCHA_FILE: 'captcha.json', CAPTCHA_WORK: '100000' })).toMatchObject({
    captchaFile: 'captcha.json',
    captchaWork: 100_000,
  });
  for (const CAPTCHA_WORK of ['0', '-1', '1.5', '100001', 'much', '1e3'])
    expect(() => readEnvironment({ CAPTCHA_WORK })).toThrow(/CAPTCHA_WORK: must be/);
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
    ['STEERING_FILE', { STEERING_FILE: join(dataDir, 'none.json') }],
    ['STEERING_FILE', { STEERING_FILE: dataDir }],
    ['STEERING_FILE', { STEERING_FILE: join(import.meta.dirname, 'main.ts') }],
    ['OIDC_PROVIDERS_FILE', { OIDC_PROVIDERS_FILE: join(dataDir, 'none.json') }],
    ['OIDC_PROVIDERS_FILE', { OIDC_PROVIDERS_FILE: join(import.meta.dirname, 'main.ts') }],
    ['OAUTH_CLIENTS_FILE', { OAUTH_CLIENTS_FILE: join(dataDir, 'none.json') }],
    ['OAUTH_CLIENTS_FILE', { OAUTH_CLIENTS_FILE: join(import.meta.dirname, 'main.ts') }],
    ['CAPTCHA_FILE', { CAPTCHA_FILE: join(dataDir, 'none.json') }],
    ['CAPTCHA_FILE', { CAPTCHA_FILE: join(import.meta.dirname, 'main.ts') }],
    ['CAPTCHA_WORK', { CAPTCHA_WORK: '0' }],
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
  const child = spawn(process.execPath, ['server/start.mjs'], {
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
