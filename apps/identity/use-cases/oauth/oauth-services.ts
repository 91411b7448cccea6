import type { Site } from '@gatehouse/rules/site/site';
import type { SigningKeys } from '../../encryption/signing-keys.ts';
import type { Services } from '../../kernel/services.ts';
import type { ClientDirectory } from './clients/client.ts';

/** What the parts of OAuth are given. */
export type OAuthServices = Services & {
  readonly clients: ClientDirectory;
  readonly signingKeys: SigningKeys;
  /** Every site has the demo resource; else test networks alone. */
  readonly demo: boolean;
};

/** Whether applications may ask for the demo resource on a site: real accounts have no demo balance. */
export function offersDemo({ demo }: Pick<OAuthServices, 'demo'>, { kind }: Pick<Site, 'kind'>): boolean {
  return demo || kind === 'testnet';
}
