import { type Decision, decide, type Rule } from '../decision.ts';
import type { Site } from '../site/site.ts';

type Policies = Pick<Site, 'cookiePolicy'>;

const table: readonly Rule<Policies, string>[] = [
  {
    rule: 'SHELL-06',
    check: 'the site names a cookie policy of its own',
    answer: ({ cookiePolicy }) => cookiePolicy,
  },
  { rule: 'SHELL-06', check: 'every other site', answer: () => '/terms-service/cookiePolicy' },
];

/** SHELL-06: where a site's cookie policy is, after the language segment. */
export function cookiePolicyPath(site: Policies): Decision<string> {
  return decide(table, site);
}

/** SHELL-06: where every site's privacy policy is, after the language segment. */
export const PRIVACY_PATH = '/terms-service/privacyPolicy';
