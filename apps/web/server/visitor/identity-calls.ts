import type { Call, Envelope } from '@gatehouse/contract/call/call';
import { gatewayHeaders } from '@gatehouse/contract/call/gateway-headers';
import { codes } from '@gatehouse/contract/errors/codes';
import { type UserInfoResult, userInfo, userInfoFlag } from '@gatehouse/contract/session/session';
import { REQUEST_ID_HEADER } from '@gatehouse/rules/request/request-id';
import { isLoggedIn } from '@gatehouse/rules/session/session';
import { withQuery } from '../../platform/request/query.ts';
import { type Api, envelopeOf } from '../api/api.ts';
import type { Visitor } from './visitor.ts';

/** Headers that say for whom a call is made (HTTP-02), from the visitor's checked values. */
export function headersFor(visitor: Visitor, language: string, platform = 'pc'): Record<string, string> {
  const { country, subdivision } = visitor.place();
  return {
    accept: 'application/json',
    lang: language,
    platform,
    'user-agent': visitor.userAgent,
    'x-forwarded-for': visitor.address(),
    [gatewayHeaders.site]: visitor.site.id,
    ...(visitor.requestId ? { [REQUEST_ID_HEADER]: visitor.requestId } : {}),
    ...(country ? { [gatewayHeaders.country]: country } : {}),
    ...(subdivision ? { [gatewayHeaders.subdivision]: subdivision } : {}),
    ...(visitor.guid ? { guid: visitor.guid } : {}),
    ...(visitor.device ? { [gatewayHeaders.device]: visitor.device } : {}),
    ...(visitor.knownAccount ? { [gatewayHeaders.knownAccount]: visitor.knownAccount } : {}),
    ...(visitor.miniAppMark ? { [gatewayHeaders.miniApp]: '1' } : {}),
    ...(visitor.token ? { usertoken: visitor.token } : {}),
  };
}

/**
 * A GET by the server for a visitor.
 * @throws {ApiUnreachable} if there is no usable response (HTTP-05, HTTP-12)
 */
export async function getFor<Result>(
  api: Api,
  visitor: Visitor,
  language: string,
  path: string,
  { withinMs }: CallTimeout = {},
): Promise<Envelope<Result>> {
  const answer = await api({ method: 'GET', path, headers: headersFor(visitor, language), withinMs });
  return envelopeOf(path, answer) as Envelope<Result>;
}

/** Timeout in ms; absent: the connection's own. */
export type CallTimeout = { readonly withinMs?: number };

/**
 * A call with a payload by the server for a visitor; public calls are made without the session.
 * @throws {ApiUnreachable} as `getFor`
 */
export async function postFor<Payload, Result>(
  api: Api,
  visitor: Visitor,
  language: string,
  { path, access }: Call<Payload, Result>,
  payload: Payload,
  { withinMs }: CallTimeout = {},
): Promise<Envelope<Result>> {
  const asked = access === 'public' ? { ...visitor, token: undefined } : visitor;
  const headers = { ...headersFor(asked, language), 'content-type': 'application/json' };
  const answer = await api({ method: 'POST', path, headers, withinMs, body: Buffer.from(JSON.stringify(payload)) });
  return envelopeOf(path, answer) as Envelope<Result>;
}

/** The user of the visitor's session; `ended` if the API no longer knows the session. */
export type SessionUser = { readonly user: UserInfoResult | null; readonly ended: boolean };

/** @throws {ApiUnreachable} as `getFor` */
export async function getSessionUser(api: Api, visitor: Visitor, language: string): Promise<SessionUser> {
  if (!visitor.token) return { user: null, ended: false };
  const { ret_code, result } = await getFor<UserInfoResult>(
    api,
    visitor,
    language,
    withQuery(userInfo.path, userInfoFlag),
  );
  const user = ret_code === codes.success && result && isLoggedIn(result) ? result : null;
  return { user, ended: ret_code === codes.sessionInvalid };
}
