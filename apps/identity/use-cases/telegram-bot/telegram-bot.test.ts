import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createIdentity } from '../../compose.ts';
import { webhookSecret } from '../../delivery/telegram-bot.ts';
import { type BotTest, openBotTest } from '../../testing/bot-fixture.ts';
import { injected } from '../../testing/injected-fixture.ts';
import { TEST_BOT_TOKEN } from '../../testing/open-telegram.ts';
import { openTestIdentity, testStores } from '../../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const WEBHOOK = '/user/public/telegram/webhook';
const MESSAGES = '/user/private/telegram/messages';
const HEADER = 'x-telegram-bot-api-secret-token';
const SECRET = webhookSecret(TEST_BOT_TOKEN);
const NOT_BOUND = 700_222;

let updates = 500;
const nextId = () => {
  updates += 1;
  return updates;
};
const message = (person: number, text: string, more: object = {}) => ({
  update_id: nextId(),
  message: {
    ...{ message_id: 1, date: 1_800_000_000, text },
    ...{ chat: { id: person, type: 'private' }, from: { id: person, is_bot: false, first_name: 'Ada' } },
    ...more,
  },
});

describe.each(testStores)('the bot on %s', (store) => {
  let opened: BotTest;
  beforeAll(async () => {
    opened = await openBotTest(store);
  });
  afterAll(() => opened.close());
  beforeEach(() => {
    opened.peer.health.plays = undefined;
    opened.peer.calls.length = 0;
  });

  const send = (update: object | string, secret: string = SECRET) =>
    opened.identity.post(WEBHOOK, update, { [HEADER]: secret });
  const textsTo = (person: number) => opened.peer.textsTo(person);
  const personRow = (person: number) =>
    opened.identity.db
      .selectFrom('telegram_person')
      .select(['bot_messages_at', 'bot_messages_source', 'stopped_at'])
      .where('telegram_id', '=', String(person))
      .executeTakeFirst();
  const owed = () => opened.identity.db.selectFrom('owed_telegram_notice').selectAll().execute();
  /** What was to be sent by now is sent. */
  const sent = () => vi.waitFor(async () => expect(await owed()).toEqual([]), { timeout: 8_000, interval: 50 });

  test('to a stranger there is no webhook, and what a stranger sends changes nothing', async () => {
    await opened.bound('stranger', 100);
    const stop = message(100, '/stop');
    const unknown = await opened.identity.post('/user/public/telegram/nothing', stop);
    const wrong = [await opened.identity.post(WEBHOOK, stop)];
    for (const secret of ['', 'x', `${SECRET}x`, SECRET.slice(1), webhookSecret(`${TEST_BOT_TOKEN}x`)])
      wrong.push(await send(stop, secret));
    wrong.push(await send('{"update_id":', 'x'));
    for (const answer of wrong) expect([answer.status, answer.text]).toEqual([404, unknown.text]);
    expect(await personRow(100)).toMatchObject({
      bot_messages_at: expect.any(Number),
      bot_messages_source: 'login',
      stopped_at: 0,
    });
    expect((await send(stop)).status).toBe(200);
    expect(await personRow(100)).toMatchObject({ bot_messages_at: 0 });
  });

  test('/start is welcomed, with the official host, once in ten seconds, however often and on however many instances it comes', async () => {
    const starts = Array.from({ length: 5 }, () => message(200, '/start bind'));
    const another = await createIdentity({ ...opened.identity.options, mailbox: opened.identity.mailbox });
    const elsewhere = injected(another);
    const answers = await Promise.all([
      ...starts.map((update) => send(update)),
      ...starts.map((update) => elsewhere.post(WEBHOOK, update, { [HEADER]: SECRET })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    await vi.waitFor(() => expect(textsTo(200)).toHaveLength(1));
    expect(textsTo(200)[0]).toMatch(/^Welcome to Gatehouse\n[\s\S]*Gatehouse’s address is localhost(:\d+)?\./);
    const welcome = opened.peer.calls.find(({ sent }) => sent.chat_id === 200);
    expect(welcome?.sent.reply_markup).toEqual({
      inline_keyboard: [
        [{ text: 'Open Gatehouse', web_app: { url: expect.stringMatching(/^http:.*\/en\/telegram-register-login$/) } }],
      ],
    });
    await another.close();
    opened.identity.time.offset += 8_000;
    await send(message(200, '/start'));
    opened.identity.time.offset += 4_000;
    await send(message(200, '/start'));
    await vi.waitFor(() => expect(textsTo(200)).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(textsTo(200)).toHaveLength(2);
  });

  test('a person without an account who has stopped the bot, and starts it again, is welcomed again', async () => {
    await send(message(250, '/start'));
    await vi.waitFor(() => expect(textsTo(250)).toHaveLength(1));
    await send(message(250, '/stop'));
    await vi.waitFor(() => expect(textsTo(250)).toHaveLength(2));
    opened.identity.time.offset += 12_000;
    await send(message(250, '/start'));
    await vi.waitFor(() => expect(textsTo(250)[2]).toMatch(/^Welcome to Gatehouse/));
  });

  test('/help says what the bot does, how to stop it and the official host, linked or not, and changes nothing', async () => {
    await opened.bound('helped', 260);
    const before = await personRow(260);
    for (const person of [260, 261]) {
      await send(message(person, '/help'));
      await vi.waitFor(() => expect(textsTo(person)).toHaveLength(1));
      expect(textsTo(person)[0]).toMatch(/^Gatehouse in Telegram\n[\s\S]*\/stop[\s\S]*address is localhost(:\d+)?\./);
    }
    expect(await personRow(260)).toEqual(before);
  });

  test('/stop by a person who is not linked is answered: there are no messages to stop', async () => {
    await send(message(270, '/stop'));
    await vi.waitFor(() => expect(textsTo(270)).toHaveLength(1));
    expect(textsTo(270)[0]).toMatch(/^This Telegram account isn’t linked to Gatehouse, /);
  });

  test('an update that Telegram repeats counts once', async () => {
    const { headers } = await opened.bound('repeated', 300);
    const stop = message(300, '/stop');
    await send(stop);
    await opened.identity.post(MESSAGES, { allowed: true }, headers);
    expect((await send(stop)).status).toBe(200);
    expect(await personRow(300)).toMatchObject({ bot_messages_source: 'settings', stopped_at: 0 });
  });

  test('[TG-05] /stop ends the messages, and /start says how to allow them again; only the settings do, with time and source', async () => {
    const { headers, email } = await opened.bound('stopped', 400);
    await opened.identity.db
      .updateTable('account')
      .set({ anti_phishing_code: 'blue owl' })
      .where('email', '=', email)
      .execute();
    await send(message(400, '/STOP@Gatehouse_Demo_Bot now'));
    const row = await personRow(400);
    expect(row).toMatchObject({ bot_messages_at: 0, bot_messages_source: '' });
    expect(row?.stopped_at).toBeGreaterThan(0);
    await vi.waitFor(() => expect(textsTo(400)[0]).toMatch(/^You’ll get no more login notices[\s\S]*account page/));
    await send(message(400, '/start'));
    await vi.waitFor(() => expect(textsTo(400)[1]).toMatch(/^You stopped our messages\.[\s\S]*code: blue owl/));
    expect(await personRow(400)).toMatchObject({ bot_messages_at: 0 });
    const before = Date.now() + opened.identity.time.offset;
    expect((await opened.identity.post(MESSAGES, { allowed: true }, headers)).ret_code).toBe(0);
    const allowed = await personRow(400);
    expect(allowed).toMatchObject({ bot_messages_source: 'settings', stopped_at: 0 });
    expect(allowed?.bot_messages_at).toBeGreaterThanOrEqual(before);
    expect((await opened.identity.post(MESSAGES, { allowed: false }, headers)).ret_code).toBe(0);
    expect(await personRow(400)).toMatchObject({ bot_messages_at: 0, bot_messages_source: '', stopped_at: 0 });
  });

  test('the permission is the owner’s: without a session, without a bound person and with other fields it is refused', async () => {
    const { headers } = await opened.free('no-telegram');
    expect((await opened.identity.post(MESSAGES, { allowed: true }, headers)).ret_code).toBe(NOT_BOUND);
    expect((await opened.identity.post(MESSAGES, { allowed: true })).ret_code).toBe(10_006);
    for (const wrong of [{}, { allowed: 'yes' }, { allowed: true, account_id: 'x' }])
      expect((await opened.identity.post(MESSAGES, wrong, headers)).status).toBe(400);
  });

  test('blocking the bot in Telegram ends the messages, without a reply', async () => {
    await opened.bound('blocked', 500);
    const { message: said } = message(500, '');
    await send({ update_id: nextId(), my_chat_member: { ...said, new_chat_member: { status: 'kicked' } } });
    expect((await personRow(500))?.stopped_at).toBeGreaterThan(0);
    expect(textsTo(500)).toEqual([]);
  });

  test('updates of unknown kinds are taken and change nothing', async () => {
    await opened.bound('tolerant', 600);
    const group = { chat: { id: -5, type: 'group' } };
    const odd: (object | string)[] = [
      ...[{}, [], 'null', '"x"', '7', { update_id: 'x' }, { update_id: -1, message: {} }, { update_id: 1e300 }],
      { update_id: nextId(), poll: { id: '1' }, new_in_2030: { deep: [1, { a: null }] } },
      ...[message(600, '/stopped'), message(600, 'please /stop'), message(600, '/stop@another_bot')],
      ...[message(600, '/stop', group), message(600, '/stop', { chat: { id: 601, type: 'private' } })],
      ...[message(600, '/stop', { from: { id: 600, is_bot: true } }), message(600, '/stop', { from: null })],
      message(600, `/x ${'ü'.repeat(20_000)}`),
    ];
    for (const update of odd) expect([update, (await send(update)).status]).toEqual([update, 200]);
    expect((await send('{"update_id":')).status).toBe(400);
    expect((await send(message(600, 'x'.repeat(70_000)))).status).toBe(413);
    expect(await personRow(600)).toMatchObject({
      bot_messages_at: expect.any(Number),
      bot_messages_source: 'login',
      stopped_at: 0,
    });
    expect(textsTo(600)).toEqual([]);
  });

  test('a login is told to the owner who permits it: device, place, time, anti-phishing code, the official host', async () => {
    const { email } = await opened.bound('told', 700);
    await opened.identity.db
      .updateTable('account')
      .set({ anti_phishing_code: 'blue owl' })
      .where('email', '=', email)
      .execute();
    const elsewhere = {
      ...{ 'x-gatehouse-country': 'DE', guid: randomUUID() },
      'user-agent':
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    };
    expect((await opened.identity.logIn(email, PASSWORD)).ret_code).toBe(0);
    await sent();
    const [known] = textsTo(700);
    expect(known).toMatch(/^New login to your Gatehouse account\n\nYour anti-phishing code: blue owl\n\nTime: /);
    expect(known).toMatch(/\nPlace: not known\n[\s\S]*http:\/\/localhost(:\d+)?\/en\/app\/user\/auto-ban-account/);
    expect((await opened.identity.logIn(email, PASSWORD, elsewhere)).ret_code).toBe(0);
    await sent();
    expect(textsTo(700)[1]).toMatch(/^Login .* from a new device\n[\s\S]*Device: Chrome on Windows\nPlace: Germany, /);
  });

  test('[TG-05] no login is told without the permission, after /stop, after a binding has ended, or to others', async () => {
    const [never, stopped, unbound] = [
      await opened.bound('never', 801, false),
      await opened.bound('stopped-before', 802),
      await opened.bound('unbound-before', 803),
    ];
    await send(message(802, '/stop'));
    await vi.waitFor(() => expect(textsTo(802)).toHaveLength(1));
    expect((await opened.identity.post('/user/private/unbind/telegram', {}, unbound.headers)).ret_code).toBe(0);
    for (const { email } of [never, stopped, unbound])
      expect((await opened.identity.logIn(email, PASSWORD)).ret_code).toBe(0);
    expect(await owed()).toEqual([]);
    expect([textsTo(801), textsTo(802).length, textsTo(803)]).toEqual([[], 1, []]);
  });

  test('[TG-05] a permission that ends between login and message counts', async () => {
    const { headers, email } = await opened.bound('ended-between', 850);
    opened.peer.health.plays = () => ({ status: 500, body: '{"ok":false}' });
    await opened.identity.logIn(email, PASSWORD);
    await vi.waitFor(() => expect(opened.peer.calls).toHaveLength(1), { timeout: 8_000 });
    opened.peer.health.plays = undefined;
    await opened.identity.post(MESSAGES, { allowed: false }, headers);
    opened.identity.time.offset += 120_000;
    await sent();
    expect(opened.peer.calls).toHaveLength(1);
  });

  test('a login is answered while Telegram has not answered, and does not fail with it', async () => {
    const { email } = await opened.bound('silent', 890);
    opened.peer.health.plays = () => 'silent';
    expect((await opened.identity.logIn(email, PASSWORD)).ret_code).toBe(0);
    expect(await owed()).toHaveLength(1);
    await vi.waitFor(() => expect(opened.peer.calls).toHaveLength(1), { timeout: 8_000 });
    opened.peer.hangUp();
    await sent();
  });

  test('what Telegram did not take is sent later, once', async () => {
    const { email } = await opened.bound('slow', 900);
    opened.peer.health.plays = () => ({ status: 502, body: '' });
    expect((await opened.identity.logIn(email, PASSWORD)).ret_code).toBe(0);
    await vi.waitFor(() => expect(opened.peer.calls).toHaveLength(1), { timeout: 8_000 });
    expect(await owed()).toHaveLength(1);
    opened.peer.health.plays = undefined;
    opened.identity.time.offset += 120_000;
    await sent();
    expect(opened.peer.calls).toHaveLength(2);
    opened.peer.health.plays = () => 'reset';
    await opened.identity.logIn(email, PASSWORD);
    await sent();
    expect(opened.peer.calls).toHaveLength(3);
  });

  test('too many messages at Telegram: it waits as long as it is told to', async () => {
    const { email } = await opened.bound('patient', 950);
    const wait = { ok: false, error_code: 429, parameters: { retry_after: 3 } };
    opened.peer.health.plays = () => (opened.peer.calls.length === 1 ? { status: 429, body: wait } : undefined);
    const began = performance.now();
    await opened.identity.logIn(email, PASSWORD);
    await sent();
    expect(opened.peer.calls).toHaveLength(2);
    expect(performance.now() - began).toBeGreaterThan(3_000);
  });

  test('a person who has blocked the bot gets nothing more until they permit it again', async () => {
    const { email } = await opened.bound('gone', 970);
    opened.peer.health.plays = () => ({ status: 403, body: { ok: false, description: 'Forbidden: bot was blocked' } });
    await opened.identity.logIn(email, PASSWORD);
    await sent();
    expect(await personRow(970)).toMatchObject({ bot_messages_at: 0 });
    await opened.identity.logIn(email, PASSWORD);
    await sent();
    expect(opened.peer.calls).toHaveLength(1);
  });

  test('a flood of logins is no flood of messages', async () => {
    const more = { limitPoints: { noticesByAccountAndKind: 3 } };
    const small = await openBotTest(store, more);
    await small.bound('flood', 980);
    for (let n = 0; n < 6; n += 1) await small.identity.logIn('flood@example.com', PASSWORD);
    await vi.waitFor(
      async () => {
        expect(await small.identity.db.selectFrom('owed_telegram_notice').selectAll().execute()).toEqual([]);
      },
      { timeout: 8_000 },
    );
    expect(small.peer.textsTo(980)).toHaveLength(3);
    await small.close();
  });
});

test('without a bot there is no webhook', async () => {
  const identity = await openTestIdentity('SQLite');
  expect((await identity.post(WEBHOOK, message(1, '/start'), { [HEADER]: SECRET })).status).toBe(404);
  await identity.close();
});
