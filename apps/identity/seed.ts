import { globalSite } from '@gatehouse/rules/site';
import { accountByEmail, addAccount } from './account/accounts.ts';
import { readEmail } from './account/email.ts';
import { normalisePassword } from './account/password-rule.ts';
import type { Services } from './services.ts';

/** `kyc` is the verified level, 0 for none. */
export type DemoAccount = { readonly email: string; readonly password: string; readonly kyc?: number };

/**
 * Adds an account as if it had been registered; one that is there stays as it is. Answers its public id.
 * @throws {Error} when the email is no address
 */
export async function seedAccount(
  services: Pick<Services, 'brand' | 'db' | 'clock' | 'hasher'>,
  account: DemoAccount,
): Promise<number> {
  const { db, clock, hasher, brand } = services;
  const address = readEmail(account.email);
  if (!address) throw new Error('A seeded account needs an email address');
  const there = await accountByEmail(db, address.key);
  if (there) return there.public_id;
  const site = globalSite(brand);
  const added = await addAccount(db, clock(), {
    ...{ email: address.email, email_key: address.key, attribution: '{}', kyc_person_level: account.kyc ?? 0 },
    ...{ lang: site.languages.otherwise, site: site.id },
    password_hash: await hasher.hash(normalisePassword(account.password)),
  });
  return added?.public_id ?? seedAccount(services, account);
}
