import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import { readEmail } from '../../kernel/email.ts';
import type { Services } from '../../kernel/services.ts';
import type { Identity, OpenIdProvider, Provider } from './provider.ts';
import { refusalFor } from './provider-failure.ts';

/** Of one request; a sign-in needs four at most. */
const PATIENCE_S = 5;
const METADATA_TTL_MS = 3600_000;
/** OpenID Connect Core 2: a subject has at most so many characters. */
const SUBJECT_CHARS = 255;

/** What goes out with the browser, and is expected back. */
export type AuthorizationRequest = {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** PKCE (RFC 7636). */
  readonly verifier: string;
};

/** What came back with the browser. */
export type AuthorizationResponse = { readonly code: string; readonly iss?: string | undefined };

export type SignIns = {
  /** Where the browser goes. @throws {Refusal} thirdPartyUnreachable */
  readonly addressOf: (provider: OpenIdProvider, request: AuthorizationRequest, locale: string) => Promise<string>;
  /**
   * Who came back (OpenID Connect Core 3.1: code for tokens; signature, issuer, audience, time and nonce of the ID token; RFC 9207).
   * @throws {Refusal} thirdPartyUnreachable, thirdPartyRefused, thirdPartyUntrusted
   */
  readonly identify: (
    provider: OpenIdProvider,
    request: AuthorizationRequest,
    response: AuthorizationResponse,
  ) => Promise<Identity>;
};

/**
 * Sign-ins at providers through OpenID Connect.
 * @param note for the operator: why one did not work, without anything of the person or of the sign-in
 */
export function createSignIns(clock: () => number, note: (message: string) => void): SignIns {
  const configurationOf = keptConfigurations(clock);
  const asking = async <T>(provider: OpenIdProvider, ask: (config: Configuration) => Promise<T>): Promise<T> => {
    try {
      return await ask(await configurationOf(provider));
    } catch (error) {
      const { refusal, reason } = refusalFor(error, provider);
      note(`A sign-in at ${provider.id} did not work: ${reason}`);
      throw refusal;
    }
  };
  return {
    addressOf: (provider, { redirectUri, state, nonce, verifier }, locale) =>
      asking(provider, async (config) => {
        const { href } = buildAuthorizationUrl(config, {
          ...{ redirect_uri: redirectUri, scope: provider.scopes.join(' '), state, nonce, ui_locales: locale },
          ...{ code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
        });
        return href;
      }),
    identify: (provider, request, response) =>
      asking(provider, (config) => identityFrom(config, provider, request, response)),
  };
}

/** Metadata are fetched at first use and cached for an hour; a failure is not cached. */
function keptConfigurations(clock: () => number) {
  const cached = new Map<string, { readonly at: number; readonly config: Promise<Configuration> }>();
  return (provider: OpenIdProvider): Promise<Configuration> => {
    const known = cached.get(provider.id);
    if (known && clock() - known.at < METADATA_TTL_MS) return known.config;
    const config = discover(provider);
    cached.set(provider.id, { at: clock(), config });
    config.catch(() => cached.delete(provider.id));
    return config;
  };
}

function discover({ issuer, clientId, clientSecret, clientAuth }: OpenIdProvider): Promise<Configuration> {
  const auth = clientAuth === 'basic' ? ClientSecretBasic(clientSecret) : ClientSecretPost(clientSecret);
  const url = new URL(issuer);
  return discovery(url, clientId, undefined, auth, {
    timeout: PATIENCE_S,
    // Without the first, the signature of an ID token that came straight from the provider is not looked at.
    execute: [enableNonRepudiationChecks, ...(url.protocol === 'http:' ? [allowInsecureRequests] : [])],
  });
}

async function identityFrom(
  config: Configuration,
  { scopes, emailTrusted, personIn }: OpenIdProvider,
  { redirectUri, state, nonce, verifier }: AuthorizationRequest,
  { code, iss }: AuthorizationResponse,
): Promise<Identity> {
  const back = new URL(redirectUri);
  back.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString();
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
  const tokens = await authorizationCodeGrant(config, back, checks);
  const claims = tokens.claims();
  if (!claims || claims.sub === '' || claims.sub.length > SUBJECT_CHARS) throw new TypeError('no subject');
  if (personIn) return personIn(claims);
  const profile =
    claims.email === undefined && scopes.includes('email')
      ? await fetchUserInfo(config, tokens.access_token, claims.sub).catch(() => claims)
      : claims;
  const address = typeof profile.email === 'string' ? readEmail(profile.email) : undefined;
  return {
    ...{ issuer: config.serverMetadata().issuer, subject: claims.sub, email: address?.email ?? '' },
    emailTrusted: emailTrusted && address !== undefined && profile.email_verified === true,
  };
}

/** What the parts of this capability are given. */
export type ThirdParty = Services & { readonly providers: readonly Provider[]; readonly signIns: SignIns };
