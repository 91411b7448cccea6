import { statements } from '../../db/statements.ts';

/** TG-12: data of Telegram that was used, so that no instance takes it a second time. */
export type TelegramUseTable = {
  /** `<purpose>|<SHA-256 of what Telegram signed>` */
  id: string;
  /** The account that it was used for; null: the purpose says it all. */
  account_id: string | null;
  created_at: number;
  /** When the data is too old for everything. */
  expires_at: number;
};

declare module '../../db/schema.ts' {
  interface Schema {
    telegram_use: TelegramUseTable;
  }
}

export const createTelegramUseTable = statements(`
  create table if not exists telegram_use (
    id text primary key, account_id text references account (id) on delete cascade, created_at bigint not null,
    expires_at bigint not null
  );
  create index if not exists telegram_use_account_id on telegram_use (account_id);
  create index if not exists telegram_use_expires_at on telegram_use (expires_at);
`);
