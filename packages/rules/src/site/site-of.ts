import type { Decision } from '../decision.ts';
import type { BrandSites as Brand } from './brand.ts';
import { contentHostsOf, siteOfContentHost } from './content-host.ts';
import { normaliseHost } from './host.ts';
import type { Site, SiteId } from './site.ts';

/** The site that every unknown host is (SITE-01): the brand's first. */
export function globalSite(brand: Brand): Site {
  const site = brand.sites[0];
  if (!site) throw new Error('A brand needs at least the global site');
  return site;
}

/** The site with this id, or undefined; for ids that come back from storage or a header. */
export function siteById(brand: Brand, id: SiteId): Site | undefined {
  return brand.sites.find((site) => site.id === id);
}

type Directory = { readonly byHost: ReadonlyMap<string, Decision<Site>>; readonly otherwise: Decision<Site> };
const directories = new WeakMap<Brand, Directory>();

const siteHost = { rule: 'SITE-01', check: 'the host is one of a site’s hosts' } as const;
const contentHost = { rule: 'SITE-02', check: 'the host serves the content of a site' } as const;
const anyHost = { rule: 'SITE-01', check: 'every other host is the global site' } as const;

// Built once per brand: this runs on every request.
function directoryOf(brand: Brand): Directory {
  const known = directories.get(brand);
  if (known) return known;
  const byHost = new Map<string, Decision<Site>>();
  for (const site of brand.sites) {
    for (const host of site.hosts) {
      byHost.set(host, { value: site, trace: [{ ...siteHost, outcome: 'won', detail: `${host} → ${site.id}` }] });
    }
  }
  for (const host of contentHostsOf(brand)) {
    const site = siteOfContentHost(brand, host);
    if (!site || byHost.has(host)) continue;
    const won = { ...contentHost, outcome: 'won', detail: `${host} → ${site.id}` } as const;
    byHost.set(host, { value: site, trace: [{ ...siteHost, outcome: 'passed over' }, won] });
  }
  const value = globalSite(brand);
  const directory: Directory = {
    byHost,
    otherwise: {
      value,
      trace: [
        { ...siteHost, outcome: 'passed over' },
        { ...contentHost, outcome: 'passed over' },
        { ...anyHost, outcome: 'won', detail: value.id },
      ],
    },
  };
  directories.set(brand, directory);
  return directory;
}

/**
 * SITE-01, SITE-02: the site, by request host alone. A content host belongs to the first site that leads to it, with the site's
 * languages, entity and environment. Port, case and one trailing dot do not matter; every other host, hostile or empty values
 * too, is the global site.
 */
export function siteOf(brand: Brand, host: string | undefined): Decision<Site> {
  const { byHost, otherwise } = directoryOf(brand);
  const name = normaliseHost(host);
  return (name === undefined ? undefined : byHost.get(name)) ?? otherwise;
}

/**
 * The site's official address as browsers show it, `host[:port]`: what pages and mails call it. From the brand alone: no
 * header has a say in it.
 */
export function officialHost(brand: Brand, site: Site): string {
  return withPort(brand, site.hosts[0] ?? globalSite(brand).hosts[0] ?? '');
}

/** The site's public origin, `scheme://host[:port]`, from the brand alone. */
export function originOf(brand: Brand, site: Site): string {
  return `${brand.scheme}://${officialHost(brand, site)}`;
}

/** Origin of one of the brand's own hosts. */
export function originOfHost(brand: Brand, host: string): string {
  return `${brand.scheme}://${withPort(brand, host)}`;
}

/** The port is left out where it is the scheme's default. */
function withPort({ scheme, port }: Brand, host: string): string {
  const usual = scheme === 'https' ? 443 : 80;
  return port === undefined || port === usual ? host : `${host}:${port}`;
}

const originsOf = new WeakMap<Brand, readonly string[]>();

/**
 * REDIR-02: the exact origins that a redirect may lead to: every host of every site, their content hosts, the explore
 * and China hosts, and the brand's own list. No duplicates, in a stable order; the same array for the same brand.
 */
export function allowedOrigins(brand: Brand): readonly string[] {
  const known = originsOf.get(brand);
  if (known) return known;
  const hosts = [
    ...brand.sites.flatMap((site) => site.hosts),
    ...contentHostsOf(brand),
    ...brand.hosts.explore,
    ...brand.hosts.china,
  ];
  const origins = [...new Set([...hosts.map((host) => originOfHost(brand, host)), ...brand.redirectOrigins])];
  originsOf.set(brand, origins);
  return origins;
}
