import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTelegram, type Telegram } from '../core/telegram.ts';
import { DEMO_BOT_TOKEN, DEMO_CLIENT_SECRET } from '../demo-bot.ts';
import { checkText } from '../signing/check-text.ts';
import { launchHash } from '../signing/launch-data.ts';
import { loginHash } from '../signing/login-data.ts';
import { telegramPages } from './telegram-pages.ts';

const ANNA = 7100000001;
const KEREM = 7100000003;
const SITE = 'http://localhost:3000';
const CALLBACK = `${SITE}/third-party/callback?state=abc`;

let telegram: Telegram;
let server: ReturnType<typeof Fastify>;

beforeEach(async () => {
  server = Fastify();
  telegram = createTelegram({
    origin: 'http://telegram.localhost:3000',
    ...{ botToken: DEMO_BOT_TOKEN, clientSecret: DEMO_CLIENT_SECRET },
    bot: { name: 'Gate & <house>', username: 'gatehouse_demo_bot' },
    sites: [
      { name: 'Global', origin: SITE },
      { name: 'European Union', origin: 'http://eu.localhost:3000' },
    ],
    apps: [{ name: 'Log in', path: '/telegram-register-login' }],
  });
  await server.register(telegramPages, { telegram });
});
afterEach(() => server.close());

async function bot(method: string, payload: object = {}, token = DEMO_BOT_TOKEN) {
  const { statusCode, body } = await server.inject({
    method: 'POST',
    url: `/dev/telegram/bot${token}/${method}`,
    payload,
  });
  return { status: statusCode, ...JSON.parse(body) };
}

async function control(path: string, payload: object = {}) {
  const { statusCode, body } = await server.inject({
    method: 'POST',
    url: `/dev/telegram/control/${path}`,
    payload,
  });
  return { status: statusCode, ...(body ? JSON.parse(body) : {}) };
}

const fieldsOf = (query: string) => Object.fromEntries(new URLSearchParams(query));
const isGenuine = (data: string) => launchHash(fieldsOf(data), DEMO_BOT_TOKEN) === fieldsOf(data).hash;
const start = (person = ANNA) => control(`chat/${person}/say`, { text: '/start' });

