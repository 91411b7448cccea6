import type { Site } from '@gatehouse/rules/site/site';
import { statements } from '../../db/statements.ts';

/** TG-11: a task that was completed. Once for each Telegram user, and once for each account: one may be bound to several in turn. */
export type TelegramRewardTable = {
  id: string;
  environment: Site['environment'];
  /** The user's number at Telegram. */
  telegram_id: string;
  /** Whose reward it is; null: this Telegram user has not been bound to an account yet. */
  account_id: string | null;
  campaign: string;
  task: string;
  /** As it was promised then: a decimal as text. */
  amount: string;
  currency: string;
  done_at: number;
  /** When a reward without an account is purged; null: it is an account's, and goes with it. */
  expires_at: number | null;
};

declare module '../../db/schema.ts' {
  interface Schema {
    telegram_reward: TelegramRewardTable;
  }
}

export const createTelegramRewardTable = statements(`
  create table if not exists telegram_reward (
    id text primary key, environment text not null, telegram_id text not null,
    account_id text references account (id) on delete cascade, campaign text not null, task text not null,
    amount text not null, currency text not null, done_at bigint not null,
    constraint telegram_reward_of_person unique (environment, telegram_id, campaign, task),
    constraint telegram_reward_of_account unique (account_id, campaign, task)
  );
`);

/** A row that was stored without a time to go has a year, as in a campaign without an end. */
export const expireTelegramRewards = statements(`
  alter table telegram_reward add column if not exists expires_at bigint;
  update telegram_reward set expires_at = done_at + 31536000000 where account_id is null and expires_at is null;
  create index if not exists telegram_reward_expires_at on telegram_reward (expires_at);
`);
