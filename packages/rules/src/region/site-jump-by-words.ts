import { type Decision, decide, type Rule } from '../decision.ts';
import type { BrandSites as Brand } from '../site/brand.ts';
import type { Site } from '../site/site.ts';
import { globalSite } from '../site/site-of.ts';
import { countryOf } from './country.ts';
import { siteByKyc } from './member-home.ts';
import type { SiteJump, SiteJumpQuestion } from './site-jump.ts';

type Read = SiteJumpQuestion & { readonly home: Site };

const stay: SiteJump = { kind: 'stay' };

const words: readonly Rule<Read, SiteJump>[] = [
  { rule: 'REGION-08', check: 'except for login-only', answer: ({ loginOnly }) => (loginOnly ? stay : undefined) },
  { rule: 'REGION-08', check: 'except for HK users', answer: ({ home }) => (home.walled ? stay : undefined) },
  {
    rule: 'REGION-08',
    check: 'the KYC country decides the site (HKG, global or NLD; default global), and this is it',
    answer: ({ home, site }) => (home.id === site.id ? stay : undefined),
  },
  {
    rule: 'REGION-08',
    check: 'it differs from the current site, so the wall is required; forced for NLD',
    answer: ({ home }) => ({ kind: 'wall', to: home, forced: home.kyc?.forced === true }),
  },
];

/**
 * REGION-08 as the specification words it, without decision 12: every country that no site names, and no country at all,
 * belongs to the global site. The product obeys `siteJump`; the explorer shows where the two differ.
 */
export function siteJumpByWords(brand: Brand, question: SiteJumpQuestion): Decision<SiteJump> {
  const global = globalSite(brand);
  const home = siteByKyc(brand, global.environment, countryOf(question.kycCountry)) ?? global;
  const { value, trace } = decide(words, { ...question, home });
  const detail = value.kind === 'wall' ? `${value.to.id}${value.forced ? ', forced' : ''}` : value.kind;
  return { value, trace: trace.map((step) => (step.outcome === 'won' ? { ...step, detail } : step)) };
}
