import { createHmac } from 'node:crypto';
import type { CodeName } from '@gatehouse/contract/errors/codes';
import type { Db } from '../db/open.ts';
import { statements } from '../db/statements.ts';
import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../kernel/services.ts';
import { newRepeatableToken, repeatedSession } from './repeatable-token.ts';
import { closeSession } from './sessions.ts';

/** A last step of a login that has opened a session, so that its device can be answered again. */
export type FinishedStepTable = {
  /** `<kind>|<environment>|<id of the challenge, QR code, sign-in or reset>`. */
  id: string;
  /** SHA-256 of the device's secret. */
  device: string;
  /** HMAC of what was submitted: another submission is not a repetition. */
  submitted: string;
  /** Of the token; the token itself is stored nowhere. */
  salt: string;
  account_id: string;
  created_at: number;
  expires_at: number;
};

declare module '../db/schema.ts' {
  interface Schema {
    finished_step: FinishedStepTable;
  }
}

export const createFinishedStepTable = statements(`
  create table if not exists finished_step (
    id text primary key, device text not null, submitted text not null, salt text not null,
    account_id text not null references account (id) on delete cascade, created_at bigint not null,
    expires_at bigint not null
  );
  create index if not exists finished_step_account_id on finished_step (account_id);
  create index if not exists finished_step_expires_at on finished_step (expires_at);
`);

/** How long a lost answer may be asked for again. */
const REPEAT_MS = 15 * 60_000;
/** How a step that is used up may be refused. */
const IS_OVER: ReadonlySet<CodeName> = new Set([
  'challengeUnknown',
  'linkUsed',
  'qrUnknown',
  'thirdPartyStateUnknown',
  'telegramDataExpired',
  'resetOver',
  // Of two at once the first has already set the password, or opened the account.
  'samePassword',
  'alreadyRegistered',
]);

export type Step = {
  readonly kind: 'login' | 'qr' | 'third_party' | 'third_party_registration' | 'telegram' | 'reset';
  readonly id: string;
  /** All that has to be the same in a repetition: a code, a state, nothing where the id and the device are the proof. */
  readonly submitted?: unknown;
};

/** The session that a step is about to open. */
export type RepeatableSession = {
  /** Undefined: a random one, which cannot be answered again. */
  readonly token: string | undefined;
  /** In the transaction that opens it. */
  readonly keep: (trx: Db, now: number, accountId: string) => Promise<void>;
};

/** Who is logged in: the account's public number, and the session's token. */
export type Opened = { readonly id: number; readonly token: string };

/**
 * Takes the last step of a login. Its answer may be lost, and the browser may send it twice: the same submission by the same
 * device is answered with the same session while that lives, for 15 minutes. Anything else finds the step used up.
 * @throws {Refusal} what `take` throws
 */
export async function takeOnce<Result>(
  services: Services,
  step: Step,
  visitor: Visitor,
  take: (session: RepeatableSession) => Promise<Result>,
  again: (opened: Opened) => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await take(repeatableSession(services, step, visitor));
  } catch (error) {
    const isOver = error instanceof Refusal && IS_OVER.has(error.code);
    const opened = isOver ? await openedBefore(services, step, visitor) : undefined;
    if (!opened) throw error;
    // ASVS 7.2.4, as where a session is opened.
    if (visitor.userToken !== opened.token) await closeSession(services.db, visitor);
    return again(opened);
  }
}

function repeatableSession(services: Services, step: Step, visitor: Visitor): RepeatableSession {
  const { token, salt } = newRepeatableToken(visitor);
  const row = { id: idOf(step, visitor), device: visitor.device ?? '', submitted: hashOf(services, step), salt };
  return {
    token,
    keep: async (trx, now, account_id) => {
      if (token === undefined) return;
      const times = { created_at: now, expires_at: now + REPEAT_MS };
      await trx
        .insertInto('finished_step')
        .values({ ...row, account_id, ...times })
        .execute();
    },
  };
}

/** The session that this step opened for this device, where the submission is the same one. Another one is a guess, and the last. */
async function openedBefore(services: Services, step: Step, visitor: Visitor): Promise<Opened | undefined> {
  const { db, clock } = services;
  const found = await db
    .selectFrom('finished_step')
    .select(['salt', 'account_id', 'submitted'])
    .where('id', '=', idOf(step, visitor))
    .where('device', '=', visitor.device ?? '')
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  if (!found) return undefined;
  if (found.submitted !== hashOf(services, step)) {
    await db.deleteFrom('finished_step').where('id', '=', idOf(step, visitor)).execute();
    return undefined;
  }
  const session = await repeatedSession(services, found.salt, visitor);
  if (session?.who.account_id !== found.account_id) return undefined;
  return { id: session.who.public_id, token: session.token };
}

function idOf({ kind, id }: Step, { site }: Visitor): string {
  return `${kind}|${site.environment}|${id.toLowerCase()}`;
}

function hashOf({ codeKey }: Services, { submitted = '' }: Step): string {
  return createHmac('sha256', codeKey)
    .update(`finished step|${JSON.stringify(submitted)}`)
    .digest('base64url');
}
