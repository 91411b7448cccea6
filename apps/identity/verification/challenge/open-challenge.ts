import { randomUUID } from 'node:crypto';
import type { AuthMethod, PendingChallenge } from '@gatehouse/contract/login/challenge';
import { maskEmail } from '@gatehouse/rules/email/mask-email';
import type { LoginName } from '../../accounts/accounts.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { maskPhone } from '../../kernel/phone.ts';
import { purposes } from './purposes.ts';
import type { ChallengePurpose, ChallengeRow } from './tables.ts';

/** Never the hash of a device: the calls for all challenges do not find a challenge that has calls of its own. */
const NO_SINGLE_DEVICE = '';

/** Whom to send to: what was typed, or what the account has. */
export type Recipient = LoginName | undefined;

export type NewChallenge = {
  /** Of what it belongs to, where both have one; absent: its own. */
  readonly id?: string;
  readonly purpose: ChallengePurpose;
  /** Undefined: there is none, and everything answers as if there were. */
  readonly account: Pick<AccountRow, 'id'> | undefined;
  /** Undefined: the account's own address or number. */
  readonly to?: Recipient;
  /** The best one first. */
  readonly ways: readonly AuthMethod[];
  /** What counts as asked for last before anything has been. */
  readonly item?: ChallengeRow['item'];
  /** What the purpose needs to go on with; never a secret. */
  readonly context?: Readonly<Record<string, unknown>>;
};

/** Asks for a proof, of the visitor's device. `db` is the transaction of what it belongs to, where there is one. */
export async function openChallenge(
  db: Db,
  now: number,
  { id = randomUUID(), purpose, account, to, ways, item = null, context = {} }: NewChallenge,
  visitor: Visitor,
): Promise<ChallengeRow> {
  const { devices, ttlMs } = purposes[purpose];
  const device = devices === 'any' ? NO_SINGLE_DEVICE : (visitor.device ?? null);
  const expires_at = now + ttlMs;
  return (
    db
      .insertInto('challenge')
      .values({
        ...{ id, purpose, account_id: account?.id ?? null, device },
        ...{ environment: visitor.site.environment, site: visitor.site.id, lang: visitor.locale },
        ...{ ways: JSON.stringify(ways), context: JSON.stringify(context) },
        ...{ login_name: to?.name ?? null, login_key: to?.key ?? null, item, code_hash: null, link_hash: null },
        ...{ code_sent_at: 0, code_delivered: 1, code_expires_at: 0, code_tries: 0, tries: 0 },
        ...{ verified_device: null, verified_hash: null, verified_at: null },
        ...{ passed_by: null, passed_at: null, created_at: now, expires_at },
      })
      // During an upgrade the store may have made it already (use-cases/registration/version-before.ts).
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ expires_at }))
      .returningAll()
      .executeTakeFirstOrThrow()
  );
}

export function methodsOf({ ways }: Pick<ChallengeRow, 'ways'>): readonly AuthMethod[] {
  return JSON.parse(ways) as readonly AuthMethod[];
}

/** What the visitor sees of a challenge: the masked recipients of codes, if a code is one of its methods. */
export function pendingChallengeOf(
  challenge: ChallengeRow,
  account: Pick<AccountRow, 'email' | 'mobile'> | undefined,
): PendingChallenge {
  const { id: uuid, expires_at, login_name } = challenge;
  const ways = methodsOf(challenge);
  const email = login_name?.includes('@') ? login_name : account?.email;
  const mobile = login_name && !login_name.includes('@') ? login_name : account?.mobile;
  return {
    ...{ uuid, ways, expires_at },
    ...(email && ways.some((way) => way.startsWith('email')) ? { vague_email: maskEmail(email) } : {}),
    ...(mobile && ways.includes('mobile') ? { vague_mobile: maskPhone(mobile) } : {}),
  };
}
