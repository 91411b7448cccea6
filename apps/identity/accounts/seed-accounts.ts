import { normalisePassword } from '@gatehouse/rules/password/password';
import type { Brand } from '@gatehouse/rules/site/brand';
import type { Site } from '@gatehouse/rules/site/site';
import { readEmail } from '../kernel/email.ts';
import type { Services } from '../kernel/services.ts';
import { siteOfEachEnvironment } from '../kernel/site-host.ts';
import { accountByName, addAccount } from './accounts.ts';

export type DemoAccount = {
  readonly email: string;
  readonly password: string;
  /** The verified level, 0 for none. */
  readonly kyc?: number;
  /** ISO 3166-1 country of the verified identity. */
  readonly kycCountry?: string;
  /** Region of the site it was opened on; absent, or no site's: the first site of each environment. */
  readonly region?: string;
};
type Needed = Pick<Services, 'brand' | 'db' | 'clock' | 'hasher'>;

/**
 * Adds accounts to each environment as if they had been registered there; those that are there stay as they are.
 * @throws {Error} when an email is no address
 */
export async function seedAccounts(services: Needed, accounts: readonly DemoAccount[]): Promise<void> {
  for (const site of siteOfEachEnvironment(services.brand)) {
    for (const account of accounts) await seedAccount(services, account, homeOf(services.brand, account, site));
  }
}

function homeOf({ sites }: Brand, { region }: DemoAccount, first: Site): Site {
  if (region === undefined) return first;
  return sites.find((site) => site.environment === first.environment && site.region === region) ?? first;
}

async function seedAccount({ db, clock, hasher }: Needed, account: DemoAccount, site: Site): Promise<void> {
  const { id, environment, languages } = site;
  const address = readEmail(account.email);
  if (!address) throw new Error('A seeded account needs an email address');
  if (await accountByName(db, environment, address.key)) return;
  await addAccount(db, clock(), {
    by: { method: 'email', name: address.email, key: address.key },
    attribution: '{}',
    // A person who tries the product out has no mailbox for these addresses.
    device_check: 0,
    ...{ kyc_person_level: account.kyc ?? 0, kyc_country: account.kycCountry ?? '' },
    ...{ environment, lang: languages.otherwise, site: id },
    password_hash: await hasher.hash(normalisePassword(account.password)),
  });
}
