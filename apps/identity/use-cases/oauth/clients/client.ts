import type { OAuthClient } from '@gatehouse/contract/oauth/oauth';
import type { SiteId } from '@gatehouse/rules/site/site';
import type { Visitor } from '../../../http/visitor.ts';
import { Refusal } from '../../../kernel/refusal.ts';

/** OAUTH-01: an application that may act for people, as the operator has registered it. */
export type RegisteredClient = {
  readonly clientId: string;
  readonly name: string;
  readonly homePage: string;
  /** A `data:` address of its picture, or null. */
  readonly logo: string | null;
  /** The operator has checked who is behind it. */
  readonly verified: boolean;
  /** Epoch ms. */
  readonly createdAt: number;
  /** Compared character by character (RFC 9700, 2.1), but for the port of a native client's loopback address (RFC 8252, 7.3). */
  readonly redirectUris: readonly string[];
  readonly postLogoutRedirectUris: readonly string[];
  readonly scopes: readonly string[];
  /** Undefined: every site. */
  readonly sites?: readonly SiteId[] | undefined;
  /** `native` and `public` have no secret. */
  readonly type: 'confidential' | 'public' | 'native';
  readonly authMethod: 'client_secret_basic' | 'client_secret_post' | 'private_key_jwt' | 'none';
  /** SHA-256 in hex of each secret that is taken now: two during a rotation. */
  readonly secretHashes: readonly string[];
  /** Public keys (RFC 7517) of a client that signs its requests. */
  readonly jwks?: { readonly keys: readonly object[] } | undefined;
  /** JWS algorithm of id tokens (OpenID Connect Dynamic Client Registration 1.0, 2); absent: RS256, or ES256 with `fapi2`. */
  readonly idTokenAlg?: 'RS256' | 'ES256' | undefined;
  readonly backchannelLogoutUri?: string | undefined;
  /** `fapi2`: pushed requests, DPoP and signed client authentication are required of it. */
  readonly profile: 'standard' | 'fapi2';
  /** OAUTH-04: origins whose pages may frame the login for this client. */
  readonly frameOrigins: readonly string[];
};

/** The clients as they are registered now; the operator's file may change. */
export type ClientDirectory = () => readonly RegisteredClient[];

const NEW_MS = 30 * 86_400_000;

/** A client of the site; undefined: it is not known there. */
export function clientOf(
  clients: ClientDirectory,
  clientId: string,
  { site }: Pick<Visitor, 'site'>,
): RegisteredClient | undefined {
  const found = clients().find((client) => client.clientId === clientId);
  return found && (!found.sites || found.sites.includes(site.id)) ? found : undefined;
}

/** @throws {Refusal} authorizeOutcome where it is not known on the visitor's site */
export function clientNamed(clients: ClientDirectory, clientId: string, visitor: Pick<Visitor, 'site'>) {
  const found = clientOf(clients, clientId, visitor);
  if (!found) throw new Refusal('authorizeOutcome');
  return found;
}

/** What people see of it. @param now epoch ms */
export function shownClient(
  { clientId, name, logo, homePage, verified, createdAt }: RegisteredClient,
  now: number,
): OAuthClient {
  return { client_id: clientId, name, logo, home_page: homePage, verified, is_new: now - createdAt < NEW_MS };
}
