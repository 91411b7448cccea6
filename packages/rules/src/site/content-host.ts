import { type Decision, decide, type Rule } from '../decision.ts';
import type { BrandSites as Brand } from './brand.ts';
import { type ContentKind, contentKinds } from './content-kinds.ts';
import { normaliseHost } from './host.ts';
import type { Site } from './site.ts';

export { type ContentKind, contentKinds };

type Question = {
  readonly site: Site;
  readonly kind: ContentKind;
  readonly globalDomain: string;
  /** The whitelisted domain that the host belongs to. */
  readonly domain: string | undefined;
};

const nameOf = ({ site, kind }: Question) => (kind === 'blog' ? (site.content.blog ?? kind) : kind);

const table: readonly Rule<Question, string>[] = [
  {
    rule: 'SITE-04',
    check: 'the site prefixes its content hosts (test network)',
    answer: (question) => {
      const { prefix } = question.site.content;
      return prefix === undefined
        ? undefined
        : `${prefix}${nameOf(question)}.${question.domain ?? question.globalDomain}`;
    },
  },
  {
    rule: 'SITE-05 SITE-06',
    check: 'the site keeps this kind on the global content domain',
    answer: (question) =>
      question.site.content.global.includes(question.kind) ? `${nameOf(question)}.${question.globalDomain}` : undefined,
  },
  {
    rule: 'SITE-03 SITE-07',
    check: 'the host belongs to a whitelisted domain',
    answer: (question) => (question.domain === undefined ? undefined : `${nameOf(question)}.${question.domain}`),
  },
  {
    rule: 'SITE-07',
    check: 'a host outside the whitelist gets the global content domain',
    answer: (question) => `${nameOf(question)}.${question.globalDomain}`,
  },
];

/**
 * SITE-03 to SITE-07: the host (without port) that serves a kind of content for visitors of `host`, which may be a
 * site's host or itself a content host. Unknown and hostile hosts get the global content host.
 */
export function contentHost(brand: Brand, host: string | undefined, kind: ContentKind): Decision<string> {
  const name = normaliseHost(host);
  return decide(table, {
    site: siteOfContent(brand, homes(brand), name),
    kind,
    globalDomain: brand.content.globalDomain,
    domain: domainOf(brand, name),
  });
}

/** What a content host of the brand serves; undefined for every other host. */
export function contentKindOf(brand: Brand, host: string | undefined): ContentKind | undefined {
  return homes(brand).get(normaliseHost(host) ?? '')?.kind;
}

/** SITE-02: the site whose content a host of the brand serves; undefined for every other host. */
export function siteOfContentHost(brand: Brand, host: string | undefined): Site | undefined {
  return homes(brand).get(normaliseHost(host) ?? '')?.site;
}

/** Every content host that the brand's sites lead to, each once. */
export function contentHostsOf(brand: Brand): readonly string[] {
  return [...homes(brand).keys()];
}

// The longest listed domain that the host is, or lies under.
function domainOf(brand: Brand, host: string | undefined): string | undefined {
  if (host === undefined) return undefined;
  return brand.content.whitelist
    .filter((domain) => host === domain || host.endsWith(`.${domain}`))
    .reduce<string | undefined>((best, domain) => (best && best.length >= domain.length ? best : domain), undefined);
}

// A content host belongs to the first site that leads to it: blog → learn must stay on the visitor's site. Importing `siteOf`
// would be circular.
function siteOfContent({ sites }: Brand, content: Homes, host = ''): Site {
  const site = content.get(host)?.site ?? sites.find(({ hosts }) => hosts.includes(host)) ?? sites[0];
  if (!site) throw new Error('A brand needs at least the global site');
  return site;
}

type Homes = ReadonlyMap<string, { readonly site: Site; readonly kind: ContentKind }>;
const homesOf = new WeakMap<Brand, Homes>();

function homes(brand: Brand): Homes {
  const known = homesOf.get(brand);
  if (known) return known;
  const { globalDomain } = brand.content;
  const map = new Map<string, { site: Site; kind: ContentKind }>();
  for (const site of brand.sites) {
    for (const host of site.hosts) {
      for (const kind of contentKinds) {
        const name = decide(table, { site, kind, globalDomain, domain: domainOf(brand, host) }).value;
        if (!map.has(name)) map.set(name, { site, kind });
      }
    }
  }
  homesOf.set(brand, map);
  return map;
}
