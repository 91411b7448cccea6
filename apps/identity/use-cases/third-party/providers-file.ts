import { readOperatorFile } from '../../kernel/operator-file.ts';
import type { OpenIdProvider } from './provider.ts';
import { providersFile } from './providers-file.schema.ts';

export type ProvidersFileOptions = {
  /** `OIDC_PROVIDERS_FILE`; absent: there are no providers. */
  readonly path: string | undefined;
  readonly siteIds: readonly string[];
  /** The environment variable of that name, for `client_secret_env`. */
  readonly secretOf: (variable: string) => string | undefined;
};

/**
 * LOGIN-06: reads the operator's file. The providers themselves are not asked: one that is down must not stop the start.
 * @throws {OperatorFileError}
 */
export function readProviders({ path, siteIds, secretOf }: ProvidersFileOptions): readonly OpenIdProvider[] {
  if (path === undefined) return [];
  return readOperatorFile(path, providersFile(siteIds, secretOf), 'a provider');
}
