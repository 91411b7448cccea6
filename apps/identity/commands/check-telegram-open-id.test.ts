import { defaultBrand } from '@gatehouse/brand/default-brand';
import { originOf } from '@gatehouse/rules/site/site-of';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnTelegram, openOwnTelegram } from '../../telegram/testing/own-telegram-fixture.ts';
import { checkOpenId } from './check-telegram-open-id.ts';

const brand = { ...defaultBrand, port: 3000 };
const origins = brand.sites.map((site) => originOf(brand, site));
let peer: OwnTelegram;

beforeAll(async () => {
  // All sites but the last.
  peer = await openOwnTelegram(origins.slice(0, -1));
});
afterAll(() => peer.close());

const check = async (more: { loginOrigin?: string; clientId?: string; clientSecret?: string } = {}) => {
  const { botToken, loginOrigin, clientId, clientSecret } = { ...peer, ...more };
  const telegram = { botToken, apiOrigin: 'http://localhost:1', loginOrigin, openId: { clientId, clientSecret } };
  const findings = await checkOpenId(telegram, brand);
  expect(JSON.stringify(findings)).not.toContain(clientSecret);
  return findings.filter(({ ok }) => !ok).map(({ what }) => what);
};

test('a client whose sites are all registered but one: that one is named', async () => {
  expect(await check()).toEqual([
    `Telegram’s login page refuses ${origins.at(-1)}/third-party/callback: give BotFather this address, at Web Login.`,
  ]);
});

test('another secret, another client, and an address where no OpenID Connect is', async () => {
  expect(await check({ clientSecret: 'a secret that is mistyped' })).toContainEqual(
    expect.stringMatching(/^TELEGRAM_CLIENT_SECRET is not the secret/),
  );
  expect(await check({ clientId: '7000000009' })).toContainEqual(
    expect.stringMatching(/^TELEGRAM_CLIENT_ID is not the number of the bot/),
  );
  for (const loginOrigin of ['http://127.0.0.1:1', `${peer.loginOrigin}/nowhere`])
    expect(await check({ loginOrigin })).toEqual([expect.stringContaining(`is not at ${loginOrigin}`)]);
});

test('without a client it looks at nothing', async () => {
  const { botToken, loginOrigin } = peer;
  expect(await checkOpenId({ botToken, apiOrigin: 'http://localhost:1', loginOrigin }, brand)).toEqual([]);
});
