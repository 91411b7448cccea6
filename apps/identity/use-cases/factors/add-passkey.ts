import { randomBytes } from 'node:crypto';
import {
  PASSKEYS_MAX,
  type PasskeyCreationOptions,
  type PasskeyRow,
  type RecoveryCodes,
} from '@gatehouse/contract/account/factors';
import type { PasskeyAddPayload } from '@gatehouse/contract/account/factors.schema';
import type { Db } from '../../db/open.ts';
import { readUserAgent } from '../../http/user-agent.ts';
import type { Visitor } from '../../http/visitor.ts';
import { rowId } from '../../kernel/ids.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { notifyAccountOwner } from '../../notifications/notify-account-owner.ts';
import { recordEvent } from '../../notifications/security-events.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';
import { mustBeFresh } from '../../sessions/authenticate.ts';
import { endChallenges } from '../../verification/challenge/end-challenges.ts';
import { factorsOf } from '../../verification/factors/factors-of.ts';
import { lockFactors } from '../../verification/factors/lock-factors.ts';
import { relyingPartyOf } from '../../verification/factors/relying-party.ts';
import type { PasskeyRecord } from '../../verification/factors/tables.ts';
import {
  ALGORITHMS,
  descriptorsOf,
  PASSKEY_TIMEOUT_MS,
  userHandleOf,
} from '../../verification/passkey/passkey-options.ts';
import { type NewCredential, verifyRegistration } from '../../verification/passkey/verify-registration.ts';
import { passkeyRow } from './passkeys.ts';
import { beginFactor, consumePendingFactor, findPendingFactor } from './pending-factor.ts';
import { firstRecoveryCodes } from './recovery-codes.ts';
import { maskName } from './totp.ts';

const CHALLENGE_BYTES = 32;

/** What `navigator.credentials.create` is called with. @throws {Refusal} stepUpNeeded, passkeysFull */
export async function beginPasskey(
  services: Services,
  who: Authenticated,
  visitor: Visitor,
): Promise<{ id: string; options: PasskeyCreationOptions; expires_at: number }> {
  mustBeFresh(services, who);
  const { db, brand, clock } = services;
  await mustHaveRoom(db, who.account_id);
  const { rpId } = relyingPartyOf(brand, visitor.site);
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
  const begun = { account_id: who.account_id, kind: 'passkey', secret: `${challenge}|${rpId}` } as const;
  const { id, expires_at } = await beginFactor(db, clock(), begun, visitor);
  const name = maskName(who);
  const options: PasskeyCreationOptions = {
    challenge,
    rp: { id: rpId, name: brand.name },
    user: { id: userHandleOf(who.account_id), name, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: PASSKEY_TIMEOUT_MS,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    excludeCredentials: await descriptorsOf(db, who.account_id, rpId),
  };
  return { id, options, expires_at };
}

/**
 * Adds the passkey that was made. The first factor of an account is answered with recovery codes.
 * @throws {Refusal} stepUpNeeded, setupUnknown, passkeyRefused, passkeysFull, passkeyThere
 */
export async function addPasskey(
  services: Services,
  { id, response, name }: PasskeyAddPayload,
  who: Authenticated,
  visitor: Visitor,
): Promise<{ passkey: PasskeyRow } & RecoveryCodes> {
  mustBeFresh(services, who);
  const { db, brand, clock } = services;
  const { account_id } = who;
  const pending = await findPendingFactor(db, clock(), { id, account_id, kind: 'passkey' }, visitor);
  const relyingParty = relyingPartyOf(brand, visitor.site);
  const [challenge = '', rpId] = pending.secret.split('|');
  const made = rpId === relyingParty.rpId ? await verifyRegistration(response, challenge, relyingParty) : undefined;
  if (!made) throw new Refusal('passkeyRefused');
  const named = name ?? nameOf(visitor);
  const { passkey, codes } = await db.transaction().execute(async (trx) => {
    await lockFactors(trx, account_id);
    await consumePendingFactor(trx, pending);
    await mustHaveRoom(trx, account_id);
    const row = recordOf(made, { now: clock(), account_id, rpId: relyingParty.rpId, name: named });
    await endChallenges(trx, account_id);
    await insertPasskey(trx, row);
    await recordEvent(trx, clock(), account_id, 'passkeyAdded', visitor, { name: named }, {});
    return { passkey: row, codes: await firstRecoveryCodes(trx, clock(), services, account_id) };
  });
  notifyAccountOwner(services, account_id, 'passkeyAdded', visitor);
  return { passkey: passkeyRow(passkey, relyingParty.rpId), ...(codes ? { recovery_codes: codes } : {}) };
}

async function mustHaveRoom(db: Db, accountId: string): Promise<void> {
  if ((await factorsOf(db, accountId)).passkeys >= PASSKEYS_MAX) throw new Refusal('passkeysFull');
}

/** How its owner knows it again, where they have given it no name. */
function nameOf({ userAgent }: Pick<Visitor, 'userAgent'>): string {
  const { browser, system } = readUserAgent(userAgent);
  return [browser, system].filter((part) => part !== '').join(' · ');
}

type Owned = { now: number; account_id: string; rpId: string; name: string };

function recordOf(made: NewCredential, { now, account_id, rpId, name }: Owned): PasskeyRecord {
  return {
    ...{ id: rowId(now), account_id, rp_id: rpId, name, created_at: now, last_used_at: 0 },
    ...{ credential_id: made.credentialId, public_key: made.publicKey, counter: made.counter },
    ...{ transports: JSON.stringify(made.transports), backed_up: made.backedUp ? 1 : 0 },
  };
}

/** @throws {Refusal} passkeyThere, also where another account has it (WebAuthn Level 3, section 7.1, step 26) */
async function insertPasskey(trx: Db, row: PasskeyRecord): Promise<void> {
  const added = await trx
    .insertInto('passkey')
    .values(row)
    .onConflict((conflict) => conflict.columns(['rp_id', 'credential_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new Refusal('passkeyThere');
}
