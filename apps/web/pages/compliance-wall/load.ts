import { withLanguage } from '@gatehouse/rules/language/path-language';
import { WALL_PATH } from '@gatehouse/rules/page/page-paths';
import { jumpAddress } from '@gatehouse/rules/region/site-jump';
import { type TransferParams, transferParamsOf } from '@gatehouse/rules/region/transfer-params';
import type { BrandSites } from '@gatehouse/rules/site/brand';
import { regionName } from '@gatehouse/rules/site/locale';
import type { Seal } from '@gatehouse/rules/site/site';
import { officialHost } from '@gatehouse/rules/site/site-of';
import { type SiteArea, sitesMapData } from '../../features/sites-map/sites-map-data.ts';
import type { LoadContext } from '../page.ts';

export type WallData = {
  /** Name of the verified country. */
  readonly country: string;
  readonly to: {
    /** Absent for the global site, which belongs to no region. */
    readonly name?: string;
    readonly host: string;
    readonly entity: string;
    readonly hue: number;
    readonly seal: Seal;
  };
  readonly forced: boolean;
  /** Every site of the map. */
  readonly areas: readonly SiteArea[];
  /** The other site's login page. */
  readonly href: string;
  readonly transferParams: TransferParams;
  /** Action of the forms. */
  readonly answers: string;
  /** The API could not be called to end the session. */
  readonly failed: boolean;
  readonly reference: string | undefined;
};

type Context = { readonly brand: BrandSites } & Pick<LoadContext, 'site' | 'locale' | 'query' | 'jump' | 'keep'>;

/** @throws {Error} if no jump is due: the server redirects such visitors */
export function loadWall({ brand, site, locale, query, jump, keep }: Context): WallData {
  const decided = jump?.decision.value;
  if (!jump || decided?.kind !== 'wall') throw new Error('The compliance wall is shown only where a site jump is due');
  const { to, forced } = decided;
  const { failed, search } = withoutFailure(query);
  const href = jumpAddress(brand, { from: site, to, locale: locale.value, path: site.paths.login, search }).value;
  return {
    country: jump.country ? regionName(locale.tag, jump.country) : '',
    to: {
      ...(to.region ? { name: regionName(locale.tag, to.region) } : {}),
      ...{ host: officialHost(brand, to), entity: to.entity.name, ...to.look },
    },
    forced,
    areas: sitesMapData(brand, locale),
    href,
    transferParams: transferParamsOf(href, locale),
    answers: withLanguage(locale.value, WALL_PATH) + search,
    failed,
    reference: keep?.({
      ...{ question: 'site jump', site: site.id, decision: jump.decision },
      facts: { account: 'user', kycCountry: jump.country, to: to.id },
    }),
  };
}

function withoutFailure(query: URLSearchParams): { failed: boolean; search: string } {
  const rest = new URLSearchParams(query);
  rest.delete('failed');
  const text = `${rest}`;
  return { failed: query.get('failed') === 'log-out', search: text && `?${text}` };
}
