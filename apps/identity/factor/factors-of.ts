import type { Db } from '../db/open.ts';

/** What an account can prove itself with beside its password and its mail. */
export type Factors = { readonly totp: boolean; readonly passkeys: number; readonly recoveryCodes: number };

/** `passkeys`: of all sites, for one that was made elsewhere is a factor too; `recoveryCodes`: those that are left. */
export async function factorsOf(db: Db, accountId: string): Promise<Factors> {
  const counts = await db
    .selectNoFrom((of) => [
      of.selectFrom('totp').select(of.fn.countAll<string>().as('n')).where('account_id', '=', accountId).as('totp'),
      of
        .selectFrom('passkey')
        .select(of.fn.countAll<string>().as('n'))
        .where('account_id', '=', accountId)
        .as('passkeys'),
      of
        .selectFrom('recovery_code')
        .select(of.fn.countAll<string>().as('n'))
        .where('account_id', '=', accountId)
        .where('used_at', 'is', null)
        .as('codes'),
    ])
    .executeTakeFirstOrThrow();
  const { totp, passkeys, codes } = counts;
  return { totp: Number(totp) > 0, passkeys: Number(passkeys), recoveryCodes: Number(codes) };
}

/** SESS-08: `has_google2fa`. */
export async function hasTotp(db: Db, accountId: string): Promise<boolean> {
  return !!(await db.selectFrom('totp').select('account_id').where('account_id', '=', accountId).executeTakeFirst());
}
