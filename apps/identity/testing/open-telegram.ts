import { createHash, createHmac } from 'node:crypto';
import type { IdentityOptions } from '../identity-options.ts';
import { openTestIdentity, type TestStore } from './open-test-identity.ts';

type Headers = Record<string, string>;
type Fields = Readonly<Record<string, string>>;

/** The bot of tests. */
export const TEST_BOT_TOKEN = '7000000002:a-bot-of-tests-that-signs-for-no-other-bot';
const OTHER_BOT_TOKEN = '7000000003:another-bot-that-signs-for-no-other-test';

const byKey = ([one]: [string, string], [other]: [string, string]) => (one < other ? -1 : 1);
const linesOf = (fields: Fields) =>
  Object.entries(fields)
    .sort(byKey)
    .map(([key, value]) => `${key}=${value}`)
    .join('\n');

/** Launch data of the mini-app as Telegram signs it (core.telegram.org/bots/webapps). */
export function signLaunch(fields: Fields, token = TEST_BOT_TOKEN): string {
  const key = createHmac('sha256', 'WebAppData').update(token).digest();
  const hash = createHmac('sha256', key).update(linesOf(fields)).digest('hex');
  return new URLSearchParams({ ...fields, hash }).toString();
}

/** The data of a login in a browser as Telegram signs it (core.telegram.org/widgets/login). */
export function signLogin(fields: Fields, token = TEST_BOT_TOKEN): string {
  const key = createHash('sha256').update(token).digest();
  const hash = createHmac('sha256', key).update(linesOf(fields)).digest('hex');
  return new URLSearchParams({ ...fields, hash }).toString();
}

export type TelegramTest = Awaited<ReturnType<typeof openTelegram>>;

/** For tests: an identity API with a bot, and Telegram's part of what its users do. */
export async function openTelegram(store: TestStore, more: Partial<IdentityOptions> = {}) {
  const telegram = {
    botToken: TEST_BOT_TOKEN,
    apiOrigin: 'http://localhost:1',
    loginOrigin: 'https://telegram.example',
  };
  const identity = await openTestIdentity(store, { telegram, ...more });
  const { post, get, time } = identity;
  let queries = 0;

  const secondsAgo = (seconds: number) => String(Math.floor((Date.now() + time.offset) / 1_000) - seconds);
  const launchFields = (id: number, seconds = 0): Fields => ({
    ...{ query_id: `query-${++queries}`, auth_date: secondsAgo(seconds), start_param: 'task' },
    user: JSON.stringify({ id, first_name: `Name ${id}`, username: `user_${id}`, language_code: 'en' }),
  });
  const loginFields = (id: number, seconds = 0): Fields => ({
    ...{ id: String(id), first_name: `Name ${id}`, auth_date: secondsAgo(seconds), last_name: `Visit ${++queries}` },
  });
  /** Launch data of a user, of its own each time. */
  const launchOf = (id: number, seconds = 0) => signLaunch(launchFields(id, seconds));
  const open = (telegram_callback_mini: string, headers: Headers = {}) =>
    post('/user/public/login/thirdparty', { telegram_callback_mini }, headers);
  const bind = (telegram_callback_mini: string, headers: Headers, more: object = {}) =>
    post(
      '/user/private/bind/telegram',
      { telegram_callback_mini, from: 'login', bot_messages: true, ...more },
      headers,
    );
  /** A new account, logged in. */
  const member = async (name: string, headers: Headers = {}) => {
    const { token = '', result } = await identity.register(`${name}@example.com`, 'correct horse battery', headers);
    return { id: result.id as number, headers: { ...headers, usertoken: token } };
  };
  /** A new account that is bound, and logs in on any device without a second factor. */
  const bound = async (name: string, id: number) => {
    const owner = await member(name);
    await identity.db.updateTable('account').set({ device_check: 0 }).where('public_id', '=', owner.id).execute();
    const { result } = await bind(launchOf(id), owner.headers);
    if (result.tg_bind_result.split('|')[0] !== 'success') throw new Error(result.tg_bind_result);
    return owner;
  };
  const whose = async (token: string | undefined) =>
    (await get('/user/private/info', { usertoken: token ?? '' })).result?.id as number | undefined;

  return {
    ...identity,
    ...{ launchFields, loginFields, launchOf, open, bind, member, bound, whose },
    /** Data that is not of our bot, by what is wrong with it. */
    hostileLaunches: (id: number) => hostile(launchFields(id), signLaunch),
    hostileLogins: (id: number) => hostile(loginFields(id), signLogin),
  };
}

/** What attackers make of data that they have, by what they do. */
function hostile(fields: Fields, sign: (fields: Fields, token?: string) => string): [what: string, data: string][] {
  const genuine = sign(fields);
  const hash = new URLSearchParams(genuine).get('hash') ?? '';
  const changed = (more: Fields) => new URLSearchParams({ ...fields, ...more, hash }).toString();
  const user: Fields = fields.user ? { user: fields.user.replace(/\d+/, '1') } : { id: '1' };
  const { auth_date: _, ...undated } = fields;
  const ahead = String(Number(fields.auth_date) + 3_600);
  return [
    ['a forged user', changed(user)],
    ['a changed date', changed({ auth_date: String(Number(fields.auth_date) + 1) })],
    ['a field more', changed({ start_param: 'other', chat_type: 'private' })],
    ['a field less', genuine.replace(/&?(?:query_id|last_name)=[^&]*/, '').replace(/^&/, '')],
    ['no hash', new URLSearchParams(fields).toString()],
    ['an empty hash', new URLSearchParams({ ...fields, hash: '' }).toString()],
    ['a hash of another length', new URLSearchParams({ ...fields, hash: hash.slice(1) }).toString()],
    ['a hash in capitals', new URLSearchParams({ ...fields, hash: hash.toUpperCase() }).toString()],
    ['two hashes', `hash=${'0'.repeat(64)}&${genuine}`],
    ['a field twice', `${genuine}&auth_date=${fields.auth_date}`],
    ['the signature of another bot', sign(fields, OTHER_BOT_TOKEN)],
    ['the signature of no bot', sign(fields, '')],
    ['a date to come', sign({ ...fields, auth_date: ahead })],
    ['no date', sign(undated)],
    ['a date that is none', sign({ ...fields, auth_date: '1e9' })],
    ['no user', sign({ auth_date: fields.auth_date ?? '' })],
    ['a user without a number', sign({ ...fields, user: '{"first_name":"x"}', id: '0' })],
    ['a user whose number is a text', sign({ ...fields, user: '{"id":"1","first_name":"x"}', id: 'x' })],
    ['a user that is no JSON', sign({ ...fields, user: '{', id: '-1' })],
    ['a line in a value', sign({ ...fields, extra: 'x\nuser={"id":1,"first_name":"x"}' })],
    ['a key with a line', sign({ ...fields, 'extra\nuser': '1' })],
    ['bytes that are not UTF-8', `${genuine}&extra=%ff`],
    [
      'many fields',
      sign({ ...fields, ...Object.fromEntries(Array.from({ length: 40 }, (_one, at) => [`k${at}`, '1'])) }),
    ],
    ['nonsense', 'x'],
    ['only separators', '&&&==='],
  ];
}
