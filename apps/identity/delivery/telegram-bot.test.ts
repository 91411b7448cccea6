import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTelegramPeer, type TelegramPeer } from '../testing/telegram-peer.ts';
import { isOver, mayHaveBeenSent } from './not-delivered.ts';
import { TelegramFailure, telegramBot, webhookSecret } from './telegram-bot.ts';

const TOKEN = '7000000009:a-token-of-the-tests-that-is-no-secret';
const message = { chatId: '4242', text: 'A login to your account' };
let peer: TelegramPeer;
beforeEach(async () => {
  peer = await openTelegramPeer(TOKEN);
});
afterEach(() => peer.close());

const open = (more: { botToken?: string; apiOrigin?: string } = {}) =>
  telegramBot({ botToken: TOKEN, apiOrigin: peer.apiOrigin, ...more }, 400);

/** The failure, in which nothing of token, person and text is found. */
async function failure(of: () => Promise<unknown>): Promise<TelegramFailure> {
  const error = await of().then(
    () => undefined,
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(TelegramFailure);
  const { message: said, stack, cause } = error as TelegramFailure;
  expect(`${said} ${stack?.split('\n')[0]} ${JSON.stringify(error)} ${cause}`).not.toMatch(/a-token|4242|A login/);
  return error as TelegramFailure;
}

test('a message goes to the chat of its person, as plain text', async () => {
  await open().sendMessage(message);
  const [call] = peer.calls;
  expect(call).toMatchObject({ token: TOKEN, method: 'sendMessage', sent: { chat_id: 4242, text: message.text } });
  expect(call?.sent).not.toHaveProperty('parse_mode');
  expect(call?.sent).not.toHaveProperty('reply_markup');
  await open().sendMessage({ ...message, button: { text: 'Open', url: 'https://gate.example/en' } });
  expect(peer.calls[1]?.sent.reply_markup).toEqual({
    inline_keyboard: [[{ text: 'Open', web_app: { url: 'https://gate.example/en' } }]],
  });
});

test('it says who the bot is, and where its updates go', async () => {
  const bot = open();
  expect(bot.id).toBe('7000000009');
  expect(await bot.getMe()).toEqual({ id: 7_000_000_009, username: 'gatehouse_demo_bot' });
  await bot.setWebhook('https://gate.example/hook');
  expect(peer.calls[1]?.sent).toEqual({
    url: 'https://gate.example/hook',
    secret_token: webhookSecret(TOKEN),
    allowed_updates: ['message', 'my_chat_member'],
  });
  expect(await bot.getWebhookInfo()).toMatchObject({ url: 'https://gate.example/hook', pending_update_count: 0 });
});

test('the secret of the webhook has the characters that Telegram takes, and is another one for another bot', () => {
  expect(webhookSecret(TOKEN)).toMatch(/^[\w-]{43}$/);
  expect(webhookSecret(`${TOKEN}x`)).not.toBe(webhookSecret(TOKEN));
});

test('too many messages: the pause that Telegram names, a usual one where it names none, and an hour at most', async () => {
  for (const [body, pauseMs] of [
    [{ ok: false, error_code: 429, parameters: { retry_after: 7 } }, 7_000],
    [{ ok: false, error_code: 429 }, 5_000],
    [{ ok: false, parameters: { retry_after: 1e12 } }, 3_600_000],
    ['<html>', 5_000],
  ] as const) {
    peer.health.plays = () => ({ status: 429, body });
    const error = await failure(() => open().sendMessage(message));
    expect([error.retryAfterMs, isOver(error)]).toEqual([pauseMs, false]);
  }
});

test.each([
  [403, 'Forbidden: bot was blocked by the user', true],
  [403, 'Forbidden: user is deactivated', true],
  [400, 'Bad Request: chat not found', true],
  [400, 'Bad Request: message text is empty', false],
])('%i %s: the person cannot be written to: %s', async (status, description, unreachable) => {
  peer.health.plays = () => ({ status, body: { ok: false, error_code: status, description } });
  const error = await failure(() => open().sendMessage(message));
  expect([error.personUnreachable, isOver(error)]).toEqual([unreachable, true]);
  expect(error.message).toBe(`Telegram answered sendMessage with ${status}: ${description}`);
});

test('another token is refused, in words without it; what Telegram repeats of it is left out', async () => {
  const wrong = await failure(() => open({ botToken: '7000000009:a-token-of-another-bot' }).getMe());
  expect([wrong.status, wrong.message]).toEqual([401, 'Telegram answered getMe with 401: Unauthorized']);
  peer.health.plays = () => ({ status: 404, body: { ok: false, description: `no bot ${TOKEN}\r\nhere` } });
  expect((await failure(() => open().getMe())).message).toBe('Telegram answered getMe with 404: no bot <token> here');
  // Longer than what is kept of it: no part of the token stays where it is cut.
  peer.health.plays = () => ({ status: 404, body: { ok: false, description: `${'x'.repeat(170)} ${TOKEN}` } });
  expect((await failure(() => open().getMe())).message).toMatch(/x <token>$/);
});

test('a 403 that is not the Bot API’s says nothing about the person, and may be sent again', async () => {
  for (const body of ['<html>Forbidden</html>', '', '{}', { ok: true }, { message: 'bot was blocked by the user' }]) {
    peer.health.plays = () => ({ status: 403, body });
    const error = await failure(() => open().sendMessage(message));
    expect([body, error.personUnreachable, isOver(error), mayHaveBeenSent(error)]).toEqual([body, false, false, false]);
  }
});

test('what never went out may be sent again, what may have gone out may not', async () => {
  const cases = [
    ['silent', true],
    ['reset', true],
    [{ status: 200, body: '<html>' }, true],
    [{ status: 504, body: '' }, true],
    [{ status: 502, body: '' }, false],
    [{ status: 500, body: '{"ok":false}' }, false],
    [{ status: 302, body: '' }, false],
  ] as const;
  for (const [played, may] of cases) {
    peer.health.plays = () => played;
    expect([played, mayHaveBeenSent(await failure(() => open().sendMessage(message)))]).toEqual([played, may]);
  }
  const gone = await openTelegramPeer(TOKEN);
  await gone.close();
  const nowhere = await failure(() => open({ apiOrigin: gone.apiOrigin }).sendMessage(message));
  expect([nowhere.message, mayHaveBeenSent(nowhere)]).toEqual(['Telegram cannot be reached (ECONNREFUSED)', false]);
});

test('an address that is none, an answer without end and one of another shape are failures without a secret', async () => {
  await failure(() => open({ apiOrigin: 'no address' }).getMe());
  peer.health.plays = () => ({ body: `{"ok":true,"result":"${'x'.repeat(200_000)}"}` });
  await failure(() => open().getMe());
  peer.health.plays = () => ({ body: { ok: true, result: { id: 'x' } } });
  expect((await failure(() => open().getMe())).message).toBe('Telegram answered getMe with something else');
});
