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