describe('the Bot API', () => {
  test('answers its own token alone', async () => {
    expect(await bot('getMe')).toMatchObject({ status: 200, ok: true, result: { id: 7000000001, is_bot: true } });
    for (const token of ['', '7000000001:x', `${DEMO_BOT_TOKEN}x`])
      expect(await bot('getMe', {}, token || 'x')).toMatchObject({ status: 401, ok: false, error_code: 401 });
    expect(await bot('deleteEverything')).toMatchObject({ status: 404, ok: false });
  });

  test('sends to who has started the bot, and to no other person', async () => {
    const send = (chat_id: unknown, text: unknown = 'Hello') => bot('sendMessage', { chat_id, text });
    expect(await send(1)).toMatchObject({ status: 400, description: 'Bad Request: chat not found' });
    expect(await send(ANNA)).toMatchObject({ status: 403, ok: false });
    await start();
    expect(await send(ANNA)).toMatchObject({ status: 200, result: { text: 'Hello', chat: { id: ANNA } } });
    expect(await send(ANNA, ' ')).toMatchObject({ status: 400 });
    expect(await send(ANNA, 'x'.repeat(4_097))).toMatchObject({ status: 400 });
    await control(`chat/${ANNA}/block`);
    expect(await send(ANNA)).toMatchObject({ status: 403, description: 'Forbidden: bot was blocked by the user' });
    expect(await control(`chat/${ANNA}/say`, { text: 'hi' })).toMatchObject({ status: 403 });
    await start();
    expect(await send(ANNA, 'Again')).toMatchObject({ status: 200 });
    expect(telegram.chats.of({ id: KEREM } as never).messages).toEqual([]);
  });

  test('takes parameters as a form and in the query, and buttons as JSON', async () => {
    await start();
    const markup = { inline_keyboard: [[{ text: 'Open', web_app: { url: `${SITE}/x` } }]] };
    const form = new URLSearchParams({ chat_id: String(ANNA), text: 'Form', reply_markup: JSON.stringify(markup) });
    const url = `/dev/telegram/bot${DEMO_BOT_TOKEN}/sendMessage`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await server.inject({ method: 'POST', url, headers, payload: String(form) })).statusCode).toBe(200);
    expect((await server.inject(`${url}?chat_id=${ANNA}&text=Query`)).statusCode).toBe(200);
    const { messages } = (await server.inject(`/dev/telegram/control/chat/${ANNA}`)).json();
    expect(messages.map(({ text }: { text: string }) => text)).toEqual(['/start', 'Form', 'Query']);
    expect(messages[1].buttons).toEqual([[{ text: 'Open', url: `${SITE}/x`, opens: 'mini-app' }]]);
    const hostile = { inline_keyboard: [[{ text: 'Open', url: 'javascript:alert(1)' }]] };
    expect(await bot('sendMessage', { chat_id: ANNA, text: 'x', reply_markup: hostile })).toMatchObject({
      status: 400,
    });
    for (const reply_markup of ['{', { inline_keyboard: [1] }, { inline_keyboard: [[null]] }])
      expect(await bot('sendMessage', { chat_id: ANNA, text: 'x', reply_markup })).toMatchObject({ status: 400 });
  });

  test('fails on demand, as often as it was asked to', async () => {
    await start();
    await control('fail', { status: 429, count: 1, retryAfter: 7 });
    const send = () => bot('sendMessage', { chat_id: ANNA, text: 'Hello' });
    expect(await send()).toMatchObject({ status: 429, parameters: { retry_after: 7 } });
    expect(await send()).toMatchObject({ status: 200 });
  });
});

