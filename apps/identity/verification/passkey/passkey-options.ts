import { createHash, createHmac } from 'node:crypto';
import type { PasskeyRequestOptions } from '@gatehouse/contract/login/challenge';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { findChallenge } from '../challenge/find-challenge.ts';
import { methodsOf } from '../challenge/open-challenge.ts';
import type { ChallengeRow } from '../challenge/tables.ts';
import { relyingPartyOfSite } from '../factors/relying-party.ts';

/** How long the browser's own dialog waits; quiet asking lasts as long as the challenge. */
export const PASSKEY_TIMEOUT_MS = 5 * 60_000;

/**
 * What `navigator.credentials.get` is called with for a challenge. A challenge without an account is a login without a name:
 * the browser lists what it has.
 * @throws {Refusal} wayNotOffered: the account has passkeys, but none that works on this site
 */
export async function passkeyOptionsFor(
  services: Services,
  challenge: ChallengeRow,
  _visitor: Visitor,
): Promise<PasskeyRequestOptions> {
  const { rpId } = relyingPartyOfSite(services.brand, challenge.site);
  const allowed = challenge.account_id === null ? [] : await descriptorsOf(services.db, challenge.account_id, rpId);
  if (challenge.account_id !== null && allowed.length === 0) throw new Refusal('wayNotOffered');
  return {
    ...{ challenge: passkeyChallenge(services, challenge), rpId, timeout: PASSKEY_TIMEOUT_MS },
    ...{ userVerification: userVerificationFor(challenge), allowCredentials: allowed },
  };
}

/**
 * What a passkey has to sign for a challenge (WebAuthn Level 3, section 13.4.3). Derived from the random id and the key, so the
 * id alone does not give it; valid once, as the challenge is. So it is not stored.
 */
export function passkeyChallenge({ codeKey }: Pick<Services, 'codeKey'>, { id, site }: ChallengeRow): string {
  return createHmac('sha256', codeKey).update(`passkey|${id}|${site}`).digest('base64url');
}

/** As the only factor a passkey has to know its person too; beside another it is enough that it is there. */
export function userVerificationFor({ purpose }: Pick<ChallengeRow, 'purpose'>): 'required' | 'preferred' {
  return purpose === 'login_second' || purpose === 'step_up' ? 'preferred' : 'required';
}

/** The account's passkeys of one host, as browsers want them. */
export async function descriptorsOf(db: Db, accountId: string, rpId: string) {
  const rows = await db
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('account_id', '=', accountId)
    .where('rp_id', '=', rpId)
    .orderBy('last_used_at', 'desc')
    .execute();
  return rows.map(({ credential_id: id, transports }) => {
    return { id, type: 'public-key' as const, transports: JSON.parse(transports) as string[] };
  });
}

/** RFC 9864 */
export const ED448 = -53;

/**
 * COSE algorithms of passkeys, the preferred ones first: ES256, Ed25519 and RS256 are what authenticators have; ES384,
 * ES512 and Ed448 for those that have nothing else (WebAuthn Level 3, section 5.4, `pubKeyCredParams`).
 */
export const ALGORITHMS: readonly number[] = [-8, -7, -257, -35, -36, ED448];

/**
 * WebAuthn Level 3, section 14.6.1: what an authenticator knows the account by. The same for all of its passkeys, so that
 * one replaces another, and it reveals nothing: the account's id is random, and never shown.
 * @returns 32 bytes, base64url
 */
export function userHandleOf(accountId: string): string {
  return createHash('sha256').update(`passkey|${accountId}`).digest('base64url');
}

/** The options of a passkey request for a challenge that takes one. @throws {Refusal} challengeUnknown, wayNotOffered */
export async function askPasskey(services: Services, uuid: string, visitor: Visitor): Promise<PasskeyRequestOptions> {
  const challenge = await findChallenge(services.db, services.clock(), uuid, visitor);
  if (challenge.passed_at !== null) throw new Refusal('challengeUnknown');
  if (!methodsOf(challenge).includes('passkey')) throw new Refusal('wayNotOffered');
  return passkeyOptionsFor(services, challenge, visitor);
}
