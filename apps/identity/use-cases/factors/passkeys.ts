import type { FactorList, PasskeyRow } from '@gatehouse/contract/account/factors';
import type { PasskeyRemovePayload, PasskeyRenamePayload } from '@gatehouse/contract/account/factors.schema';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { notifyAccountOwner } from '../../notifications/notify-account-owner.ts';
import { recordEvent } from '../../notifications/security-events.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';
import { mustBeFresh } from '../../sessions/authenticate.ts';
import { lockFactors } from '../../verification/factors/lock-factors.ts';
import { relyingPartyOf } from '../../verification/factors/relying-party.ts';
import type { PasskeyRecord } from '../../verification/factors/tables.ts';
import { dropCodesWithLastFactor, recoveryCodesOf } from './recovery-codes.ts';

/** Everything that the account can prove itself with beside its password, for its owner. */
export async function listFactors(
  { db, brand }: Pick<Services, 'db' | 'brand'>,
  { account_id }: Pick<Authenticated, 'account_id'>,
  { site }: Pick<Visitor, 'site'>,
): Promise<FactorList> {
  const { rpId } = relyingPartyOf(brand, site);
  const totp = await db
    .selectFrom('totp')
    .select('created_at as added_at')
    .where('account_id', '=', account_id)
    .executeTakeFirst();
  const passkeys = await db
    .selectFrom('passkey')
    .selectAll()
    .where('account_id', '=', account_id)
    .orderBy('created_at')
    .execute();
  return {
    totp: totp ?? null,
    passkeys: passkeys.map((passkey) => passkeyRow(passkey, rpId)),
    recovery: (await recoveryCodesOf(db, account_id)) ?? null,
  };
}

/** The public fields of a passkey. @param rpId the host of the site that asks */
export function passkeyRow(passkey: PasskeyRecord, rpId: string): PasskeyRow {
  const { id: passkey_id, name, created_at, last_used_at, backed_up, rp_id } = passkey;
  return { passkey_id, name, created_at, last_used_at, synced: backed_up === 1, here: rp_id === rpId };
}

/** @throws {Refusal} factorUnknown when there is no such passkey of this account */
export async function renamePasskey(
  { db, brand }: Pick<Services, 'db' | 'brand'>,
  { passkey_id, name }: PasskeyRenamePayload,
  { account_id }: Pick<Authenticated, 'account_id'>,
  { site }: Pick<Visitor, 'site'>,
): Promise<{ passkey: PasskeyRow }> {
  const renamed = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', passkey_id.toLowerCase())
    .where('account_id', '=', account_id)
    .returningAll()
    .executeTakeFirst();
  if (!renamed) throw new Refusal('factorUnknown');
  return { passkey: passkeyRow(renamed, relyingPartyOf(brand, site).rpId) };
}

/** Also the last factor. @throws {Refusal} stepUpNeeded, factorUnknown */
export async function removePasskey(
  services: Services,
  { passkey_id }: PasskeyRemovePayload,
  who: Authenticated,
  visitor: Visitor,
): Promise<void> {
  mustBeFresh(services, who);
  const { db, clock } = services;
  const { account_id } = who;
  await db.transaction().execute(async (trx) => {
    await lockFactors(trx, account_id);
    const removed = await trx
      .deleteFrom('passkey')
      .where('id', '=', passkey_id.toLowerCase())
      .where('account_id', '=', account_id)
      .returning('name')
      .executeTakeFirst();
    if (!removed) throw new Refusal('factorUnknown');
    await dropCodesWithLastFactor(trx, account_id);
    await recordEvent(trx, clock(), account_id, 'passkeyRemoved', visitor, { name: removed.name }, {});
  });
  notifyAccountOwner(services, account_id, 'passkeyRemoved', visitor);
}
