import type { AccountPasswordPayload } from '@gatehouse/contract/account/account.schema';
import type { OpenedBy } from '@gatehouse/rules/login/login-ways';
import { checkPassword } from '../../accounts/password-rule.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import { consumeEncryption, readPassword } from '../../encryption/read-password.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { notifyAccountOwner } from '../../notifications/notify-account-owner.ts';
import { recordEvent } from '../../notifications/security-events.ts';
import { countAll } from '../../rate-limit/count-all.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';
import { accountOf, mustBeFresh } from '../../sessions/authenticate.ts';
import { endGrants } from '../../sessions/end-grants.ts';
import { endSessions, openSession } from '../../sessions/sessions.ts';
import { endChallenges } from '../../verification/challenge/end-challenges.ts';

export type PasswordSet = { readonly token: string; readonly sessionsEnded: number };

/**
 * Sets the first password, or another with the old one. Every other session ends, as does every challenge that was opened with
 * the old password; this session continues under a new token.
 * @throws {Refusal} stepUpNeeded, oldPasswordWrong, samePassword, passwordRefused, deviceOrAccountLimit, passwordUnreadable,
 * timestampUsed, timestampOutOfWindow, busy
 */
export async function setPassword(
  services: Services,
  input: AccountPasswordPayload,
  who: Authenticated,
  visitor: Visitor,
): Promise<PasswordSet> {
  mustBeFresh(services, who);
  const { db, hasher, brand } = services;
  const account = await accountOf(db, who);
  const old = await readOld(services, account, input.old, visitor);
  const password = await readPassword(services, visitor.site.environment, input, 'known');
  if (password === old) throw new Refusal('samePassword', { field: 'password' });
  const names = [account.email, account.mobile].filter((name) => name !== null);
  checkPassword(password, { names, brand, site: visitor.site });
  const passwordHash = await hasher.hash(password);
  const set = await replace(services, { account, passwordHash, input, who }, visitor);
  notifyAccountOwner(services, account.id, 'passwordChanged', visitor);
  return set;
}

/** The old password, proved; undefined where the account has none. Counted as wrong until it has turned out right. */
async function readOld(
  services: Services,
  account: AccountRow,
  old: AccountPasswordPayload['old'],
  visitor: Visitor,
): Promise<string | undefined> {
  if (account.password_hash === '') return undefined;
  if (!old) throw new Refusal('oldPasswordWrong');
  const giveBack = await countAll(services.limits, [['oldPasswordErrorsByAccount', account.id]]);
  let wrong = false;
  try {
    const password = await readPassword(services, visitor.site.environment, old, 'known');
    wrong = !(await services.hasher.verify(account.password_hash, password));
    if (wrong) throw new Refusal('oldPasswordWrong');
    return password;
  } finally {
    if (!wrong) await giveBack();
  }
}

type Replacing = {
  readonly account: AccountRow;
  readonly passwordHash: string;
  readonly input: AccountPasswordPayload;
  readonly who: Authenticated;
};

async function replace(
  { db, clock }: Services,
  { account, passwordHash, input, who }: Replacing,
  visitor: Visitor,
): Promise<PasswordSet> {
  return db.transaction().execute(async (trx) => {
    const now = clock();
    if (input.old) await consumeEncryption(trx, `old password|${account.id}`, input.old);
    await consumeEncryption(trx, `password|${account.id}`, input);
    const replaced = await trx
      .updateTable('account')
      .set({ password_hash: passwordHash, password_changed_at: now })
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      .returning('id')
      .executeTakeFirst();
    // A concurrent call has changed it: the old password is no longer right.
    if (!replaced) throw new Refusal('oldPasswordWrong');
    await endChallenges(trx, account.id);
    const ended = await endSessions(trx, account.id);
    await endGrants(trx, now, account.id);
    await recordEvent(trx, now, account.id, 'passwordChanged', visitor, {}, {});
    const token = await openSession(trx, now, account.id, visitor, { openedBy: who.opened_by as OpenedBy });
    return { token, sessionsEnded: Math.max(0, ended - 1) };
  });
}
