import { INTERACTION_PARAMETER, TRX_PARAMETER } from '@gatehouse/contract/call/own-parameters';
import { codes } from '@gatehouse/contract/errors/codes';
import { LOGOUT_PARAMETER, openidPaths } from '@gatehouse/contract/oauth/endpoints';
import { type OAuthClient, oauthClientInfo } from '@gatehouse/contract/oauth/oauth';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import {
  OAUTH_CONSENT_PATH,
  OAUTH_LOGIN_PATH,
  OAUTH_PATH,
  OAUTH_REGISTER_PATH,
} from '@gatehouse/rules/oauth/oauth-paths';
import { type OAuthWay, oauthWay } from '@gatehouse/rules/oauth/oauth-way';
import { languagesOfRequest } from '@gatehouse/rules/oauth/ui-locales';
import { withQuery } from '../../platform/request/query.ts';
import { type Api, ApiUnreachable, envelopeOf } from '../api/api.ts';
import { headersFor } from '../visitor/identity-calls.ts';
import { mayOnlyLogIn } from '../visitor/login-only.ts';
import type { Visitor } from '../visitor/visitor.ts';

/** A browser at an OAuth page. `path`: without language; `search`: with its question mark, or empty. */
export type OAuthQuestion = {
  readonly visitor: Visitor;
  readonly language: string;
  readonly path: string;
  readonly search: string;
};

/** What an OAuth page shows, beside its view. */
export type OAuthRequest = {
  /** Undefined where the query names none that the site knows. */
  readonly client: OAuthClient | undefined;
  /** The request's query with its question mark, without what the pages have added to it; or empty. */
  readonly search: string;
};

/** `off`: the API has no OAuth. `page`: `isRefused` where it says that the request cannot go on. */
export type OAuthAnswer =
  | { readonly kind: 'off' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'page'; readonly oauth: OAuthRequest; readonly isRefused: boolean };

/** A spelling that no client has, for a query that names none. */
const NO_CLIENT_ID = '~';
const NOT_FOUND = 404;
/** What pages add to the address of a request that is under way. */
const ADDED: readonly string[] = [TRX_PARAMETER, 'source', 'loggedOut', 'redirect_url'];

/** OAUTH-03: a visitor whom an application has sent, with the languages that it knows of its user. */
export function inRequest(visitor: Visitor, path: string, search: string): Visitor {
  if (path !== OAUTH_PATH) return visitor;
  const uiLocales = new URLSearchParams(search).get('ui_locales');
  return { ...visitor, acceptLanguage: languagesOfRequest(uiLocales, visitor.acceptLanguage) };
}

/**
 * OAUTH-03: the answer to a browser at one of the OAuth pages: the next page, or this one with its facts.
 * @throws {ApiUnreachable} where the API does not answer
 */
export async function oauthAnswer(api: Api, asked: OAuthQuestion, loggedIn: boolean): Promise<OAuthAnswer> {
  const { visitor, language, path } = asked;
  const query = new URLSearchParams(asked.search);
  const clientId = query.get('client_id') ?? undefined;
  const client = await clientNamed(api, visitor, language, clientId ?? NO_CLIENT_ID);
  if (client === 'off') return { kind: 'off' };
  const isRefused = query.has('error');
  const { value: way } = oauthWay({
    ...{ path, loggedIn, isRefused, isFramed: visitor.framed === 'application' },
    isUnderWay: !!query.get(INTERACTION_PARAMETER),
    isLogout: query.has(LOGOUT_PARAMETER),
    wantsAccount: query.get('prompt')?.split(' ').includes('create') === true,
    client: client ? 'known' : clientId === undefined ? 'unnamed' : 'unknown',
    mayRegister: !mayOnlyLogIn(visitor),
  });
  if (way === 'page') {
    const search = withoutParameters(asked.search, ADDED);
    return { kind: 'page', oauth: { client, search }, isRefused: path === OAUTH_PATH };
  }
  return { kind: 'redirect', to: addressOf(way, asked, clientId !== undefined) };
}

/**
 * Whether the API has OAuth.
 * @throws {ApiUnreachable} where the API does not answer
 */
export async function offersOAuth(api: Api, visitor: Visitor, language: string): Promise<boolean> {
  return (await clientNamed(api, visitor, language, NO_CLIENT_ID)) !== 'off';
}

function addressOf(
  way: Exclude<OAuthWay, 'page'>,
  { visitor: { site }, language, path, search }: OAuthQuestion,
  isNamed: boolean,
): string {
  const to = (page: string, query = withoutParameters(search, ADDED)) => withLanguage(language, page) + query;
  if (way === 'provider') return toProvider(path, search);
  if (way === 'refusal') return to(OAUTH_PATH, '?error=invalid_client');
  if (way === 'consent') return to(OAUTH_CONSENT_PATH);
  if (way === 'register') return to(OAUTH_REGISTER_PATH);
  return isNamed ? to(OAUTH_LOGIN_PATH) : to(site.paths.login, '');
}

/** The register page's own address asks for a new account. */
function toProvider(path: string, search: string): string {
  const query = withoutParameters(search, [...ADDED, INTERACTION_PARAMETER]);
  const create = path === OAUTH_REGISTER_PATH && !new URLSearchParams(query).has('prompt');
  return openidPaths.authorization + query + (create ? `${query ? '&' : '?'}prompt=create` : '');
}

/** Everything else of the query as it was written. */
function withoutParameters(search: string, names: readonly string[]): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !names.includes(pair.split('=', 1)[0] ?? ''));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** OAUTH-02: undefined: the site does not know it. */
async function clientNamed(api: Api, visitor: Visitor, language: string, client_id: string) {
  const path = withQuery(oauthClientInfo.path, { client_id });
  const headers = headersFor({ ...visitor, token: undefined }, language);
  const answer = await api({ method: 'GET', path, headers });
  if (answer.status === NOT_FOUND) return 'off';
  // A name that no client can have.
  if (answer.status >= 400 && answer.status < 500) return undefined;
  const { ret_code, result } = envelopeOf(path, answer);
  if (ret_code !== codes.success && ret_code !== codes.authorizeOutcome)
    throw new ApiUnreachable(`${path} answered with code ${ret_code}`);
  return ret_code === codes.success ? (result as OAuthClient) : undefined;
}
