import { oauthScopes } from '@gatehouse/rules/oauth/scopes';
import type { Interaction, Provider } from 'oidc-provider';
import type { Visitor } from '../../../http/visitor.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Authenticated } from '../../../sessions/authenticate.ts';
import { clientNamed, type RegisteredClient } from '../clients/client.ts';
import { openAccountOf } from '../engine/account.ts';
import type { Engines } from '../engine/engines.ts';
import { itemId } from '../engine/items.ts';
import { scopesOf } from '../grants/grants.ts';
import type { OAuthServices } from '../oauth-services.ts';

export type Consenting = OAuthServices & { readonly engines: Engines };

/** A request of an application that a person has to answer. */
export type OpenRequest = {
  readonly provider: Provider;
  readonly interaction: Interaction;
  readonly client: RegisteredClient;
  /** What it asks for, in the order of the scopes' own list. */
  readonly asked: readonly string[];
  /** Epoch ms. */
  readonly begunAt: number;
};

/**
 * The request of this id, where this browser began it: who confirms in another browser would give that browser's person their own
 * account (RFC 9700, 4.7).
 * @throws {Refusal} authorizeOutcome where it is unknown, over, or another browser's
 */
export async function openRequest(
  services: Consenting,
  id: string,
  who: Authenticated,
  visitor: Visitor,
): Promise<OpenRequest> {
  const { db, engines, clients, clock } = services;
  const { site, device } = visitor;
  const begun = await db
    .selectFrom('oauth_item')
    .select(['device', 'created_at'])
    .where('id', '=', itemId(site, 'Interaction', id))
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  if (!begun || begun.device === null || begun.device !== device) throw new Refusal('authorizeOutcome');
  const provider = await engines(site);
  const interaction = await provider.Interaction.find(id);
  if (!interaction || !(await openAccountOf(services, site, who.account_id))) throw new Refusal('authorizeOutcome');
  const client = clientNamed(clients, interaction.params.client_id ?? '', visitor);
  const scopes = scopesOf(interaction.params.scope ?? '');
  const asked = oauthScopes.flatMap(({ scope }) => (scopes.includes(scope) ? [scope] : []));
  return { provider, interaction, client, asked, begunAt: begun.created_at };
}

/**
 * OpenID Connect Core, 3.1.2.1: `prompt=login` and `max_age`.
 * @throws {Refusal} stepUpNeeded where the application wants a login that is fresher than the session's
 */
export function mustBeFreshEnough(
  { clock }: Pick<Consenting, 'clock'>,
  { interaction: { params }, begunAt }: OpenRequest,
  { proven_at }: Authenticated,
): void {
  // A login that this request led to is fresh, however long the person then reads.
  if (proven_at >= begunAt) return;
  const wantsLogin = scopesOf(params.prompt ?? '').includes('login');
  const maxAgeMs = params.max_age === undefined ? Number.POSITIVE_INFINITY : Number(params.max_age) * 1_000;
  if (wantsLogin || clock() - proven_at > maxAgeMs) throw new Refusal('stepUpNeeded');
}
