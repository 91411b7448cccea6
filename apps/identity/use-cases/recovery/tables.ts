import type { Site } from '@gatehouse/rules/site/site';
import type { AccountRecoveryProof, RecoverableFactor } from '@gatehouse/rules/verification/account-recovery';
import type { Selectable } from 'kysely';
import { statements } from '../../db/statements.ts';

/** SHELL-10: a password that is being reset, from its first proof on. Before that there is its challenge alone. */
export type PasswordResetTable = {
  /** That of its first challenge. */
  id: string;
  account_id: string;
  environment: Site['environment'];
  /** SHA-256 of the secret of the device that proved it: no other device may continue. */
  device: string;
  /** Whether the link was opened on another device than the reset began on. */
  moved: number;
  /** What the first proof was of. */
  proved: 'email' | 'mobile';
  /** The challenge of the second factor; null: the account has none. */
  factor_challenge: string | null;
  factor_proved_at: number | null;
  /** Passwords that were looked at; too many end the reset. */
  tries: number;
  finished_at: number | null;
  created_at: number;
  expires_at: number;
};
export type PasswordResetRow = Selectable<PasswordResetTable>;

/** SHELL-10: the request of a user who has lost an authenticator, a mailbox or a phone. */
export type FactorRecoveryTable = {
  id: string;
  account_id: string;
  environment: Site['environment'];
  item: RecoverableFactor;
  /** Waiting becomes ready, and anything expired, by the clock alone: `factorRecoveryStage`. */
  state: 'proving' | 'waiting' | 'done' | 'cancelled';
  /** SHA-256 of the secret of the device that made it. */
  device: string;
  /** JSON: what else cannot be proved. */
  lost: string;
  /** JSON: what has been proved. */
  proved: string;
  /** The challenge that is to be answered next. */
  challenge: string | null;
  /** The address or number to come; the key is what is compared. */
  new_name: string | null;
  new_key: string | null;
  new_proved: number;
  /** SHA-256 of what the link in the mail carries: it cancels, and nothing else. */
  cancel_hash: string | null;
  ready_at: number;
  ends_at: number;
  created_at: number;
  /** When the row goes: long after its end, so that its owner can still see it. */
  expires_at: number;
};
export type FactorRecoveryRow = Selectable<FactorRecoveryTable>;

/** What a request has proved, or cannot. */
export function proofsIn(json: string): readonly AccountRecoveryProof[] {
  return JSON.parse(json) as readonly AccountRecoveryProof[];
}

declare module '../../db/schema.ts' {
  interface Schema {
    password_reset: PasswordResetTable;
    lost_item: FactorRecoveryTable;
  }
}

export const createRecoveryTables = statements(`
  create table if not exists password_reset (
    id text primary key, account_id text not null references account (id) on delete cascade,
    environment text not null, device text not null, moved integer not null, proved text not null,
    factor_challenge text, factor_proved_at bigint, tries integer not null default 0,
    finished_at bigint, created_at bigint not null, expires_at bigint not null
  );
  create table if not exists lost_item (
    id text primary key, account_id text not null references account (id) on delete cascade,
    environment text not null, item text not null, state text not null, device text not null,
    lost text not null, proved text not null, challenge text, new_name text, new_key text,
    new_proved integer not null default 0, cancel_hash text, ready_at bigint not null,
    ends_at bigint not null, created_at bigint not null, expires_at bigint not null
  );
  create index if not exists password_reset_account_id on password_reset (account_id);
  create index if not exists password_reset_expires_at on password_reset (expires_at);
  create index if not exists lost_item_account_id on lost_item (account_id);
  create index if not exists lost_item_expires_at on lost_item (expires_at);
`);
