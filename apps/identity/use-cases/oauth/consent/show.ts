import type { oauthAuthorize, oauthPreAuthorize } from '@gatehouse/contract/oauth/oauth';
import type { OAuthInteractionQuery } from '@gatehouse/contract/oauth/oauth.schema';
import { maskEmail } from '@gatehouse/rules/email/mask-email';
import { movesMoney, riskOf } from '@gatehouse/rules/oauth/scopes';
import type { Db } from '../../../db/open.ts';
import type { Visitor } from '../../../http/visitor.ts';
import { maskPhone } from '../../../kernel/phone.ts';
import { type Authenticated, PROOF_FRESH_MS } from '../../../sessions/authenticate.ts';
import { hasSubAccounts, subAccountName } from '../../sub-account/find-sub-account.ts';
import { shownClient } from '../clients/client.ts';
import { GRANT_DAYS, liveGrant, scopesOf } from '../grants/grants.ts';
import { allowAgain, grantOf, isRequired, isUnexpected, refuseAccount, refuseScopes } from './answer.ts';
import { type Consenting, mustBeFreshEnough, openRequest } from './request.ts';

type Result<Call extends { readonly types?: { readonly result: unknown } }> = NonNullable<Call['types']>['result'];

/**
 * OAUTH-02: whether all of it was allowed before. A native client cannot prove which application it is, so the person is always
 * asked (RFC 8252, 8.6).
 * @throws {Refusal} authorizeOutcome, stepUpNeeded
 */
export async function preAuthorize(
  services: Consenting,
  query: OAuthInteractionQuery,
  who: Authenticated,
  visitor: Visitor,
): Promise<Result<typeof oauthPreAuthorize>> {
  const { request, client, kept } = await readRequest(services, query, who, visitor);
  if (request.asked.length === 0) return { client, has_consent: true, ...(await refuseScopes(request)) };
  const prompts = scopesOf(request.interaction.params.prompt ?? '');
  // Who is to choose an account sees which one this is.
  if (isUnexpected(request, who) && !prompts.includes('select_account'))
    return { client, has_consent: true, ...(await refuseAccount(request)) };
  const answered = scopesOf(`${kept?.scopes ?? ''} ${kept?.declined ?? ''}`);
  // OpenID Connect Core, 3.1.2.1: the page shows the account. Who logged in since then has chosen it.
  const wantsChoice = prompts.includes('select_account') && who.proven_at < request.begunAt;
  const wantsPage = prompts.includes('consent') || wantsChoice;
  const isKnown = kept !== undefined && request.asked.every((scope) => answered.includes(scope));
  const isStale = movesMoney(request.asked) && services.clock() - who.proven_at >= PROOF_FRESH_MS;
  if (!isKnown || wantsPage || isStale || request.client.type === 'native') return { client, has_consent: false };
  const again = await allowAgain(services, request, who, visitor);
  return { client, has_consent: again !== undefined, ...again };
}

/**
 * OAUTH-02: what the person is asked.
 * @throws {Refusal} authorizeOutcome, stepUpNeeded
 */
export async function authorize(
  services: Consenting,
  query: OAuthInteractionQuery,
  who: Authenticated,
  visitor: Visitor,
): Promise<Result<typeof oauthAuthorize>> {
  const { request, client, kept } = await readRequest(services, query, who, visitor);
  const had = scopesOf(kept?.scopes ?? '');
  const declined = scopesOf(kept?.declined ?? '');
  const scopes = request.asked.map((scope) => ({
    ...{ scope, risk: riskOf(scope) ?? 'move', required: isRequired(scope), granted: had.includes(scope) },
    declined: declined.includes(scope),
  }));
  const isFresh = services.clock() - who.proven_at < PROOF_FRESH_MS;
  return {
    ...{ client, ...(await accountOf(services.db, who)), scopes },
    ...{ expires_in_days: GRANT_DAYS, step_up: !isFresh && scopes.some(({ risk }) => risk === 'move') },
    redirect_host: hostOf(request.interaction.params.redirect_uri ?? ''),
  };
}

/** Null where it is no address of the web: a scheme of an application's own. */
function hostOf(redirectUri: string): string | null {
  const url = URL.parse(redirectUri);
  return url && /^https?:$/.test(url.protocol) ? url.host : null;
}

/** A request that the person may answer now, and what they have allowed its application before. */
async function readRequest(
  services: Consenting,
  { interaction }: OAuthInteractionQuery,
  who: Authenticated,
  visitor: Visitor,
) {
  const request = await openRequest(services, interaction, who, visitor);
  mustBeFreshEnough(services, request, who);
  const now = services.clock();
  const kept = await liveGrant(services.db, grantOf(request, who, visitor), now);
  return { request, client: shownClient(request.client, now), kept };
}

/** Enough for its owner to recognise, and whether it is a sub-account, or has some: an application reaches one account alone. */
async function accountOf(db: Db, { account_id, email, mobile, public_id }: Authenticated) {
  const sub = await subAccountName(db, account_id);
  if (sub) return { account: sub, account_kind: 'sub' } as const;
  const mask = email ? maskEmail(email) : mobile ? maskPhone(mobile) : undefined;
  const account = mask ? { account: mask, account_number: public_id } : { account: String(public_id) };
  return { ...account, account_kind: (await hasSubAccounts(db, account_id)) ? 'main' : 'only' } as const;
}
