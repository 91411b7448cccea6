import type { Brand } from '@gatehouse/rules/site/brand';
import { type ContentKind, contentHost, contentKindOf, contentKinds } from '@gatehouse/rules/site/content-host';
import { normaliseHost } from '@gatehouse/rules/site/host';
import { originOfHost } from '@gatehouse/rules/site/site-of';

/** The places of content for visitors of one host (SITE-03 to SITE-07). */
export type ContentPlaces = {
  readonly addresses: Readonly<Record<ContentKind, string>>;
  /** Equal for hosts with the same places; a part of the page cache's key. */
  readonly key: string;
  /** The host's own content, if it is a content host. */
  readonly kind: ContentKind | undefined;
  /** That content host as browsers show it, `host[:port]`: on its pages it is the official address, not the site's own. */
  readonly host: string | undefined;
};

export function contentPlacesOf(brand: Brand, host: string | undefined): ContentPlaces {
  const hosts = contentKinds.map((kind) => [kind, contentHost(brand, host, kind).value] as const);
  const addresses = Object.fromEntries(hosts.map(([kind, name]) => [kind, `${originOfHost(brand, name)}/`]));
  const kind = contentKindOf(brand, host);
  const name = normaliseHost(host);
  const own = kind && name ? new URL(originOfHost(brand, name)).host : undefined;
  return {
    addresses: addresses as Record<ContentKind, string>,
    key: [...hosts.map(([, name]) => name), own].join(' '),
    kind,
    host: own,
  };
}
