import type { Call, Envelope } from '@gatehouse/contract/call/call';
import { gatewayHeaders } from '@gatehouse/contract/call/gateway-headers';
import { codes } from '@gatehouse/contract/errors/codes';
import { type UserInfoResult, userInfo, userInfoFlag } from '@gatehouse/contract/session/session';
import { REQUEST_ID_HEADER } from '@gatehouse/rules/request/request-id';
import { isLoggedIn } from '@gatehouse/rules/session/session';
import { withQuery } from '../../platform/request/query.ts';
import { type Api, envelopeOf } from '../api/api.ts';
import type { Visitor } from './visitor.ts';

/** Headers that say for whom a call is made (HTTP-02), from what was checked of the visitor. */
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
    ...(visitor.token ? { usertoken: visitor.token } : {}),
  };
}

/**
 * A GET made by the server for a visitor.
 * @throws {ApiUnreachable} when there is no answer, or none that can be used (HTTP-05, HTTP-12)
 */
export async function getFor<Result>(
  api: Api,
  visitor: Visitor,
  language: string,
  path: string,
  { withinMs }: Patience = {},
): Promise<Envelope<Result>> {
  const answer = await api({ method: 'GET', path, headers: headersFor(visitor, language), withinMs });
  return envelopeOf(path, answer) as Envelope<Result>;
}

/** Milliseconds that a call may take; absent: as long as the API's connection allows. */
export type Patience = { readonly withinMs?: number };

/**
 * A call with a payload, made by the server for a visitor; a public one goes without their session.
 * @throws {ApiUnreachable} as `getFor`
 */
export async function postFor<Payload, Result>(
  api: Api,
  visitor: Visitor,
  language: string,
  { path, access }: Call<Payload, Result>,
  payload: Payload,
  { withinMs }: Patience = {},
): Promise<Envelope<Result>> {
  const asked = access === 'public' ? { ...visitor, token: undefined } : visitor;
  const headers = { ...headersFor(asked, language), 'content-type': 'application/json' };
  const answer = await api({ method: 'POST', path, headers, withinMs, body: Buffer.from(JSON.stringify(payload)) });
  return envelopeOf(path, answer) as Envelope<Result>;
}

/** Who the visitor's session says they are; `ended` when the API no longer knows the session. */
export type Who = { readonly user: UserInfoResult | null; readonly ended: boolean };

/** @throws {ApiUnreachable} as `getFor` */
export async function whoIs(api: Api, visitor: Visitor, language: string): Promise<Who> {
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
