import { sessionHolds } from '@gatehouse/rules/region/ring-fenced';
import type { Site } from '@gatehouse/rules/site/site';
import { ACCOUNT_STATUS_TERMINATED, accountById } from '../accounts/accounts.ts';
import type { AccountRow } from '../accounts/tables.ts';
import { compiledOnce } from '../db/compiled-once.ts';
import type { Db } from '../db/open.ts';
import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../kernel/services.ts';
import { hashToken, idleMsOf } from './session-token.ts';

const TOKEN = /^[\w-]{43}$/;
/** `last_seen_at` is for people; once a minute is often enough and spares a write for every call. */
const LAST_SEEN_STEP_MS = 60_000;

/** Whose session it is: the account's row and the session's, without hashes. */
export type Authenticated = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** @throws {Refusal} sessionInvalid (SESS-04) when the token is missing, unknown, expired, ended, another environment's, or on the other side of a wall (REGION-09) */
export async function authenticate(
  services: Pick<Services, 'db' | 'clock' | 'brand'>,
  { userToken, site }: Pick<Visitor, 'userToken' | 'site'>,
): Promise<Authenticated> {
  const now = services.clock();
  const found = userToken && TOKEN.test(userToken) ? await findSession(services, userToken, site, now) : undefined;
  if (!found || now - found.last_seen_at >= idleMsOf(services.brand, found.site)) throw new Refusal('sessionInvalid');
  const { site: openedOn, account_site: homeSite, kyc_country: kycCountry } = found;
  if (!sessionHolds(services.brand, { site, openedOn, homeSite, kycCountry }).value)
    throw new Refusal('sessionInvalid');
  if (now - found.last_seen_at < LAST_SEEN_STEP_MS) return found;
  await services.db
    .updateTable('session')
    .set({ last_seen_at: now })
    .where('id', '=', found.session_id)
    .where('last_seen_at', '<', now)
    .execute();
  return { ...found, last_seen_at: now };
}

/** The same where no session is needed: one that is over counts as none. */
export async function sessionIfAny(
  services: Pick<Services, 'db' | 'clock' | 'brand'>,
  visitor: Pick<Visitor, 'userToken' | 'site'>,
): Promise<Authenticated | undefined> {
  if (!visitor.userToken) return undefined;
  return authenticate(services, visitor).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'sessionInvalid') return undefined;
    throw error;
  });
}

async function findSession({ db }: Pick<Services, 'db'>, token: string, site: Visitor['site'], now: number) {
  const [found] = await selectSession(db, { tokenHash: hashToken(token), environment: site.environment, now });
  return found;
}

const selectSession = compiledOnce((db, at: { tokenHash: string; environment: Site['environment']; now: number }) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'session.id as session_id',
      'session.environment',
      'session.site',
      'session.browser',
      'session.system',
      'session.last_seen_at',
      'session.country',
      'session.opened_by',
      'session.proven_at',
      'session.expires_at as session_expires_at',
    ])
    .select([
      'session.created_at as session_created_at',
      'account.id as account_id',
      'account.public_id',
      'account.email',
      'account.mobile',
      'account.mobile_verified',
    ])
    .select([
      'account.site as account_site',
      'account.kyc_country',
      'account.email_verified',
      'account.lang',
      'account.status',
      'account.kyc_person_level',
      'account.kyc_tag',
      'account.created_at as member_since',
      'account.withdrawals_after',
    ])
    .where('session.token_hash', '=', at.tokenHash)
    .where('session.environment', '=', at.environment)
    .where('session.expires_at', '>', at.now)
    // A login that was under way while the account was locked leaves nothing usable behind.
    .where('account.banned_at', 'is', null)
    .where('account.status', '!=', ACCOUNT_STATUS_TERMINATED),
);

/** How long a proof is fresh. */
export const PROOF_FRESH_MS = 5 * 60_000;

/**
 * Put first in every call that changes how an account is reached: a session that was left open must not be enough (ASVS 7.5.3).
 * A login counts, for as long as it is fresh.
 * @throws {Refusal} stepUpNeeded
 */
export function mustBeFresh({ clock }: Pick<Services, 'clock'>, who: Pick<Authenticated, 'proven_at'>): void {
  if (clock() - who.proven_at >= PROOF_FRESH_MS) throw new Refusal('stepUpNeeded');
}

/** Whether the proof of a session is still fresh after so long. */
export function isFreshFor(ms: number, now: number, { proven_at }: Pick<Authenticated, 'proven_at'>): boolean {
  return now + ms - proven_at < PROOF_FRESH_MS;
}

/** The account of a session. @throws {Refusal} sessionInvalid when it is gone meanwhile */
export async function accountOf(db: Db, { account_id }: Pick<Authenticated, 'account_id'>): Promise<AccountRow> {
  const account = await accountById(db, account_id);
  if (!account) throw new Refusal('sessionInvalid');
  return account;
}
