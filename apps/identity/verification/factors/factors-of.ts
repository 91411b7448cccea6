import type { Brand } from '@gatehouse/rules/site/brand';
import type { Site } from '@gatehouse/rules/site/site';
import { officialHost } from '@gatehouse/rules/site/site-of';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/open.ts';
import { relyingPartyOf } from './relying-party.ts';

/** What an account can prove itself with beside its password and its mail. */
export type Factors = { readonly totp: boolean; readonly passkeys: number; readonly recoveryCodes: number };

/** The same on one site: a passkey works where it was made and nowhere else. */
export type SiteFactors = {
  readonly totp: boolean;
  readonly passkey: boolean;
  /** It has passkeys, and none of them works here. */
  readonly passkeyElsewhere: boolean;
  /** With `passkeyElsewhere`: the official host of a site where one works. */
  readonly passkeyHost: string | undefined;
  readonly recoveryCodes: number;
};

/** `passkeys`: of all sites, for one that was made elsewhere is a factor too; `recoveryCodes`: those that are left. */
export async function factorsOf(db: Db, accountId: string): Promise<Factors> {
  const { totp, passkeys, codes } = await counted(db, accountId, '');
  return { totp: Number(totp) > 0, passkeys: Number(passkeys), recoveryCodes: Number(codes) };
}

/** What of it can be asked for on a site. */
export async function factorsForSite(db: Db, brand: Brand, accountId: string, site: Site): Promise<SiteFactors> {
  const { totp, passkeys, here, host, codes } = await counted(db, accountId, relyingPartyOf(brand, site).rpId);
  const passkey = Number(here) > 0;
  const passkeyElsewhere = !passkey && Number(passkeys) > 0;
  const made = passkeyElsewhere && brand.sites.find((each) => relyingPartyOf(brand, each).rpId === host);
  return {
    ...{ totp: Number(totp) > 0, passkey, passkeyElsewhere },
    ...{ passkeyHost: made ? officialHost(brand, made) : undefined, recoveryCodes: Number(codes) },
  };
}

async function counted(db: Db, accountId: string, rpId: string) {
  const [counts] = await selectCounts(db, { accountId, rpId });
  if (!counts) throw new Error('A statement without a table gave no row');
  return counts;
}

const selectCounts = compiledOnce((db, at: { accountId: string; rpId: string }) =>
  db.selectNoFrom((of) => {
    const passkeys = of.selectFrom('passkey').where('account_id', '=', at.accountId);
    return [
      of.selectFrom('totp').select(of.fn.countAll<string>().as('n')).where('account_id', '=', at.accountId).as('totp'),
      passkeys.select(of.fn.countAll<string>().as('n')).as('passkeys'),
      passkeys.select(of.fn.countAll<string>().as('n')).where('rp_id', '=', at.rpId).as('here'),
      passkeys.select((each) => each.fn.min('rp_id').as('n')).as('host'),
      of
        .selectFrom('recovery_code')
        .select(of.fn.countAll<string>().as('n'))
        .where('account_id', '=', at.accountId)
        .where('used_at', 'is', null)
        .as('codes'),
    ];
  }),
);

/** SESS-08: `has_google2fa`. */
export async function hasTotp(db: Db, accountId: string): Promise<boolean> {
  return (await selectTotp(db, { accountId })).length > 0;
}

const selectTotp = compiledOnce((db, { accountId }: { accountId: string }) =>
  db.selectFrom('totp').select('account_id').where('account_id', '=', accountId),
);