describe('updates', () => {
  type Received = { readonly secret: unknown; readonly body: { update_id: number; message?: { text: string } } };

  async function webhook(answers: { status: number; body?: string }[]) {
    const received: Received[] = [];
    const listener = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk) => {
        text += chunk;
      });
      request.on('end', () => {
        received.push({ secret: request.headers['x-telegram-bot-api-secret-token'], body: JSON.parse(text) });
        const { status, body = '' } = answers.shift() ?? { status: 200 };
        response.writeHead(status).end(body);
      });
    });
    await new Promise<void>((resolve) => {
      listener.listen(0, '127.0.0.1', resolve);
    });
    const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/hook`;
    return { url, received, [Symbol.asyncDispose]: async () => void listener.close() };
  }

  test('reach the webhook in order, with its secret, again where it failed, and answers are carried out', async () => {
    const reply = JSON.stringify({ method: 'sendMessage', chat_id: ANNA, text: 'Welcome' });
    await using hook = await webhook([{ status: 500 }, { status: 200, body: reply }]);
    expect(await bot('setWebhook', { url: hook.url, secret_token: 'secret-1' })).toMatchObject({ result: true });
    await start();
    await control(`chat/${ANNA}/say`, { text: 'hi' });
    await expect.poll(() => hook.received.length, { timeout: 10_000 }).toBe(3);
    expect(hook.received.map(({ body }) => body.message?.text)).toEqual(['/start', '/start', 'hi']);
    expect(new Set(hook.received.map(({ secret }) => secret))).toEqual(new Set(['secret-1']));
    expect(await bot('getWebhookInfo')).toMatchObject({
      result: { url: hook.url, last_error_message: 'Wrong response from the webhook: 500 Internal Server Error' },
    });
    const { messages } = (await server.inject(`/dev/telegram/control/chat/${ANNA}`)).json();
    expect(messages).toContainEqual(expect.objectContaining({ from: 'bot', text: 'Welcome' }));
    expect(await bot('getUpdates')).toMatchObject({ status: 409 });
  });

  test('wait for getUpdates without a webhook, and a stopped bot is one of them', async () => {
    await start();
    await control(`chat/${ANNA}/block`);
    const { result } = await bot('getUpdates');
    expect(result).toMatchObject([
      { message: { text: '/start', from: { id: ANNA, language_code: 'de' }, entities: [{ type: 'bot_command' }] } },
      { my_chat_member: { from: { id: ANNA }, new_chat_member: { status: 'kicked' } } },
    ]);
    expect((await bot('getUpdates', { offset: result[1].update_id })).result).toHaveLength(1);
    expect((await bot('getUpdates', { offset: result[1].update_id + 1 })).result).toEqual([]);
  });

  test.each([
    [{ url: 'ftp://localhost/x' }],
    [{ url: 'no address' }],
    [{}],
    [{ url: SITE, secret_token: 'with space' }],
  ])('a webhook that is not right is refused: %o', async (payload) => {
    expect(await bot('setWebhook', payload)).toMatchObject({ status: 400, ok: false });
  });
});

describe('a launch', () => {
  test('has everything in its fragment, and signed data of the person', async () => {
    const asked = {
      person: KEREM,
      site: 'http://eu.localhost:3000',
      platform: 'ios',
      theme: 'dark',
      startParam: 'a_b-1',
    };
    const { url, data } = await control('launch', asked);
    const { origin, pathname, search, hash } = new URL(url);
    expect([origin, pathname, search]).toEqual(['http://eu.localhost:3000', '/telegram-register-login', '']);
    expect(fieldsOf(hash.slice(1))).toMatchObject({
      tgWebAppData: data,
      tgWebAppVersion: '8.0',
      tgWebAppPlatform: 'ios',
      tgWebAppThemeParams: expect.stringContaining('"bg_color":"#17212b"'),
    });
    expect(isGenuine(data)).toBe(true);
    const { user = '', start_param } = fieldsOf(data);
    const named = { id: KEREM, first_name: 'Kerem', language_code: 'tr', allows_write_to_pm: true };
    expect([JSON.parse(user), start_param]).toEqual([named, 'a_b-1']);
  });

  test('has one defect where it is asked for one', async () => {
    const dataWith = async (defect: string) => (await control('launch', { defect })).data as string;
    const first = await dataWith('none');
    expect(await dataWith('replayed')).toBe(first);
    expect(await dataWith('none')).not.toBe(first);
    expect(isGenuine(await dataWith('other-bot'))).toBe(false);
    const tampered = await dataWith('tampered');
    expect(isGenuine(tampered)).toBe(false);
    expect(JSON.parse(fieldsOf(tampered).user ?? '').id).toBe(7100000099);
    expect(fieldsOf(await dataWith('unsigned'))).not.toHaveProperty('hash');
    for (const defect of ['stale', 'expired', 'future']) expect(isGenuine(await dataWith(defect)), defect).toBe(true);
  });

  test('lets the bot write only where the person does', async () => {
    const { data } = await control('launch', { allowsWrite: false });
    expect(JSON.parse(fieldsOf(data).user ?? '')).not.toHaveProperty('allows_write_to_pm');
    expect(await bot('sendMessage', { chat_id: ANNA, text: 'Hello' })).toMatchObject({ status: 403 });
    await control('launch');
    expect(await bot('sendMessage', { chat_id: ANNA, text: 'Hello' })).toMatchObject({ status: 200 });
  });

  test.each([
    { site: 'http://elsewhere.example' },
    { path: '//elsewhere.example' },
    { path: 'x' },
    { person: 1 },
    { defect: 'all' },
    { platform: 'toaster' },
    { startParam: 'a b' },
    { language: '<b>' },
    { themeParams: '{' },
    { themeParams: { bg_color: 1 } },
    { ageSeconds: 'long' },
  ])('is refused with %o', async (asked) => {
    expect(await control('launch', asked)).toMatchObject({ status: 400, error: expect.any(String) });
  });

  test('opens as the whole page too', async () => {
    const { statusCode, headers } = await server.inject('/dev/telegram/phone?platform=android&theme=dark');
    expect(statusCode).toBe(302);
    expect(headers.location).toMatch(new RegExp(`^${SITE}/telegram-register-login#tgWebAppData=.*Platform=android`));
  });
});

