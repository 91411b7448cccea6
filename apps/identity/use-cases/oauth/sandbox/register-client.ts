import { createHash, randomBytes } from 'node:crypto';
import type { SandboxClient } from '@gatehouse/contract/oauth/sandbox';
import type { SandboxClientPayload } from '@gatehouse/contract/oauth/sandbox.schema';
import { oauthScopes } from '@gatehouse/rules/oauth/scopes';
import { originOf } from '@gatehouse/rules/site/site-of';
import type { Visitor } from '../../../http/visitor.ts';
import { invalidField } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import { redirectUriProblem } from '../clients/redirect-uri.ts';

const DAY_MS = 86_400_000;
/** A developer who needs it longer registers again. */
const TTL_MS = 30 * DAY_MS;
/** Each instance keeps them all. */
const MOST_CLIENTS = 500;
const ID_BYTES = 9;
const SECRET_BYTES = 32;

/**
 * Registers a test application of a developer. Its secret is kept as SHA-256 alone.
 * @throws {Refusal} invalidField, addressLimit
 */
export async function registerSandboxClient(
  { db, clock, brand, limits }: Services,
  { name, redirect_uris, confidential }: SandboxClientPayload,
  visitor: Visitor,
): Promise<SandboxClient> {
  const { site } = visitor;
  if (lettersOf(name).includes(lettersOf(brand.name))) throw invalidField('name', `must not contain ${brand.name}`);
  for (const uri of redirect_uris) {
    // It runs on the developer's own machine, whatever it is later.
    const problem = redirectUriProblem(uri, true) ?? awayProblem(uri, originOf(brand, site));
    if (problem) throw invalidField('redirect_uris', `${uri} ${problem}`);
  }
  await limits.count('sandboxClientsByAddress', visitor.address);
  const now = clock();
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
  // The newest stay: nobody keeps others out by registering many.
  const newest = db.selectFrom('oauth_sandbox_client').select('id').orderBy('created_at', 'desc').limit(MOST_CLIENTS);
  await db.deleteFrom('oauth_sandbox_client').where('id', 'not in', newest).execute();
  const scopes = oauthScopes.map(({ scope }) => scope);
  return { client_id: id, ...(secret ? { client_secret: secret } : {}), redirect_uris, scopes, expires_at };
}

/** Anyone registers: an address of the web would make the site lead anywhere (RFC 9700, 4.11.2). */
function awayProblem(uri: string, own: string): string | undefined {
  const { protocol, origin } = new URL(uri);
  if (protocol !== 'https:' || origin === own) return undefined;
  return 'must be on your own machine (http://localhost, http://127.0.0.1), a page of this site, or of a scheme of your own';
}

/** As people read it: without case, spaces and signs, and letters of other widths alike (Unicode TR15, NFKC). */
function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
