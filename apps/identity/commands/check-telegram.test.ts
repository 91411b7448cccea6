import { defaultBrand } from '@gatehouse/brand/default-brand';
import type { Brand } from '@gatehouse/rules/site/brand';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { webhookSecret } from '../delivery/telegram-bot.ts';
import { openTelegramPeer, type TelegramPeer } from '../testing/telegram-peer.ts';
import { webhookUrlOf } from '../use-cases/telegram-bot/webhook-url.ts';
import { checkTelegram } from './check-telegram.ts';

const TOKEN = '7000000009:a-token-of-the-tests-that-is-no-secret';
const HOOK = '/x-api/user/public/telegram/webhook';
const now = Date.UTC(2026, 5, 1);
let peer: TelegramPeer;
let product: FastifyInstance;
let brand: Brand;
let login = { status: 200, text: '<html>' };

/** The product as far as the check knows it: its webhook, and the login page of Telegram beside it. */
beforeEach(async () => {
  peer = await openTelegramPeer(TOKEN);
  login = { status: 200, text: '<html>' };
  product = Fastify();
  product.post(HOOK, async ({ headers }, reply) =>
    reply.code(headers['x-telegram-bot-api-secret-token'] === webhookSecret(TOKEN) ? 200 : 404).send({}),
  );
  product.get('/auth', async (_request, reply) => reply.code(login.status).send(login.text));
  const port = Number(new URL(await product.listen({ port: 0, host: 'localhost' })).port);
  brand = { ...defaultBrand, port };
});
afterEach(async () => {
  await product.close();
  await peer.close();
});

const check = async (more: { setsWebhook?: boolean; brand?: Brand; apiOrigin?: string; botToken?: string } = {}) => {
  const { setsWebhook = false, brand: of = brand, ...options } = more;
  const telegram = { botToken: TOKEN, apiOrigin: peer.apiOrigin, loginOrigin: `http://localhost:${brand.port}` };
  const findings = await checkTelegram({ ...telegram, ...options }, of, { setsWebhook, now });
  expect(JSON.stringify(findings)).not.toContain('a-token-of');
  return findings.filter(({ ok }) => !ok).map(({ what }) => what);
};

test('without a webhook it says how to set one; set, nothing is wrong', async () => {
  expect(await check()).toEqual([expect.stringMatching(/^No webhook is set.*--set-webhook\.$/)]);
  expect(await check({ setsWebhook: true })).toEqual([]);
  expect(peer.webhook.url).toBe(`http://localhost:${brand.port}${HOOK}`);
  expect(await check()).toEqual([]);
  peer.webhook.url = 'https://elsewhere.example/hook';
  expect(await check()).toEqual([expect.stringContaining('at another address')]);
});

test('a token that is none, another bot’s, or a Bot API that is away', async () => {
  expect(await check({ botToken: '7000000009:a-token-of-another-bot' })).toEqual([
    expect.stringMatching(/^TELEGRAM_BOT_TOKEN is not the token of a bot \(401\)/),
    expect.stringContaining('another TELEGRAM_BOT_TOKEN'),
  ]);
  const bots = { telegram: 'another_bot' };
  expect(await check({ setsWebhook: true, brand: { ...brand, bots } })).toEqual([
    expect.stringMatching(/^The token is that of @gatehouse_demo_bot, and the brand names @another_bot/),
    expect.stringContaining('was not set'),
    expect.stringContaining('No webhook is set'),
  ]);
  expect(peer.webhook.url).toBe('');
  const gone = await openTelegramPeer(TOKEN);
  await gone.close();
  expect(await check({ apiOrigin: gone.apiOrigin })).toEqual([
    expect.stringMatching(/could not be asked at http:\/\/127.*ECONNREFUSED.*TELEGRAM_API_ORIGIN/),
  ]);
});

test('addresses that Telegram sends nothing to', async () => {
  // Nothing is asked there: an https origin alone says that it is the real Telegram.
  const apiOrigin = 'https://127.0.0.1:1';
  const [, address] = await check({ apiOrigin });
  expect(address).toMatch(/^The brand’s address is http:\/\/localhost.*https alone/);
  const [, port] = await check({ apiOrigin, brand: { ...brand, scheme: 'https', port: 3000 } });
  expect(port).toMatch(/ports 443, 80, 88 and 8443 alone, and the brand’s is 3000/);
  const [, host] = await check({ apiOrigin, brand: { ...brand, scheme: 'https', port: 443 } });
  expect(host).toMatch(/^Telegram cannot reach localhost/);
});

test('a webhook that is not there, and a login page that does not know the domain', async () => {
  login = { status: 200, text: 'Bot domain invalid' };
  expect(await check({ setsWebhook: true })).toEqual([expect.stringContaining('BotFather with /setdomain')]);
  await product.close();
  const [hook, page] = await check();
  expect(hook).toMatch(/^The webhook does not answer at http:\/\/localhost:\d+\/x-api.*ECONNREFUSED/);
  expect(page).toMatch(/^Telegram’s login page does not answer/);
});

test('what Telegram says of its last attempts', async () => {
  Object.assign(peer.webhook, { url: webhookUrlOf(brand), pending_update_count: 101 });
  Object.assign(peer.webhook, { last_error_date: now / 1_000 - 60, last_error_message: 'Wrong response: 502' });
  expect(await check()).toEqual([
    'Telegram could not deliver an update at 2026-05-31T23:59:00.000Z: Wrong response: 502.',
    '101 updates wait at Telegram: the webhook does not take them.',
  ]);
  Object.assign(peer.webhook, { pending_update_count: 0, last_error_date: now / 1_000 - 90_000 });
  expect(await check()).toEqual([]);
});
