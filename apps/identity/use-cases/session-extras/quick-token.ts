import { randomBytes } from 'node:crypto';
import type { QuickTokenResult } from '@gatehouse/contract/session/session-extras';
import type { ConversionCheckPayload } from '@gatehouse/contract/session/session-extras.schema';
import { accountById, accountNumber } from '../../accounts/accounts.ts';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';
import { hashToken } from '../../sessions/session-token.ts';
import { countingFailures } from '../../verification/password/count-failures.ts';
import { completeFirstFactor } from '../login/complete-first-factor.ts';

export const QUICK_TOKEN_TTL_MS = 60_000;
const TOKEN_BYTES = 32;

/**
 * SESS-07: a token that opens one more session of this account, once, within a minute.
 * @throws {Refusal} deviceOrAccountLimit, sessionInvalid
 */
export async function makeQuickToken(services: Services, who: Authenticated): Promise<QuickTokenResult> {
  const { db, clock, limits } = services;
  const { account_id, session_id, environment } = who;
  await limits.count('quickTokensByAccount', account_id);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expires_at = clock() + QUICK_TOKEN_TTL_MS;
  await db
    .insertInto('quick_token')
    .values({ id: hashToken(token), account_id, session_id, environment, expires_at })
    .execute()
    .catch(async (error: unknown) => {
      // The session may have ended meanwhile: that is no fault of the database.
      throw (await isLive(services, session_id)) ? error : new Refusal('sessionInvalid');
    });
  return { quick_token: token, expires_at };
}

async function isLive({ db }: Services, sessionId: string): Promise<boolean> {
  return !!(await db.selectFrom('session').select('id').where('id', '=', sessionId).executeTakeFirst());
}

/**
 * SESS-07: consumes the token and opens a session in place of the visitor's. A second call is refused.
 * @throws {Refusal} quickTokenInvalid for every token that is not good here and now, addressLimit, deviceOrAccountLimit;
 * what `completeFirstFactor` throws, and the token stays good
 */
export async function quickLogIn(
  services: Services,
  token: string,
  visitor: Visitor,
): Promise<{ id: number; token: string }> {
  const { db, clock } = services;
  return countingFailures(services, visitor, async () => {
    const good = (trx: Db) =>
      trx
        .selectFrom('quick_token')
        .select('account_id')
        .where('id', '=', hashToken(token))
        .where('environment', '=', visitor.site.environment)
        .where('expires_at', '>', clock())
        .executeTakeFirst();
    const found = await good(db);
    const account = found && (await accountById(db, found.account_id));
    if (!account) throw new Refusal('quickTokenInvalid');
    const factor = { account, visitor, openedBy: 'quick' } as const;
    const { outcome } = await completeFirstFactor(services, factor, async ({ trx, now, logInNow }) => {
      const consumed = await trx
        .deleteFrom('quick_token')
        .where('id', '=', hashToken(token))
        .where('expires_at', '>', now)
        .returning('account_id')
        .executeTakeFirst();
      if (!consumed) throw new Refusal('quickTokenInvalid');
      return logInNow(false);
    });
    return { id: account.public_id, token: outcome.token };
  });
}

/**
 * SESS-07: whether the token is a good one of this user; it stays good.
 * @throws {Refusal} addressLimit
 */
export async function isConverted(
  { db, clock, limits }: Services,
  { user_id, token }: ConversionCheckPayload['data'],
  visitor: Visitor,
): Promise<boolean> {
  await limits.count('conversionChecksByAddress', visitor.address);
  const number = accountNumber(`${user_id}`);
  if (number === undefined) return false;
  const found = await db
    .selectFrom('quick_token')
    .innerJoin('account', 'account.id', 'quick_token.account_id')
    .select('quick_token.id')
    .where('quick_token.id', '=', hashToken(token))
    .where('quick_token.environment', '=', visitor.site.environment)
    .where('quick_token.expires_at', '>', clock())
    .where('account.public_id', '=', number)
    .executeTakeFirst();
  return found !== undefined;
}
