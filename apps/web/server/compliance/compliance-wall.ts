import { createHash } from 'node:crypto';
import { codes } from '@gatehouse/contract/errors/codes';
import { type MemberInfoResult, memberInfo } from '@gatehouse/contract/session/session-extras';
import type { Decision } from '@gatehouse/rules/decision';
import { inMiniApp } from '@gatehouse/rules/device/mini-app';
import { isMobile } from '@gatehouse/rules/device/platform';
import { splitLanguage } from '@gatehouse/rules/language/path-language';
import { isLoginOnly } from '@gatehouse/rules/login/login-steps';
import { WALL_PATH } from '@gatehouse/rules/page/page-paths';
import { destinationAfterLogin } from '@gatehouse/rules/redirect/destination';
import { countryOf } from '@gatehouse/rules/region/country';
import { type SiteJump, siteJump } from '@gatehouse/rules/region/site-jump';
import { wallAddress } from '@gatehouse/rules/region/wall-address';
import type { Brand } from '@gatehouse/rules/site/brand';
import { globalSite, originOf } from '@gatehouse/rules/site/site-of';
import type { Api } from '../api/api.ts';
import { getFor } from '../visitor/identity-calls.ts';
import type { Visitor } from '../visitor/visitor.ts';

/** REGION-08: session cookie of the choice to stay on a site although the verified country has another. */
export const STAY_COOKIE = 'stay-here';

/** The decision of the wall on a page for users. */
export type WallWay =
  | { readonly kind: 'page' }
  | { readonly kind: 'wall'; readonly address: string }
  /** The wall itself was requested, but does not apply. */
  | { readonly kind: 'onward' };

type RedirectContext = {
  readonly visitor: Visitor;
  /** Value of the cookie, as received. */
  readonly stay: string | undefined;
  readonly language: string;
  readonly path: string;
  readonly search: string;
};

/** REDIR-05: the setting of the remote config; absent: the brand's setting applies. */
type Downloads = { readonly downloads?: boolean | undefined };

const STAY: MemberJump = { decision: { value: { kind: 'stay' }, trace: [] } };

/** The user's site and the verified country. */
export type MemberJump = { readonly decision: Decision<SiteJump>; readonly country?: string | undefined };

/**
 * REGION-08: whether a logged-in user belongs to another site. Calls the API only if a wall is possible, and never rejects:
 * without a response there is no wall.
 */
export async function jumpOf(
  { brand, api }: { brand: Brand; api: Api },
  visitor: Visitor,
  language: string,
): Promise<MemberJump> {
  // Without the address: a parameter in a link must not remove a wall.
  const miniApp = inMiniApp({ userAgent: visitor.userAgent, marked: visitor.miniAppMark }).value;
  const loginOnly = isLoginOnly({ miniApp }).value;
  if (loginOnly || !visitor.token || visitor.site.environment !== globalSite(brand).environment) return STAY;
  try {
    const { ret_code, result } = await getFor<MemberInfoResult>(api, visitor, language, memberInfo.path);
    const said: unknown = ret_code === codes.success ? result?.kyc_country : undefined;
    const country = typeof said === 'string' ? countryOf(said) : undefined;
    return { country, decision: siteJump(brand, { site: visitor.site, kycCountry: country, loginOnly }) };
  } catch {
    return STAY;
  }
}

/** REGION-08: whether to show a page for users, or the wall. */
export function wallWay(
  brand: Brand,
  jump: SiteJump,
  { visitor, stay, language, path, search }: RedirectContext,
): WallWay {
  const due = jump.kind === 'wall' && (jump.forced || stay !== stayValue(visitor, jump));
  if (path === WALL_PATH) return { kind: due ? 'page' : 'onward' };
  if (!due) return { kind: 'page' };
  const { referrer, site } = visitor;
  return {
    kind: 'wall',
    address: wallAddress({ language, path, search, referrer, origin: originOf(brand, site) }),
  };
}

/**
 * The target of the wall when it does not apply (REDIR-01 to REDIR-09). Ignores the referrer, which may have been the wall
 * itself.
 */
export function onward(
  brand: Brand,
  { visitor, language, search, downloads }: Pick<RedirectContext, 'visitor' | 'language' | 'search'> & Downloads,
  allowedOrigins: readonly string[],
): string {
  const { site, hostKind, userAgent } = visitor;
  const destination = (redirectUrl: string | undefined) =>
    destinationAfterLogin({
      ...{ origin: originOf(brand, site), allowedOrigins, locale: language, event: 'visit', hostKind, redirectUrl },
      mobile: isMobile(userAgent),
      downloadsAllowed: downloads ?? brand.downloads === true,
      destinations: site.destinations,
    }).value;
  const asked = destination(new URLSearchParams(search).get('redirect_url') ?? undefined);
  const toWall = asked.startsWith('/') && splitLanguage(asked).path.startsWith(WALL_PATH);
  return toWall ? destination(undefined) : asked;
}

/** Bound to the other site and this session: another user, or a new login, is asked again. */
export function stayValue({ token }: Pick<Visitor, 'token'>, jump: SiteJump & { kind: 'wall' }): string {
  const session = createHash('sha256').update(`stay ${token}`).digest('base64url').slice(0, 16);
  return `${jump.to.id}.${session}`;
}
