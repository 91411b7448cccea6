import { createHash, randomBytes } from 'node:crypto';
import type { SandboxClient } from '@gatehouse/contract/oauth/sandbox';
import type { SandboxClientPayload } from '@gatehouse/contract/oauth/sandbox.schema';
import { oauthScopes } from '@gatehouse/rules/oauth/scopes';
import type { Visitor } from '../../../http/visitor.ts';
import { invalidField, Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import { redirectUriProblem } from '../clients/redirect-uri.ts';

const DAY_MS = 86_400_000;
/** A developer who needs it longer registers again. */
const TTL_MS = 30 * DAY_MS;
/** Each instance keeps them all. */
const MOST_CLIENTS = 2_000;
const ID_BYTES = 9;
const SECRET_BYTES = 32;

/**
 * Registers a test application of a developer. Its secret is kept as SHA-256 alone.
 * @throws {Refusal} invalidField, addressLimit, deviceOrAccountLimit; busy where there are too many in all
 */
export async function registerSandboxClient(
  { db, clock, limits }: Services,
  { name, redirect_uris, confidential }: SandboxClientPayload,
  visitor: Visitor,
): Promise<SandboxClient> {
  const { site } = visitor;
  for (const uri of redirect_uris) {
    // It runs on the developer's own machine, whatever it is later.
    const problem = redirectUriProblem(uri, true);
    if (problem) throw invalidField('redirect_uris', `${uri} ${problem}`);
  }
  await limits.count('sandboxClientsByAddress', visitor.address);
  const now = clock();
  const { live } = await db
    .selectFrom('oauth_sandbox_client')
    .select(({ fn }) => fn.countAll<number | string>().as('live'))
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  if (Number(live) >= MOST_CLIENTS) throw new Refusal('busy');
  const id = `sandbox-${randomBytes(ID_BYTES).toString('base64url')}`;
  const secret = confidential ? randomBytes(SECRET_BYTES).toString('base64url') : undefined;
  const expires_at = now + TTL_MS;
  await db
    .insertInto('oauth_sandbox_client')
    .values({
      ...{ id, environment: site.environment, site: site.id, name, redirect_uris: JSON.stringify(redirect_uris) },
      secret_sha256: secret === undefined ? null : createHash('sha256').update(secret).digest('hex'),
      ...{ created_at: now, expires_at },
    })
    .execute();
  const scopes = oauthScopes.map(({ scope }) => scope);
  return { client_id: id, ...(secret ? { client_secret: secret } : {}), redirect_uris, scopes, expires_at };
}
