import type { Envelope } from '@gatehouse/contract/call';
import { codes } from '@gatehouse/contract/codes';
import { gatewayHeaders } from '@gatehouse/contract/gateway-headers';
import { type UserInfoResult, userInfo } from '@gatehouse/contract/session';
import { isLoggedIn } from '@gatehouse/rules/session';
import type { Api } from './api.ts';
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
    ...(country ? { [gatewayHeaders.country]: country } : {}),
    ...(subdivision ? { [gatewayHeaders.subdivision]: subdivision } : {}),
    ...(visitor.guid ? { guid: visitor.guid } : {}),
    ...(visitor.token ? { usertoken: visitor.token } : {}),
  };
}

/**
 * A GET made by the server for a visitor.
 * @throws {ApiUnreachable} when no answer, or none that is an envelope, can be had
 */
export async function getFor<Result>(
  api: Api,
  visitor: Visitor,
  language: string,
  path: string,
): Promise<Envelope<Result>> {
  const answer = await api({ method: 'GET', path, headers: headersFor(visitor, language) });
  const envelope = JSON.parse(answer.body.toString('utf8')) as Envelope<Result> & { retCode?: number };
  return { ...envelope, ret_code: envelope.ret_code ?? envelope.retCode ?? 0 };
}

/** Who the visitor's session says they are; `ended` when the API no longer knows the session. */
export type Who = { readonly user: UserInfoResult | null; readonly ended: boolean };

/** @throws {ApiUnreachable} as `getFor` */
export async function whoIs(api: Api, visitor: Visitor, language: string): Promise<Who> {
  if (!visitor.token) return { user: null, ended: false };
  const { ret_code, result } = await getFor<UserInfoResult>(api, visitor, language, userInfo.path);
  const user = ret_code === codes.success && result && isLoggedIn(result) ? result : null;
  return { user, ended: ret_code === codes.sessionInvalid };
}
