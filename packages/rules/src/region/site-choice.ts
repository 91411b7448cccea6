import { type Decision, decide, type Rule } from '../decision.ts';
import type { BrandSites } from '../site/brand.ts';
import type { Site } from '../site/site.ts';
import { globalSite } from '../site/site-of.ts';
import { siteForCountry } from './site-jump.ts';

/** REGION-11: the result of choosing a country in the list. The choice is free. */
export type SiteChoice = { readonly kind: 'here' } | { readonly kind: 'elsewhere'; readonly to: Site };

type ChoiceQuestion = { readonly brand: BrandSites; readonly site: Site; readonly home: Site };

const here: SiteChoice = { kind: 'here' };

const table: readonly Rule<ChoiceQuestion, SiteChoice>[] = [
  {
    rule: 'SITE-02 REGION-11',
    check: 'the site has an environment of its own, which serves every country',
    answer: ({ brand, site }) => (site.environment === globalSite(brand).environment ? undefined : here),
  },
  {
    rule: 'REGION-11',
    check: 'this site serves the country',
    answer: ({ site, home }) => (site.id === home.id ? here : undefined),
  },
  { rule: 'REGION-11', check: 'another site serves it', answer: ({ home }) => ({ kind: 'elsewhere', to: home }) },
];

/** REGION-11: whether the visitor who chooses a country is already on its site. */
export function siteChoice(brand: BrandSites, site: Site, country: string): Decision<SiteChoice> {
  const home = siteForCountry(brand, country);
  const { value, trace } = decide(table, { brand, site, home: home.value });
  const detail = value.kind === 'here' ? 'here' : value.to.id;
  const noted = home.trace.map((step) => (step.outcome === 'won' ? ({ ...step, outcome: 'noted' } as const) : step));
  return { value, trace: [...noted, ...trace.map((step) => (step.outcome === 'won' ? { ...step, detail } : step))] };
}
