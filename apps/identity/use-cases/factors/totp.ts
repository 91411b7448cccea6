import type { RecoveryCodes, TotpBeginning } from '@gatehouse/contract/account/factors';
import type { TotpBindPayload } from '@gatehouse/contract/account/factors.schema';
import { maskEmail } from '@gatehouse/rules/email/mask-email';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { unwrap, wrap } from '../../kernel/envelope-encryption.ts';
import { maskPhone } from '../../kernel/phone.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { notifyAccountOwner } from '../../notifications/notify-account-owner.ts';
import { recordEvent } from '../../notifications/security-events.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';
import { mustBeFresh } from '../../sessions/authenticate.ts';
import { endChallenges } from '../../verification/challenge/end-challenges.ts';
import { hasTotp } from '../../verification/factors/factors-of.ts';
import { lockFactors } from '../../verification/factors/lock-factors.ts';
import { drawTotpSecret, matchingStep, totpUri } from '../../verification/totp/totp-code.ts';
import { beginFactor, consumePendingFactor, findPendingFactor } from './pending-factor.ts';
import { dropCodesWithLastFactor, firstRecoveryCodes } from './recovery-codes.ts';

/** The user who sets up an app sees its key, so guesses gain nothing: the limit only ends a loop. */
const TRIES = 20;

/** A key for an app. It is no factor before a code of it has come. @throws {Refusal} stepUpNeeded, totpThere */
export async function beginTotp(services: Services, who: Authenticated, visitor: Visitor): Promise<TotpBeginning> {
  mustBeFresh(services, who);
  const { db, clock, keyEncryptionKey, brand } = services;
  if (await hasTotp(db, who.account_id)) throw new Refusal('totpThere');
  const secret = drawTotpSecret();
  const wrapped = wrap(keyEncryptionKey, secret);
  const begun = { account_id: who.account_id, kind: 'totp', secret: wrapped } as const;
  const { id, expires_at } = await beginFactor(db, clock(), begun, visitor);
  const uri = totpUri(secret, { issuer: brand.name, label: maskName(who) });
  return { id, secret, uri, expires_at };
}

/** The masked name of the account, shown in the app and beside the QR code. */
export function maskName({ email, mobile, public_id }: Pick<Authenticated, 'email' | 'mobile' | 'public_id'>): string {
  if (email !== null) return maskEmail(email);
  return mobile === null ? String(public_id) : maskPhone(mobile);
}

/**
 * Binds the app by its first code. The first factor of an account is answered with recovery codes.
 * @throws {Refusal} stepUpNeeded, setupUnknown, wrongCode with tries_left, codeTriesUsed, totpThere
 */
export async function bindTotp(
  services: Services,
  { id, code }: TotpBindPayload,
  who: Authenticated,
  visitor: Visitor,
): Promise<RecoveryCodes> {
  mustBeFresh(services, who);
  const { db, clock, keyEncryptionKey } = services;
  const { account_id } = who;
  const pending = await findPendingFactor(db, clock(), { id, account_id, kind: 'totp' }, visitor);
  const left = TRIES - (await countTry(db, pending.id));
  const found = matchingStep(unwrap(keyEncryptionKey, pending.secret), code, clock());
  if (found === undefined) throw new Refusal('wrongCode', { tries_left: left });
  const codes = await db.transaction().execute(async (trx) => {
    await lockFactors(trx, account_id);
    await consumePendingFactor(trx, pending);
    await endChallenges(trx, account_id);
    await insertTotp(trx, { account_id, secret: pending.secret, last_step: found, created_at: clock() });
    await recordEvent(trx, clock(), account_id, 'totpAdded', visitor, {}, {});
    return firstRecoveryCodes(trx, clock(), services, account_id);
  });
  notifyAccountOwner(services, account_id, 'totpAdded', visitor);
  return codes ? { recovery_codes: codes } : {};
}

async function countTry(db: Db, id: string): Promise<number> {
  const counted = await db
    .updateTable('pending_factor')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('id', '=', id)
    .returning('tries')
    .executeTakeFirst();
  if (!counted) throw new Refusal('setupUnknown');
  if (counted.tries > TRIES) throw new Refusal('codeTriesUsed');
  return counted.tries;
}

type Bound = { account_id: string; secret: string; last_step: number; created_at: number };

async function insertTotp(trx: Db, bound: Bound): Promise<void> {
  const added = await trx
    .insertInto('totp')
    .values({ ...bound, unbind_asked_at: 0 })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .returning('account_id')
    .executeTakeFirst();
  if (!added) throw new Refusal('totpThere');
}

/** Takes the app away. @throws {Refusal} stepUpNeeded, factorUnknown */
export async function unbindTotp(services: Services, who: Authenticated, visitor: Visitor): Promise<void> {
  mustBeFresh(services, who);
  const { db, clock } = services;
  await db.transaction().execute((trx) => removeTotp(trx, clock(), who.account_id, visitor));
  notifyAccountOwner(services, who.account_id, 'totpRemoved', visitor);
}

/** In a transaction. @throws {Refusal} factorUnknown */
export async function removeTotp(trx: Db, now: number, accountId: string, visitor: Visitor): Promise<void> {
  await lockFactors(trx, accountId);
  const removed = await trx
    .deleteFrom('totp')
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst();
  if (!removed) throw new Refusal('factorUnknown');
  await dropCodesWithLastFactor(trx, accountId);
  await recordEvent(trx, now, accountId, 'totpRemoved', visitor, {}, {});
}
