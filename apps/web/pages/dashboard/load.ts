import { type AccountOverview, accountOverview } from '@gatehouse/contract/account/account';
import { type FactorList, factorList } from '@gatehouse/contract/account/factors';
import { accountLogins, type LoginHistory } from '@gatehouse/contract/account/logins';
import { PASSKEY_LOGIN } from '@gatehouse/rules/compliance/compliance-element-names';
import { isShown } from '@gatehouse/rules/compliance/compliance-elements';
import { type SecurityState, securityState } from '@gatehouse/rules/verification/security-steps';
import type { AccountDocument } from '../../features/dashboard/account-document.ts';
import { loadOptional, loadVerified } from '../load-part.ts';
import type { LoadContext } from '../page.ts';

const DAY_MS = 24 * 3600_000;

/** Null: could not be read, and the page says so. Undefined: the API has no such call. */
export type DashboardData = {
  readonly verified: boolean | null;
  readonly document: AccountDocument | undefined;
  readonly security: SecurityState | null | undefined;
  readonly logins: LoginHistory | null | undefined;
  /** Until when withdrawals are held; 0: they are not. */
  readonly withdrawalsAfter: number;
  /** The UTC day, in days since 1970. */
  readonly today: number;
  /** The user has just registered (REDIR-01). */
  readonly newUser: boolean;
};

type Context = Pick<LoadContext, 'api' | 'query' | 'elements'>;

/** @param now epoch ms */
export async function loadDashboard({ api, query, elements }: Context, now = Date.now()): Promise<DashboardData> {
  const [verified, account, factors, logins] = await Promise.all([
    loadVerified(api),
    loadOptional(api<AccountOverview>(accountOverview.path), ({ identity }) => Boolean(identity)),
    loadOptional(api<FactorList>(factorList.path), ({ passkeys }) => Array.isArray(passkeys)),
    loadOptional(api<LoginHistory>(accountLogins.path), ({ logins }) => Array.isArray(logins)),
  ]);
  const isAbsent = account === undefined || factors === undefined;
  const both = account && factors ? { account, factors } : isAbsent ? undefined : null;
  const withdrawalsAfter = account?.withdrawals_after ?? 0;
  return {
    verified,
    document: account ? documentOf(account, factors) : undefined,
    security: both && securityOf(both.account, both.factors, isShown(elements[PASSKEY_LOGIN])),
    logins,
    withdrawalsAfter: withdrawalsAfter > now ? withdrawalsAfter : 0,
    today: Math.floor(now / DAY_MS),
    newUser: query.get('newUser') === 'true',
  };
}

function documentOf(account: AccountOverview, factors: FactorList | null | undefined): AccountDocument {
  const { state, level, submitted_at, decided_at, vague_name } = account.identity;
  const { id, member_since } = account;
  return {
    ...{ id, member_since, identity: { state, level, submitted_at, decided_at, vague_name } },
    passkeySince: factors?.passkeys[0]?.created_at ?? 0,
    appSince: factors?.totp?.added_at ?? 0,
  };
}

function securityOf(account: AccountOverview, factors: FactorList, passkeysOffered: boolean): SecurityState {
  const { passkeys, totp, recovery } = factors;
  const passkey = passkeys.some(({ here }) => here);
  return securityState({
    ...{ passkey, passkeyElsewhere: !passkey && passkeys.length > 0, app: totp !== null },
    ...{ recoveryCodes: recovery?.left ?? 0, word: account.anti_phishing_code !== '' },
    ...{ email: account.vague_email !== '', passkeysOffered },
  }).value;
}
