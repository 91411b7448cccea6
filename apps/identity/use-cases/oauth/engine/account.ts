import type { Site } from '@gatehouse/rules/site/site';
import {
  ACCOUNT_STATUS_IDENTITY_REQUIRED,
  ACCOUNT_STATUS_NORMAL,
  accountById,
  isFrozen,
} from '../../../accounts/accounts.ts';
import type { AccountRow } from '../../../accounts/tables.ts';
import type { Services } from '../../../kernel/services.ts';
import { wallRefusal } from '../../../region/ring-fence.ts';

const OPEN: readonly number[] = [ACCOUNT_STATUS_NORMAL, ACCOUNT_STATUS_IDENTITY_REQUIRED];

/**
 * REGION-09, ERR-04, BAN-01: the account, where it may log in on the site now; else undefined, and its tokens do nothing. A
 * sub-account depends on its main account.
 */
export async function openAccountOf(
  services: Pick<Services, 'db' | 'brand'>,
  site: Site,
  id: string,
): Promise<AccountRow | undefined> {
  const account = await accountById(services.db, id);
  if (!account || !isOpen(services, site, account)) return undefined;
  if (account.parent_id === null) return account;
  const main = await accountById(services.db, account.parent_id);
  const isUsable = main && isOpen(services, site, main) && !(await isFrozen(services.db, account.id));
  return isUsable ? account : undefined;
}

function isOpen(services: Pick<Services, 'brand'>, site: Site, account: AccountRow): boolean {
  return (
    account.environment === site.environment &&
    account.banned_at === null &&
    OPEN.includes(account.status) &&
    wallRefusal(services, account, { site }) === undefined
  );
}

/** OpenID Connect Core, 5.1: what an application may learn, by the scopes that it was allowed. */
export function claimsOf({ id, public_id, email, email_verified, lang, created_at }: AccountRow) {
  return {
    sub: id,
    preferred_username: String(public_id),
    locale: lang,
    updated_at: Math.floor(created_at / 1_000),
    ...(email === null ? {} : { email, email_verified: email_verified === 1 }),
  };
}

export const claimsByScope = {
  openid: ['sub'],
  profile: ['preferred_username', 'locale', 'updated_at'],
  email: ['email', 'email_verified'],
} as const;
