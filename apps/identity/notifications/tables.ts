import type { Generated } from 'kysely';
import { statements } from '../db/statements.ts';

/** The security events of an account, which its owner can look up; some have a notice as well. */
export type SecurityEventTable = {
  id: string;
  account_id: string;
  /** A name of `notifications/security-events.ts`. */
  kind: string;
  at: number;
  browser: string;
  system: string;
  /** ISO 3166-1, empty where it is not known. */
  country: string;
  site: string;
  /** JSON: what else is shown, masked; never a secret. */
  detail: Generated<string>;
};

/** An event whose notice is still to be delivered, wholly or in part. Its id is the event's. */
export type OwedNoticeTable = {
  id: string;
  account_id: string;
  /** When any instance makes the next attempt. */
  due_at: number;
  /** JSON: what the account had until then (`Before`). */
  account_before: string;
  /** JSON: the addresses and numbers that are left; null: all. */
  recipients: string | null;
  /** An older notice is of no use to the owner. */
  expires_at: number;
};

/** A login of which the Telegram bot is still to tell its owner. Its id is the event's. */
export type OwedTelegramNoticeTable = {
  id: string;
  account_id: string;
  /** When any instance makes the next attempt. */
  due_at: number;
  expires_at: number;
};

/** Wrong passwords of one day from one country and kind of device. No address is kept. */
export type FailedLoginTable = {
  id: string;
  /** SHA-256 of account or name, day, country, browser, system and site. */
  slot: string;
  /** Null: the name that was typed has no account; such a row goes within minutes. */
  account_id: string | null;
  attempts: number;
  first_at: number;
  last_at: number;
  browser: string;
  system: string;
  /** ISO 3166-1, empty where it is not known. */
  country: string;
  site: string;
  expires_at: number;
};

declare module '../db/schema.ts' {
  interface Schema {
    failed_login: FailedLoginTable;
    security_event: SecurityEventTable;
    owed_notice: OwedNoticeTable;
    owed_telegram_notice: OwedTelegramNoticeTable;
  }
}

/** By time, for events that are kept long enough. */
export const indexSecurityEventTimes = statements(`
  create index if not exists security_event_at on security_event (at);
`);

export const createOwedNoticeTable = statements(`
  create table if not exists owed_notice (
    id text primary key, account_id text not null references account (id) on delete cascade,
    due_at bigint not null, account_before text not null, recipients text, expires_at bigint not null
  );
  create index if not exists owed_notice_account_id on owed_notice (account_id);
  create index if not exists owed_notice_due_at on owed_notice (due_at);
  create index if not exists owed_notice_expires_at on owed_notice (expires_at);
`);

export const createOwedTelegramNoticeTable = statements(`
  create table if not exists owed_telegram_notice (
    id text primary key, account_id text not null references account (id) on delete cascade,
    due_at bigint not null, expires_at bigint not null
  );
  create index if not exists owed_telegram_notice_account_id on owed_telegram_notice (account_id);
  create index if not exists owed_telegram_notice_due_at on owed_telegram_notice (due_at);
  create index if not exists owed_telegram_notice_expires_at on owed_telegram_notice (expires_at);
`);

export const createFailedLoginTable = statements(`
  create table if not exists failed_login (
    id text primary key, slot text not null, account_id text references account (id) on delete cascade,
    attempts integer not null, first_at bigint not null, last_at bigint not null, browser text not null,
    system text not null, country text not null, site text not null, expires_at bigint not null,
    constraint failed_login_slot unique (slot)
  );
  create index if not exists failed_login_account on failed_login (account_id, first_at);
  create index if not exists failed_login_expires on failed_login (expires_at);
`);

export const createSecurityTables = statements(`
  create table if not exists security_event (
    id text primary key, account_id text not null references account (id) on delete cascade,
    kind text not null, at bigint not null, browser text not null, system text not null,
    country text not null, site text not null, detail text not null default '{}'
  );
  create index if not exists security_event_account on security_event (account_id, at);
  alter table account add column if not exists device_check integer not null default 1;
  alter table account add column if not exists banned_at bigint;
  alter table account add column if not exists ban_kind text not null default '';
  alter table account add column if not exists anti_phishing_code text not null default '';
  alter table account add column if not exists withdrawals_after bigint not null default 0;
  alter table account add column if not exists password_changed_at bigint not null default 0;
  alter table account add column if not exists parent_id text;
  alter table session add column if not exists device text not null default '';
  alter table session add column if not exists country text not null default '';
  alter table session add column if not exists opened_by text not null default 'password';
  alter table session add column if not exists proven_at bigint not null default 0;
`);
