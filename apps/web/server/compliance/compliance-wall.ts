import { createHash } from 'node:crypto';
import { codes } from '@gatehouse/contract/errors/codes';
import { type MemberInfoResult, memberInfo } from '@gatehouse/contract/session/session-extras';
import type { Decision } from '@gatehouse/rules/decision';
import { isMobile, isTelegramWebview } from '@gatehouse/rules/device/platform';
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

/** REGION-08: that somebody stays on a site although their verified country has another. It ends with the browser. */
export const STAY_COOKIE = 'stay-here';

/** What the wall makes of a page that only users may see. */
export type WallWay =
  | { readonly kind: 'page' }
  | { readonly kind: 'wall'; readonly address: string }
  /** The wall itself is open, with nothing to say. */
  | { readonly kind: 'onward' };

type Going = {
  readonly visitor: Visitor;
  /** Value of the cookie, as it came. */
  readonly stay: string | undefined;
  readonly language: string;
  readonly path: string;
  readonly search: string;
};

/** REDIR-05: what the operator's steering says; absent: the brand's word holds. */
type Downloads = { readonly downloads?: boolean | undefined };

const STAY: MemberJump = { decision: { value: { kind: 'stay' }, trace: [] } };

/** Where a visitor belongs, and by which verified country. */
export type MemberJump = { readonly decision: Decision<SiteJump>; readonly country?: string | undefined };

/**
 * REGION-08: whether a logged-in visitor belongs to another site. It asks the API only where a wall can come of it, and
 * never rejects: without an answer there is no wall.
 */
export async function jumpOf(
  { brand, api }: { brand: Brand; api: Api },
  visitor: Visitor,
  language: string,
): Promise<MemberJump> {
  // By the user agent alone: a parameter in a link must not take a wall away.
  const loginOnly = isLoginOnly({ miniApp: isTelegramWebview(visitor.userAgent) }).value;
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

/** REGION-08: whether a page for users is shown, or the wall before it. */
export function wallWay(brand: Brand, jump: SiteJump, { visitor, stay, language, path, search }: Going): WallWay {
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
 * Where the wall leads on to where it has nothing to say (REDIR-01 to REDIR-09). The page before it has no say in it:
 * that may have been the wall itself.
 */
export function onward(
  brand: Brand,
  { visitor, language, search, downloads }: Pick<Going, 'visitor' | 'language' | 'search'> & Downloads,
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

/** Bound to the other site and to this session: somebody else, or a new login, is asked again. */
export function stayValue({ token }: Pick<Visitor, 'token'>, jump: SiteJump & { kind: 'wall' }): string {
  const session = createHash('sha256').update(`stay ${token}`).digest('base64url').slice(0, 16);
  return `${jump.to.id}.${session}`;
}
