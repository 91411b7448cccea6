import type { OAuthConfirmPayload } from '@gatehouse/contract/oauth/oauth.schema';
import { movesMoney } from '@gatehouse/rules/oauth/scopes';
import type { Visitor } from '../../../http/visitor.ts';
import { invalidField } from '../../../kernel/refusal.ts';
import { notifyAccountOwner } from '../../../notifications/notify-account-owner.ts';
import { recordEvent } from '../../../notifications/security-events.ts';
import { type Authenticated, mustBeFresh } from '../../../sessions/authenticate.ts';
import { grantScopes } from '../engine/granted-scopes.ts';
import { hintedAccount } from '../engine/id-token-hint.ts';
import { loginTimeOf } from '../engine/sessions.ts';
import { tied } from '../engine/tied.ts';
import { type Consent, endTokens, keepConsent, liveGrant, scopesOf } from '../grants/grants.ts';
import { type Consenting, mustBeFreshEnough, type OpenRequest, openRequest } from './request.ts';

/** Where the browser goes; on the site's own origin. */
type Answered = { readonly redirect_url: string };

/**
 * OAUTH-02: the person allows, or declines.
 * @throws {Refusal} authorizeOutcome, stepUpNeeded, invalidField scopes
 */
export async function confirm(
  services: Consenting,
  { interaction: id, allow, scopes }: OAuthConfirmPayload,
  who: Authenticated,
  visitor: Visitor,
): Promise<Answered> {
  const request = await openRequest(services, id, who, visitor);
  // Nobody has to prove anything to say no.
  if (!allow) return finish(request, { error: 'access_denied', error_description: 'the person declined' });
  mustBeFreshEnough(services, request, who);
  if (isUnexpected(request, who)) return refuseAccount(request);
  const { asked } = request;
  if (scopes.some((scope) => !asked.includes(scope))) throw invalidField('scopes', 'one of them was not asked for');
  const declined = asked.filter((scope) => !scopes.includes(scope));
  if (declined.some(isRequired) || scopes.length === 0) throw invalidField('scopes', 'one that is required is missing');
  if (movesMoney(scopes)) mustBeFresh(services, who);
  return allowNow(services, request, who, visitor, { granted: scopes, declined });
}

/** Without it, an application would get an answer of another kind than it asked for. */
export function isRequired(scope: string): boolean {
  return scope === 'openid';
}

/** Nothing that it asks for exists: there is nothing to allow (RFC 6749, 4.1.2.1). */
export function refuseScopes(request: OpenRequest): Promise<Answered> {
  return finish(request, { error: 'invalid_scope', error_description: 'none of the scopes is known' });
}

/** OpenID Connect Core, 3.1.2.1: the application names another account by `id_token_hint`. */
export function isUnexpected({ interaction: { params } }: OpenRequest, { account_id }: Authenticated): boolean {
  return (hintedAccount(params.id_token_hint) ?? account_id) !== account_id;
}

export function refuseAccount(request: OpenRequest): Promise<Answered> {
  return finish(request, { error: 'login_required', error_description: 'another account is logged in' });
}

/** Goes on by what the person allowed before, and has allowed again by being here; undefined: it was taken back meanwhile. */
export async function allowAgain(
  services: Consenting,
  request: OpenRequest,
  who: Authenticated,
  visitor: Visitor,
): Promise<Answered | undefined> {
  const { db, clock } = services;
  return db.transaction().execute(async (trx) => {
    const kept = await liveGrant(trx, grantOf(request, who, visitor), clock(), { locks: true });
    if (!kept) return undefined;
    const granted = request.asked.filter((scope) => scopesOf(kept.scopes).includes(scope));
    const declined = request.asked.filter((scope) => !granted.includes(scope));
    return tied({ trx, consentId: kept.id }, () => answerWith(services, request, who, { granted, declined }));
  });
}

async function allowNow(
  services: Consenting,
  request: OpenRequest,
  who: Authenticated,
  visitor: Visitor,
  consent: Consent,
): Promise<Answered> {
  const { db, clock } = services;
  const of = grantOf(request, who, visitor);
  const { isNew, answered } = await db.transaction().execute(async (trx) => {
    const kept = await keepConsent(trx, clock(), of, consent);
    if (kept.hasLess) await endTokens(trx, of);
    const detail = { by: request.client.name };
    if (kept.isNew) await recordEvent(trx, clock(), who.account_id, 'oauthGranted', visitor, detail, {});
    const answering = () => answerWith(services, request, who, consent);
    return { isNew: kept.isNew, answered: await tied({ trx, consentId: kept.id }, answering) };
  });
  if (isNew) notifyAccountOwner(services, who.account_id, 'oauthGranted', visitor);
  return answered;
}

async function answerWith(
  { clock }: Consenting,
  request: OpenRequest,
  who: Authenticated,
  { granted, declined }: Consent,
): Promise<Answered> {
  const { provider, client } = request;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: who.account_id });
  grantScopes(grant, granted, declined);
  const grantId = await grant.save();
  const login = { accountId: who.account_id, ts: loginTimeOf(who, clock) };
  return finish(request, { login, consent: { grantId }, select_account: {}, create: {} });
}

async function finish({ interaction }: OpenRequest, result: object): Promise<Answered> {
  // The person may have logged in again meanwhile, as another account too: the engine's policy compares the account that resumes.
  interaction.session = undefined;
  interaction.result = { ...result };
  await interaction.persist();
  return { redirect_url: interaction.returnTo };
}

export function grantOf({ client }: OpenRequest, who: Authenticated, { site }: Visitor) {
  return { site, accountId: who.account_id, clientId: client.clientId };
}
