import type { Brand } from '@gatehouse/rules/site/brand';
import { languageDates } from '@gatehouse/rules/site/language-dates';
import { locales, regionName } from '@gatehouse/rules/site/locale';
import type { Site } from '@gatehouse/rules/site/site';
import { originOf } from '@gatehouse/rules/site/site-of';
import type { FastifyInstance } from 'fastify';
import { type FrontBrand, SITES_PATH } from '../platform/site/sites.ts';
import type { WhiteHosts } from './api/white-hosts.ts';
import { packedJson, sendPackedJson } from './http/packed-json.ts';

const MAX_AGE_SECONDS = 300;

/**
 * REGION-08, REGION-11: the brand's sites for the dialogs that link between sites. Serialised again when the white hosts change.
 */
export async function frontSites(server: FastifyInstance, { whiteHosts }: { whiteHosts: WhiteHosts }): Promise<void> {
  let written = writtenOf(whiteHosts.brand());
  server.get(SITES_PATH, (request, reply) => {
    const brand = whiteHosts.brand();
    if (written.brand !== brand) written = writtenOf(brand);
    return sendPackedJson(request, reply, written.file, MAX_AGE_SECONDS);
  });
}

const writtenOf = (brand: Brand) => ({ brand, file: packedJson(frontBrand(brand)) });

/** The browser's part of a brand: no keys, mail addresses, bots or reports. */
export function frontBrand(brand: Brand): FrontBrand {
  const { scheme, port, content, hosts, redirectOrigins } = brand;
  const sites = brand.sites.map((site) => ({
    ...site,
    entity: ownTexts(site),
    origin: originOf(brand, site),
    ...namesOf(site),
  }));
  return { scheme, ...(port === undefined ? {} : { port }), content, hosts, redirectOrigins, sites };
}

function ownTexts({ entity: { translations: _, ...own } }: Site): Site['entity'] {
  return own;
}

const unknownTags = locales.map(({ tag }) => tag).filter((tag) => languageDates[tag.split('-')[0] ?? '']);

/** LANG-18: what a browser that does not know the reader's language cannot say. */
function namesOf({ region }: Site): Pick<FrontBrand['sites'][number], 'names'> {
  return region ? { names: Object.fromEntries(unknownTags.map((tag) => [tag, regionName(tag, region)])) } : {};
}
