import type { Platform } from '@gatehouse/rules/device/platform';
import type { Site } from '@gatehouse/rules/site/site';
import type { Selectable } from 'kysely';
import { statements } from '../../db/statements.ts';

/** The state of a code; `used`: its session has been given out. Expiry is not a state: `expires_at` says it. */
export type QrState = 'waiting' | 'scanned' | 'confirmed' | 'refused' | 'used';

/** One code to log in by (LOGIN-05). It belongs to the device that made it, and from the scan on to one account. */
export type QrLoginTable = {
  /** A random UUID: what the device that made it asks by. It is no part of the QR code. */
  id: string;
  environment: Site['environment'];
  site: string;
  /** SHA-256 of the secret of the maker's device. */
  device: string;
  /** SHA-256 of what the QR code carries. */
  secret_hash: string;
  state: QrState;
  browser: string;
  system: string;
  platform: Platform;
  /** ISO 3166-1, where it was made; empty where that is not known. */
  country: string;
  /** The account that scanned. */
  account_id: string | null;
  /** The session that confirmed: the code is good only as long as that one lives. */
  session_id: string | null;
  /** The number to find again, and the three to choose from (JSON); 0 and empty until the scan. */
  number: number;
  numbers: string;
  created_at: number;
  /** When `state` last changed: other processes look for what is new. */
  changed_at: number;
  expires_at: number;
};
export type QrLoginRow = Selectable<QrLoginTable>;

declare module '../../db/schema.ts' {
  interface Schema {
    qr_login: QrLoginTable;
  }
}

export const createQrLoginTable = statements(`
  create table if not exists qr_login (
    id text primary key, environment text not null, site text not null, device text not null,
    secret_hash text not null unique, state text not null, browser text not null, system text not null,
    platform text not null, country text not null,
    account_id text references account (id) on delete cascade, session_id text,
    number integer not null default 0, numbers text not null default '[]', created_at bigint not null,
    changed_at bigint not null, expires_at bigint not null
  );
  create index if not exists qr_login_changed on qr_login (changed_at);
  create index if not exists qr_login_expires on qr_login (expires_at);
  create index if not exists qr_login_account on qr_login (account_id);
`);