describe('the login page', () => {
  const address = (more: Record<string, string> = {}, path = '') =>
    `/dev/telegram/auth${path}?${new URLSearchParams({ bot_id: '7000000001', origin: SITE, return_to: CALLBACK, ...more })}`;

  test('leads back with signed data, or with false', async () => {
    const page = await server.inject(address());
    expect(page.statusCode).toBe(200);
    const accepted = await server.inject(address({ answer: 'accept', person: String(ANNA) }, '/confirm'));
    const [back, result = ''] = String(accepted.headers.location).split('#tgAuthResult=');
    expect(back).toBe(CALLBACK);
    const fields = JSON.parse(Buffer.from(result, 'base64url').toString());
    expect(fields).toMatchObject({ id: ANNA, first_name: 'Anna', username: 'anna_keller' });
    const text = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    expect(Object.keys(text)).not.toContain('language_code');
    expect(checkText(text, ['hash'])).toMatch(/^auth_date=/);
    expect(fields.hash).toBe(loginHash(text, DEMO_BOT_TOKEN));
    const cancelled = await server.inject(address({ answer: 'cancel' }, '/confirm'));
    expect(cancelled.headers.location).toBe(`${CALLBACK}#tgAuthResult=false`);
  });

  test.each<Record<string, string>>([
    { bot_id: '1' },
    { origin: 'http://elsewhere.example' },
    { return_to: 'http://eu.localhost:3000/x' },
    { return_to: 'http://localhost:3000@elsewhere.example/' },
    { return_to: 'javascript:alert(1)' },
    { return_to: '/relative' },
  ])('leads nowhere with %o', async (wrong) => {
    for (const path of ['', '/confirm']) {
      const { statusCode, headers } = await server.inject(address({ answer: 'accept', ...wrong }, path));
      expect([statusCode, headers.location]).toEqual([400, undefined]);
    }
  });

  test('permits messages where it was asked to and the person has', async () => {
    const confirm = (more: Record<string, string>) =>
      server.inject(address({ answer: 'accept', request_access: 'write', person: String(ANNA), ...more }, '/confirm'));
    await confirm({});
    expect(await bot('sendMessage', { chat_id: ANNA, text: 'Hello' })).toMatchObject({ status: 403 });
    await confirm({ writes: 'on' });
    expect(await bot('sendMessage', { chat_id: ANNA, text: 'Hello' })).toMatchObject({ status: 200 });
  });
});

test('pages of strangers change nothing', async () => {
  const url = `/dev/telegram/control/chat/${ANNA}/permit`;
  const headers = { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' };
  expect((await server.inject({ method: 'POST', url, headers, payload: 'x' })).statusCode).toBe(403);
  expect(await bot('sendMessage', { chat_id: ANNA, text: 'Hello' })).toMatchObject({ status: 403 });
});

test('pages show names as text, run what carries their nonce alone, and are framed by nothing', async () => {
  for (const path of [
    '',
    '/window',
    `/auth?bot_id=7000000001&origin=${SITE}&return_to=${CALLBACK}&request_access=write`,
  ]) {
    const { body, headers, statusCode } = await server.inject(`/dev/telegram${path}`);
    expect(statusCode, path).toBe(200);
    expect(body).toContain('Gate &#38; &#60;house&#62;');
    expect(body).not.toMatch(/<b>Iván| on\w+="| style="/);
    const policy = String(headers['content-security-policy']);
    const nonce = /script-src 'nonce-([\w-]+)'/.exec(policy)?.[1];
    expect(body).toContain(`<style nonce="${nonce}">`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['cache-control']).toBe('no-store');
  }
});
