import type { Site } from '@gatehouse/rules/site/site';
import type { BindOrigin } from '@gatehouse/rules/telegram/bind-failure';

import { statements } from '../../db/statements.ts';

/**
 * TG-01: what is known of the Telegram user who is linked with an account. It stands and falls with the link, which alone says whose
 * account it is, and has the times of binding and use.
 */
export type TelegramPersonTable = {
  /** Of `third_party_link`. */
  link_id: string;
  environment: Site['environment'];
  account_id: string;
  /** The user's number at Telegram, which is also the number of the chat with the bot. */
  telegram_id: string;
  /** As Telegram said last; empty: it has none. */
  first_name: string;
  last_name: string;
  username: string;
  photo_url: string;
  /** When the user permitted the bot's messages, in epoch ms; 0: they are not permitted. */
  bot_messages_at: number;
  /** Where they were permitted; empty: nowhere. */
  bot_messages_source: BotMessagesSource | '';
  /** When the user stopped the bot in Telegram, in epoch ms; 0: it may write. */
  stopped_at: number;
};

/** Where a user permitted the bot's messages: with a binding, or in the settings. */
export type BotMessagesSource = BindOrigin;

declare module '../../db/schema.ts' {
  interface Schema {
    telegram_person: TelegramPersonTable;
  }
}

export const createTelegramPersonTable = statements(`
  create table if not exists telegram_person (
    link_id text primary key references third_party_link (id) on delete cascade, environment text not null,
    account_id text not null unique references account (id) on delete cascade, telegram_id text not null,
    first_name text not null default '', last_name text not null default '', username text not null default '',
    photo_url text not null default '', bot_messages_at bigint not null default 0,
    bot_messages_source text not null default '', stopped_at bigint not null default 0,
    constraint telegram_person_once unique (environment, telegram_id)
  );
  alter table third_party_flow add column if not exists profile text not null default '';
`);
