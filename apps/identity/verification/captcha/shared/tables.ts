import { statements } from '../../../db/statements.ts';

/** CAPT-08: proofs that were given, so that each serves one call, on whichever instance. */
export type UsedCaptchaTable = {
  /** SHA-256 of kind and proof. */
  id: string;
  /** When the proof is too old to be given again, on whichever instance. */
  expires_at: number;
};

declare module '../../../db/schema.ts' {
  interface Schema {
    used_captcha: UsedCaptchaTable;
  }
}

export const createUsedCaptchaTable = statements(`
  create table if not exists used_captcha (
    id text primary key, expires_at bigint not null
  );
  create index if not exists used_captcha_expires on used_captcha (expires_at);
`);
