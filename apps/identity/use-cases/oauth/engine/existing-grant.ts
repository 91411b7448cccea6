import { movesMoney } from '@gatehouse/rules/oauth/scopes';
import type { Site } from '@gatehouse/rules/site/site';
import type { Context, Grant } from 'oidc-provider';
import { PROOF_FRESH_MS } from '../../../sessions/authenticate.ts';
import { liveGrant, scopesOf } from '../grants/grants.ts';
import type { OAuthServices } from '../oauth-services.ts';
import { callerOf } from './caller.ts';
import { grantScopes } from './granted-scopes.ts';
import { tied } from './tied.ts';

/** The grant of a request for a code: what was confirmed now, or in this session, or before on this site. */
export async function existingGrant(services: OAuthServices, site: Site, context: Context): Promise<Grant | undefined> {
  const { oidc } = context;
  const { provider, client, session, result } = oidc;
  const provenAt = callerOf(context)?.who?.proven_at ?? 0;
  const isFresh = services.clock() - provenAt < PROOF_FRESH_MS;
  if (!result?.consent && !isFresh && movesMoney(scopesOf(oidc.params.scope ?? ''))) return undefined;
  const accountId = session.accountId ?? '';
  const known = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const grant = known === undefined ? undefined : await provider.Grant.find(known);
  const own = grant?.accountId === accountId ? grant : undefined;
  if (own && (result?.consent || coversAll(own, oidc.params.scope))) return own;
  return (await grantOfConsent(services, site, context)) ?? own;
}

function coversAll(grant: Grant, asked: string | undefined): boolean {
  const answered = grant.getOIDCScopeEncountered().split(' ');
  return scopesOf(asked ?? '').every((scope) => answered.includes(scope));
}

async function grantOfConsent({ db, clock }: OAuthServices, site: Site, { oidc }: Context): Promise<Grant | undefined> {
  const { provider, client, session } = oidc;
  const of = { site, accountId: session.accountId ?? '', clientId: client.clientId };
  // Most who come have none, and a transaction waits for others.
  if (!(await liveGrant(db, of, clock()))) return undefined;
  return db.transaction().execute(async (trx) => {
    const kept = await liveGrant(trx, of, clock(), { locks: true });
    if (!kept) return undefined;
    const made = new provider.Grant({ clientId: of.clientId, accountId: of.accountId });
    grantScopes(made, scopesOf(kept.scopes), scopesOf(kept.declined));
    await tied({ trx, consentId: kept.id }, () => made.save());
    return made;
  });
}
