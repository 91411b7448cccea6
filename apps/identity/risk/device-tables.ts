import type { Generated } from 'kysely';
import { statements } from '../db/statements.ts';

/** Password errors in a row (LOGIN-07). Stored for names without an account too, so that the two look alike. */
export type LoginThrottleTable = {
  /** SHA-256 of environment and login name, with the device when that is known: no address is kept in the clear. */
  id: string;
  errors: number;
  /** When the count is forgotten; with all errors used up, when the lock ends. */
  expires_at: number;
};

/** Devices that have logged in to an account; these have an error count of their own. */
export type KnownDeviceTable = {
  id: string;
  expires_at: number;
  /** The account that the device was remembered for; null: it was remembered for a login name, whichever account has it. */
  account_id: string | null;
  /** SHA-256 of its secret. Null beside an account: it has logged in there, and the device is not trusted by that. */
  device: string | null;
  browser: Generated<string>;
  system: Generated<string>;
  /** ISO 3166-1, empty where it is not known. */
  country: Generated<string>;
  /** When it last logged in. */
  seen_at: Generated<number>;
};

declare module '../db/schema.ts' {
  interface Schema {
    login_guard: LoginThrottleTable;
    known_device: KnownDeviceTable;
  }
}

export const createLoginTables = statements(`
  create table if not exists login_guard (
    id text primary key, errors integer not null, expires_at bigint not null
  );
  create index if not exists login_guard_expires on login_guard (expires_at);
  create table if not exists known_device (
    id text primary key, expires_at bigint not null
  );
  create index if not exists known_device_expires on known_device (expires_at);
`);

/** A device is also looked up by itself (LOGIN-11). */
export const indexKnownDevices = statements(`
  create index if not exists known_device_device on known_device (device);
`);
