import { defaultBrand } from '@gatehouse/brand/default-brand';
import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';
import { telegramFramesFrom, telegramFrom } from './telegram-options.ts';

const TELEGRAM_BOT_TOKEN = `123456789:${'a'.repeat(35)}`;
const production = { NODE_ENV: 'production', SMTP_URL: 'smtps://mail.example' };

test('in development without a token Telegram is our own; in production it is off', () => {
  const own = readEnvironment({ PORT: '4000' });
  expect(telegramFrom(own, defaultBrand)).toMatchObject({
    ...{ apiOrigin: 'http://localhost:4000/dev/telegram', loginOrigin: 'http://localhost:4000/dev/telegram' },
  });
  expect(telegramFramesFrom(own, defaultBrand)).toEqual(['http://telegram.localhost:4000']);
  expect([telegramFrom, telegramFramesFrom].map((read) => read(readEnvironment(production), defaultBrand))).toEqual([
    undefined,
    [],
  ]);
});

test('with a token it is the real one, unless other origins are named', () => {
  const real = readEnvironment({ ...production, TELEGRAM_BOT_TOKEN });
  expect(telegramFrom(real, defaultBrand)).toEqual({
    ...{ botToken: TELEGRAM_BOT_TOKEN, apiOrigin: 'https://api.telegram.org' },
    loginOrigin: 'https://oauth.telegram.org',
  });
  expect(telegramFramesFrom(real, defaultBrand)).toContain('https://web.telegram.org');
  const TELEGRAM_FRAME_ORIGINS = 'https://one.example  http://two.localhost:3000';
  expect(
    telegramFramesFrom(readEnvironment({ ...production, TELEGRAM_BOT_TOKEN, TELEGRAM_FRAME_ORIGINS }), defaultBrand),
  ).toEqual(['https://one.example', 'http://two.localhost:3000']);
});

test('before an API of its own only named origins may frame the mini-app', () => {
  const API_ORIGIN = 'https://api.example';
  expect(telegramFramesFrom(readEnvironment({ API_ORIGIN }), defaultBrand)).toEqual([]);
  const named = readEnvironment({ API_ORIGIN, TELEGRAM_FRAME_ORIGINS: 'https://one.example' });
  expect(telegramFramesFrom(named, defaultBrand)).toEqual(['https://one.example']);
});

test('[TG-12] a brand with public hosts never believes the public token of our own Telegram', () => {
  const sites = defaultBrand.sites.map((site, at) => (at === 0 ? { ...site, hosts: ['exchange.example'] } : site));
  const own = readEnvironment({});
  expect(telegramFrom(own, { sites })).toBeUndefined();
  expect(telegramFramesFrom(own, { sites })).toEqual([]);
  for (const host of ['evil-localhost', 'localhost.example', '127.0.0.1'])
    expect(telegramFrom(own, { sites: sites.map((site) => ({ ...site, hosts: [host] })) })).toBeUndefined();
});

test('[LOGIN-06] with a client secret people log in by OpenID Connect, with the bot’s number where no other id is given', () => {
  const TELEGRAM_CLIENT_SECRET = 'a-secret-of-the-client';
  const of = (variables: object) =>
    telegramFrom(readEnvironment({ ...production, TELEGRAM_BOT_TOKEN, ...variables }), defaultBrand)?.openId;
  expect(of({})).toBeUndefined();
  expect(of({ TELEGRAM_CLIENT_SECRET })).toEqual({ clientId: '123456789', clientSecret: TELEGRAM_CLIENT_SECRET });
  expect(of({ TELEGRAM_CLIENT_SECRET, TELEGRAM_CLIENT_ID: '987654321' })?.clientId).toBe('987654321');
  const own = readEnvironment({ TELEGRAM_CLIENT_SECRET });
  expect(telegramFrom(own, defaultBrand)?.openId).toEqual({
    ...{ clientId: '7000000001', clientSecret: TELEGRAM_CLIENT_SECRET },
  });
});

test('[TG-12] without a token, but with a client, Telegram’s key verifies launches; id and secret are both needed', () => {
  const [TELEGRAM_CLIENT_ID, TELEGRAM_CLIENT_SECRET] = ['987654321', 'a-secret-of-the-client'];
  const of = (variables: object) => telegramFrom(readEnvironment({ ...production, ...variables }), defaultBrand);
  const whole = { TELEGRAM_CLIENT_ID, TELEGRAM_CLIENT_SECRET };
  expect(of(whole)).toEqual({
    ...{ apiOrigin: 'https://api.telegram.org', loginOrigin: 'https://oauth.telegram.org' },
    openId: { clientId: TELEGRAM_CLIENT_ID, clientSecret: TELEGRAM_CLIENT_SECRET },
  });
  for (const half of [{ TELEGRAM_CLIENT_ID }, { TELEGRAM_CLIENT_SECRET }])
    expect(() => of(half)).toThrow('must be set with');
  expect(telegramFramesFrom(readEnvironment({ ...production, ...whole }), defaultBrand)).toHaveLength(4);
});
