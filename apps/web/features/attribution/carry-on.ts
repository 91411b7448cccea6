import { splitLanguage } from '@gatehouse/rules/language/path-language';
import { pagePath } from '@gatehouse/rules/page/page-address';
import { opensAccounts } from '@gatehouse/rules/registration/opens-accounts';
import { referralToCarry } from '../../platform/attribution/attribution.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

type Site = PageFrame['site'];

const ADDRESS_MAX_CHARS = 4096;

/**
 * AFF-07: adds the referral to links to pages of this site. Links between login and registration also carry the redirect target
 * (REDIR-01). The server renders links without a query, so that all visitors share one page; the query is added on click.
 */
export function carryReferralOn({ site }: Pick<PageFrame, 'site'>): void {
  for (const press of ['click', 'auxclick'] as const) {
    document.addEventListener(
      press,
      ({ target }) => {
        const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
        if (link) carryOn(link, site);
      },
      // Before other listeners, which may read the address.
      true,
    );
  }
}

/**
 * REDIR-01: takes over the redirect target of the login or registration page before this one, whose link may have been pressed before
 * its script had come.
 */
export function takeTargetAlong({ site }: Pick<PageFrame, 'site'>): void {
  const { href, origin, pathname } = location;
  if (!document.referrer.startsWith(`${origin}/`)) return;
  const [here, before] = [new URL(href), new URL(document.referrer)];
  const wanted = before.searchParams.get('redirect_url');
  if (!wanted || here.searchParams.has('redirect_url') || before.pathname === pathname) return;
  if (![here, before].every((page) => isDoorTo(site, pagePath(page.pathname)))) return;
  here.searchParams.set('redirect_url', wanted);
  if (here.href.length - here.origin.length > ADDRESS_MAX_CHARS) return;
  history.replaceState(history.state, '', here);
}

function carryOn(link: HTMLAnchorElement, site: Site): void {
  const url = pageOf(link);
  if (!url) return;
  const path = pagePath(url.pathname);
  const isDoor = isDoorTo(site, path);
  const wanted =
    isDoor && isDoorTo(site, pagePath(location.pathname))
      ? new URLSearchParams(location.search).get('redirect_url')
      : null;
  for (const [parameter, value] of [
    ...referralToCarry(isDoor),
    ...(wanted ? [['redirect_url', wanted] as const] : []),
  ]) {
    if (!url.searchParams.has(parameter)) url.searchParams.set(parameter, value);
  }
  // A path, like the attribute itself.
  const address = url.pathname + url.search + url.hash;
  if (url.href !== link.href && address.length <= ADDRESS_MAX_CHARS) link.setAttribute('href', address);
}

function isDoorTo(site: Site, path: string): boolean {
  return path === site.paths.login || opensAccounts(site, path);
}

/** The address of a link to a page of this site; undefined for files, other sites, and places on this page. */
function pageOf(link: HTMLAnchorElement): URL | undefined {
  // The `href` of an SVG link is an object.
  if (typeof link.href !== 'string' || link.hasAttribute('download') || !URL.canParse(link.href)) return undefined;
  const url = new URL(link.href);
  const isThisPage = url.pathname === location.pathname && url.search === location.search;
  if (url.origin !== location.origin || isThisPage) return undefined;
  return splitLanguage(url.pathname).language === undefined ? undefined : url;
}
