import { randomInt } from 'node:crypto';
import type { RegistrationMethod } from '@gatehouse/rules/site/registration-variant';
import type { Site } from '@gatehouse/rules/site/site';
import { compiledOnce } from '../db/compiled-once.ts';
import type { Db } from '../db/open.ts';
import type { Visitor } from '../http/visitor.ts';
import { rowId } from '../kernel/ids.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { AccountRow } from './tables.ts';

export const PUBLIC_ID_MIN = 100_000_000;
export const PUBLIC_ID_MAX = 2 ** 47;

export const ACCOUNT_STATUS_NORMAL = 1;
/** ERR-04: terminated for good; every login to it is refused (40029). */
export const ACCOUNT_STATUS_TERMINATED = 2;
/** SIGNUP-10: the exchange is still creating or upgrading it; logins are refused until that is done (700070). */
export const ACCOUNT_STATUS_IN_PROGRESS = 3;
/** SIGNUP-11: no other identity is added to it before its own is verified (700071, 700072). */
export const ACCOUNT_STATUS_IDENTITY_REQUIRED = 4;

export type NewAccount = Pick<AccountRow, 'environment' | 'password_hash' | 'lang' | 'site' | 'attribution'> &
  Partial<
    Pick<
      AccountRow,
      'kyc_person_level' | 'kyc_country' | 'register_type' | 'eu_subscription_at' | 'device_check' | 'parent_id'
    >
  > & {
    readonly by: LoginName;
  };

/** What an account is opened with, and logged in with. */
export type LoginName = {
  readonly method: RegistrationMethod;
  /** As it was typed, or in E.164. */
  readonly name: string;
  /** What is compared: an address in lower case, or E.164. */
  readonly key: string;
};

/**
 * Adds an account, or answers undefined when the address or number has one in its environment. Its public number is random,
 * so that it does not reveal how many there are. Every registration calls this (SIGNUP-12).
 */
export async function addAccount(db: Db, now: number, account: NewAccount): Promise<AccountRow | undefined> {
  const { by, ...rest } = account;
  return db
    .insertInto('account')
    .values({
      ...{ kyc_person_level: 0, kyc_country: '', register_type: 1, eu_subscription_at: null, parent_id: null },
      ...rest,
      ...columnsOf(by),
      id: rowId(now),
      public_id: randomInt(PUBLIC_ID_MIN, PUBLIC_ID_MAX),
      status: ACCOUNT_STATUS_NORMAL,
      ...{ kyc_tag: 0, banned_at: null },
      created_at: now,
    })
    .onConflict((conflict) =>
      by.method === 'email'
        ? conflict.columns(['environment', 'email_key']).doNothing()
        : conflict.columns(['environment', 'mobile_key']).where('mobile_key', 'is not', null).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
}

function columnsOf({ method, name, key }: LoginName) {
  const isEmail = method === 'email';
  return {
    email: isEmail ? name : null,
    email_key: isEmail ? key : null,
    email_verified: isEmail ? 1 : 0,
    mobile: isEmail ? null : name,
    mobile_key: isEmail ? null : key,
    mobile_verified: isEmail ? 0 : 1,
  };
}

/** E.164 begins with a plus and holds no at sign; an address always holds one. */
function keyColumn(key: string): 'email_key' | 'mobile_key' {
  return key.startsWith('+') && !key.includes('@') ? 'mobile_key' : 'email_key';
}

/** The account of an address or a number. @param key an address in lower case, or E.164 */
export async function accountByName(
  db: Db,
  environment: Site['environment'],
  key: string,
): Promise<AccountRow | undefined> {
  const [account] = await selectByName[keyColumn(key)](db, { environment, key });
  return account;
}

const selectBy = (column: 'email_key' | 'mobile_key') =>
  compiledOnce((db, at: { environment: Site['environment']; key: string }) =>
    db.selectFrom('account').selectAll().where('environment', '=', at.environment).where(column, '=', at.key),
  );
const selectByName = { email_key: selectBy('email_key'), mobile_key: selectBy('mobile_key') };

/** Replaces a password hash unless someone else has meanwhile. */
export async function replaceHash(db: Db, account: AccountRow, passwordHash: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .execute();
}

export async function accountById(db: Db, id: string): Promise<AccountRow | undefined> {
  const [account] = await selectById(db, { id });
  return account;
}

const selectById = compiledOnce((db, at: { id: string }) =>
  db.selectFrom('account').selectAll().where('id', '=', at.id),
);

/** The number that the outside knows an account by, read from its spelling; undefined where no account can have it. */
export function accountNumber(uid: string): number | undefined {
  const number = Number(uid);
  return Number.isSafeInteger(number) && number > 0 && `${number}` === uid ? number : undefined;
}

/** SHELL-10: what identifies a person, and where one is reached, is the main account's. @throws {Refusal} notForSubAccounts */
export function mustBeMain({ parent_id }: Pick<AccountRow, 'parent_id'>): void {
  if (parent_id !== null) throw new Refusal('notForSubAccounts');
}

/** Whether its main account has frozen it, whatever else it is locked by. */
export async function isFrozen(db: Db, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom('sub_account')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('frozen_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** SIGNUP-01: TR register. */
const TURKISH_TYPE = 44;

/**
 * SIGNUP-11: an account of which the operator has asked for an identity makes no other identity before that is verified: no
 * sub-account, no account of another company, no other person. It logs in, and its owner secures it as any other.
 * @throws {Refusal} noKycTurkish on a site with the Turkish registration, noKycMain on every other one
 */
export function mustBeVerified(account: Pick<AccountRow, 'status' | 'kyc_person_level'>, { site }: Visitor): void {
  if (account.status !== ACCOUNT_STATUS_IDENTITY_REQUIRED || account.kyc_person_level > 0) return;
  throw new Refusal(site.registration.type === TURKISH_TYPE ? 'noKycTurkish' : 'noKycMain');
}
