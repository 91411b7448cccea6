import { type Decision, decide, type Rule } from '../decision.ts';
import type { BrandSites } from '../site/brand.ts';
import type { Residence, Site } from '../site/site.ts';
import { globalSite } from '../site/site-of.ts';
import type { Place } from './country.ts';
import { type Region, residenceDialog } from './region.ts';
import { siteForCountry } from './site-jump.ts';

type Target = { readonly brand: BrandSites; readonly home: Site; readonly country: string | undefined };

const regionalTable: readonly Rule<Target, Site>[] = [
  {
    rule: 'REGION-05',
    check: 'the visitor’s country has a site of its own',
    answer: ({ brand, home }) => (home.id === globalSite(brand).id ? undefined : home),
  },
  {
    rule: 'REGION-05',
    check: 'the country is not known, and a site is for all of the EEA',
    answer: ({ brand, country }) =>
      country === undefined ? brand.sites.find(({ residence }) => isForGroup(residence)) : undefined,
  },
  { rule: 'REGION-05', check: 'there is no such site: the main one', answer: ({ brand }) => globalSite(brand) },
];

/** REGION-05: the regional site that the dialog offers residents: their country's own, or the one of the EEA. */
export function regionalSiteFor(brand: BrandSites, place: Place): Decision<Site> {
  const { country } = place;
  const { value, trace } = decide(regionalTable, { brand, country, home: siteForCountry(brand, country).value });
  return { value, trace: trace.map((step) => (step.outcome === 'won' ? { ...step, detail: value.id } : step)) };
}

type Leaving = { readonly brand: BrandSites; readonly site: Site; readonly place: Place; readonly region: Region };

const leavingTable: readonly Rule<Leaving, Site>[] = [
  {
    rule: 'REGION-05',
    check: 'the main site tells residents of a site of their own',
    answer: ({ brand, site, place }) =>
      site.id === globalSite(brand).id ? regionalSiteFor(brand, place).value : undefined,
  },
  {
    rule: 'REGION-07',
    check: 'the main site would only send the visitor on: their own site at once',
    answer: ({ brand, site, place, region }) => {
      const isSentOn = site.residence?.leadsHome && residenceDialog(globalSite(brand), place, region).value !== null;
      return isSentOn ? regionalSiteFor(brand, place).value : undefined;
    },
  },
  { rule: 'REGION-04 REGION-06', check: 'otherwise the main site', answer: ({ brand }) => globalSite(brand) },
];

/** REGION-04 to REGION-07: the site whose register page a residence dialog leads to. */
export function siteToLeaveFor(brand: BrandSites, site: Site, place: Place, region: Region): Decision<Site> {
  return decide(leavingTable, { brand, site, place, region });
}

function isForGroup(residence: Residence | undefined): boolean {
  return residence?.residents === 'EEA' && residence.asks === 'others';
}
