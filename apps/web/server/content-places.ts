import type { Brand } from '@gatehouse/rules/brand';
import { type ContentKind, contentHost, contentKindOf, contentKinds } from '@gatehouse/rules/content-host';
import { originOfHost } from '@gatehouse/rules/site';

/** Where content is for visitors of one host (SITE-03 to SITE-07). */
export type ContentPlaces = {
  readonly addresses: Readonly<Record<ContentKind, string>>;
  /** The same for hosts whose content is in the same places; a part of the page cache's key. */
  readonly key: string;
  /** What the host itself serves, where it is a content host. */
  readonly kind: ContentKind | undefined;
};

export function contentPlacesOf(brand: Brand, host: string | undefined): ContentPlaces {
  const hosts = contentKinds.map((kind) => [kind, contentHost(brand, host, kind).value] as const);
  const addresses = Object.fromEntries(hosts.map(([kind, name]) => [kind, `${originOfHost(brand, name)}/`]));
  return {
    addresses: addresses as Record<ContentKind, string>,
    key: hosts.map(([, name]) => name).join(' '),
    kind: contentKindOf(brand, host),
  };
}
