import type { KycReason } from '@gatehouse/contract/region/kyc';
import type { ImageSide, ImageType } from '@gatehouse/rules/identity/document-images';
import type { Selectable } from 'kysely';
import { statements } from '../../db/statements.ts';

/** One row for each account that has handed in its identity; a new one takes the place of one that was refused. */
export type IdentityCheckTable = {
  account_id: string;
  state: 'submitted' | 'verified' | 'refused';
  reason: KycReason;
  /** Of residence, ISO 3166-1. */
  country: string;
  document_type: string;
  /** JSON of what names a person, wrapped by the key-encryption key; never in the clear, never in a log. */
  sealed: string;
  submitted_at: number;
  /** 0: not yet. */
  decided_at: number;
};
export type IdentityCheckRow = Selectable<IdentityCheckTable>;

/** A picture of a document or its owner, one for each side; deleted with the decision, or when it expires. */
export type IdentityImageTable = {
  id: string;
  account_id: string;
  side: ImageSide;
  media_type: ImageType;
  /** The key of this picture alone, wrapped by the key-encryption key. */
  sealed_key: string;
  /** The picture, encrypted under that key; never in the clear, never in a log. */
  sealed: string;
  sent_at: number;
  expires_at: number;
};
export type IdentityImageRow = Selectable<IdentityImageTable>;

declare module '../../db/schema.ts' {
  interface Schema {
    identity_check: IdentityCheckTable;
    identity_image: IdentityImageTable;
  }
}

export const createIdentityCheckTable = statements(`
  create table if not exists identity_check (
    account_id text primary key references account (id) on delete cascade, state text not null,
    reason text not null default '', country text not null, document_type text not null,
    sealed text not null, submitted_at bigint not null, decided_at bigint not null default 0
  );
  create index if not exists identity_check_waiting on identity_check (submitted_at) where state = 'submitted';
`);

export const createIdentityImageTable = statements(`
  create table if not exists identity_image (
    id text primary key, account_id text not null references account (id) on delete cascade, side text not null,
    media_type text not null, sealed_key text not null, sealed text not null,
    sent_at bigint not null, expires_at bigint not null
  );
  create unique index if not exists identity_image_side on identity_image (account_id, side);
  create index if not exists identity_image_expiry on identity_image (expires_at);
`);
