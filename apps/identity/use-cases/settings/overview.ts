import type { AccountOverview } from '@gatehouse/contract/account/account';
import { maskEmail } from '@gatehouse/rules/email/mask-email';
import { accountById } from '../../accounts/accounts.ts';
import { personalSeal } from '../../accounts/owner-mark.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import { maskPhone } from '../../kernel/phone.ts';
import type { Services } from '../../kernel/services.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';
import { accountOf } from '../../sessions/authenticate.ts';
import { factorsOf } from '../../verification/factors/factors-of.ts';
import { identityStatusOf } from '../kyc/status.ts';

/** SHELL-13: what the account page shows. Nothing in it gives access, or reveals more than a bystander may see. */
export async function overviewOf(services: Services, who: Authenticated, visitor: Visitor): Promise<AccountOverview> {
  const { db } = services;
  const account = await accountOf(db, who);
  const { totp, passkeys, recoveryCodes } = await factorsOf(db, account.id);
  const { public_id: id, lang, site, created_at: member_since, password_changed_at, withdrawals_after } = account;
  return {
    ...{ id, lang, site, member_since, password_changed_at, withdrawals_after, ...maskNames(account) },
    ...{ email_verified: account.email_verified === 1, mobile_verified: account.mobile_verified === 1 },
    ...{ has_password: account.password_hash !== '', totp, passkeys, recovery_codes: recoveryCodes },
    device_check: account.device_check === 1,
    device_check_demanded: visitor.site.newDevice === 'code',
    anti_phishing_code: maskedCode(account.anti_phishing_code),
    personal_seal: personalSeal(services, account),
    notices: { new_login: account.notice_new_login === 1 },
    identity: await identityStatusOf(services, account),
    parent: await numberOf(db, account.parent_id),
  };
}

/** In the words of the wire; empty where there is none. */
export function maskNames({ email, mobile }: Pick<AccountRow, 'email' | 'mobile'>) {
  return {
    vague_email: email === null ? '' : maskEmail(email),
    vague_mobile: mobile === null ? '' : maskPhone(mobile),
  };
}

/** `bl***`: enough to recognize it; a reader of the page must not learn how to fake our mails. */
export function maskedCode(code: string): string {
  return code === '' ? '' : `${[...code].slice(0, 2).join('')}***`;
}

async function numberOf(db: Db, accountId: string | null): Promise<number> {
  return accountId === null ? 0 : ((await accountById(db, accountId))?.public_id ?? 0);
}
