import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { BotError } from './bot-error.ts';
import { type Chats, createChats } from './chats.ts';
import type { Person } from './people.ts';
import { createUpdates, type Updates } from './updates.ts';

/** Where everything of this Telegram is. */
export const TELEGRAM_PAGE_PATH = '/dev/telegram';

/** A site whose pages the bot opens. `name`: in English; `origin`: scheme, host and port. */
export type TelegramSite = { readonly name: string; readonly origin: string };

/** A page that opens as mini-app, by its path without a language. */
export type TelegramApp = { readonly name: string; readonly path: string };

export type TelegramOptions = {
  /** `http://telegram.localhost:<port>`: another site than those of the brand, as Telegram is. */
  readonly origin: string;
  readonly botToken: string;
  /** Of the bot's login by OpenID Connect. */
  readonly clientSecret: string;
  /** As people see it, and its user name without an at sign. */
  readonly bot: { readonly name: string; readonly username: string };
  readonly sites: readonly TelegramSite[];
  /** The first is what the bot's menu opens. */
  readonly apps: readonly TelegramApp[];
};

/** How the next calls of `sendMessage` fail. `status` 429 says to try again after `retryAfter` seconds. */
export type Failure = { readonly status: number; readonly count: number; readonly retryAfter: number };

/** A Telegram with one bot, in memory: its people, their chats, its updates, its keys. */
export type Telegram = Pick<TelegramOptions, 'origin' | 'botToken' | 'clientSecret' | 'sites' | 'apps'> & {
  readonly bot: { readonly id: number; readonly first_name: string; readonly username: string };
  readonly chats: Chats;
  readonly updates: Updates;
  /** Ed25519, of this start alone. */
  readonly keys: { readonly privateKey: KeyObject; readonly publicKey: KeyObject };
  readonly fail: (failure: Failure) => void;
  /** @throws {BotError} while `fail` says so */
  readonly failOnDemand: () => void;
  /** A person writes to the bot; `/start` permits its messages (again). @returns false where the person has stopped it */
  readonly say: (person: Person, text: string) => boolean;
  /** A person stops the bot by Telegram's own menu, or starts it again. */
  readonly block: (person: Person, blocked: boolean) => void;
};

/** @param now epoch ms */
export function createTelegram(options: TelegramOptions, now: () => number = Date.now): Telegram {
  const { origin, botToken, clientSecret, sites, apps } = options;
  const bot = { id: Number(botToken.split(':', 1)[0]), first_name: options.bot.name, username: options.bot.username };
  const chats = createChats(now);
  const updates = createUpdates();
  let failure: Failure = { status: 429, count: 0, retryAfter: 0 };
  const block = (person: Person, blocked: boolean) => {
    const chat = chats.of(person);
    if (chat.blocked === blocked) return;
    chat.blocked = blocked;
    updates.add(membership(person, bot, { blocked, date: Math.floor(now() / 1_000) }));
  };
  return {
    ...{ origin, botToken, clientSecret, sites, apps, bot, chats, updates },
    keys: generateKeyPairSync('ed25519'),
    fail(next) {
      failure = next;
    },
    failOnDemand() {
      const { status, count, retryAfter } = failure;
      if (count <= 0) return;
      failure = { ...failure, count: count - 1 };
      if (status === 429) throw new BotError(429, `Too Many Requests: retry after ${retryAfter}`, retryAfter);
      throw new BotError(status, status < 500 ? 'Bad Request: failure on demand' : 'Internal Server Error');
    },
    say(person, text) {
      if (isStart(text)) block(person, false);
      const chat = chats.of(person);
      if (chat.blocked) return false;
      if (isStart(text)) chat.started = true;
      const { message_id, date } = chats.add(person, { from: 'person', text, html: false, buttons: [] });
      const message = { message_id, from: userOf(person), chat: chatOf(person), date, text, ...entitiesOf(text) };
      updates.add({ message });
      return true;
    },
    block,
  };
}

/** The chat of a person, as updates and answers of the Bot API name it. */
export function chatOf({ id, first_name, last_name, username }: Person) {
  return { id, first_name, last_name, username, type: 'private' };
}

function userOf({ id, first_name, last_name, username, language_code, is_premium }: Person) {
  return { id, is_bot: false, first_name, last_name, username, language_code, is_premium };
}

function isStart(text: string): boolean {
  return /^\/start(?:\s|$)/.test(text);
}

function entitiesOf(text: string) {
  const command = /^\/\w+/.exec(text)?.[0];
  return command ? { entities: [{ type: 'bot_command', offset: 0, length: command.length }] } : {};
}

function membership(person: Person, bot: Telegram['bot'], { blocked, date }: { blocked: boolean; date: number }) {
  const member = (status: string) => ({ user: { ...bot, is_bot: true }, status });
  const [before, after] = blocked ? ['member', 'kicked'] : ['kicked', 'member'];
  return {
    my_chat_member: {
      chat: chatOf(person),
      from: userOf(person),
      date,
      old_chat_member: member(before ?? ''),
      new_chat_member: member(after ?? ''),
    },
  };
}
