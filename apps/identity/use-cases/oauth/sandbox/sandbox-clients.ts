import { oauthScopes } from '@gatehouse/rules/oauth/scopes';
import type { Services } from '../../../kernel/services.ts';
import type { ClientDirectory, RegisteredClient } from '../clients/client.ts';
import type { OAuthSandboxClientRow } from '../tables.ts';

/** Another instance's new application is known here after so long at most. */
const REFRESH_MS = 2_000;

/** The operator's applications, and the test applications of developers. */
export type SandboxDirectory = {
  readonly clients: ClientDirectory;
  /** Reads the test applications now. */
  readonly refresh: () => Promise<void>;
};

/**
 * The directory with test applications in it. The provider asks for a client at once, so they are kept here, and read again in the
 * background while somebody asks.
 */
export function sandboxDirectory(services: Services, registered: ClientDirectory): SandboxDirectory {
  const { db, clock, note } = services;
  let kept: readonly RegisteredClient[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let reads = 0;

  async function refresh(): Promise<void> {
    readAt = performance.now();
    reads += 1;
    const mine = reads;
    const rows = await db.selectFrom('oauth_sandbox_client').selectAll().where('expires_at', '>', clock()).execute();
    // One that began before must not take back what a later one has found.
    if (mine === reads) kept = rows.map((row) => clientFrom(services, row));
  }

  return {
    refresh,
    clients() {
      if (performance.now() - readAt >= REFRESH_MS)
        refresh().catch((error: unknown) => note('The test applications could not be read', error));
      return kept.length > 0 ? [...registered(), ...kept] : registered();
    },
  };
}

function clientFrom({ brand }: Pick<Services, 'brand'>, row: OAuthSandboxClientRow): RegisteredClient {
  const site = brand.sites.find(({ id }) => id === row.site);
  const redirectUris = JSON.parse(row.redirect_uris) as string[];
  return {
    ...{ clientId: row.id, name: row.name, homePage: homeOf(redirectUris) },
    ...{ logo: null, verified: false, createdAt: row.created_at },
    ...{ redirectUris, postLogoutRedirectUris: [] },
    scopes: oauthScopes.map(({ scope }) => scope),
    sites: site ? [site.id] : [],
    // A loopback address is a native client's (RFC 8252, 7.3).
    ...(row.secret_sha256 === null
      ? { type: 'native', authMethod: 'none', secretHashes: [] }
      : { type: 'confidential', authMethod: 'client_secret_basic', secretHashes: [row.secret_sha256] }),
    ...{ profile: 'standard', frameOrigins: [] },
  };
}

/** Where its developer's program runs. Anyone registers one: the site's own host must not vouch for it. */
function homeOf(redirectUris: readonly string[]): string {
  const own = redirectUris.map((uri) => new URL(uri)).find(({ protocol }) => protocol === 'http:');
  return own?.origin ?? 'https://test-application.invalid';
}
