import { type Decision, decide, type Rule } from '../decision.ts';
import { withLanguage } from '../language/path-language.ts';
import { pagePath } from '../page/page-address.ts';
import type { SignUpAccess } from '../region/region.ts';
import type { LocaleCode } from '../site/locale.ts';
import type { Site } from '../site/site.ts';

/** ROUTE-02: where an affiliate's visitors register. */
export const SIGN_UP_PATH = '/sign-up';

export type LandingQuestion = {
  readonly site: Pick<Site, 'paths'>;
  readonly language: LocaleCode;
  /** Of the page, with or without its language segment. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly loggedIn: boolean;
  readonly access: SignUpAccess;
};

const { URLSearchParams: QueryOf } = globalThis as unknown as {
  URLSearchParams: new (text: string) => { getAll(name: string): readonly string[] };
};

const REGISTER_PATHS: readonly string[] = ['/register', '/tr-register'];

const table: readonly Rule<LandingQuestion, string | null>[] = [
  {
    rule: 'ROUTE-03',
    check: 'the page is no register page',
    answer: ({ site, path }) => ([...REGISTER_PATHS, site.paths.register].includes(pagePath(path)) ? undefined : null),
  },
  {
    rule: 'ROUTE-03',
    check: 'the query has no affiliate_id',
    answer: ({ search }) =>
      search !== '' && new QueryOf(search).getAll('affiliate_id').some((id) => id !== '') ? undefined : null,
  },
  {
    rule: 'REDIR-01',
    check: 'a user is logged in: the redirect rules decide',
    answer: ({ loggedIn }) => (loggedIn ? null : undefined),
  },
  {
    rule: 'REGION-03',
    check: 'sign-up is closed here: there is nothing to be sent to',
    answer: ({ access }) => (access === 'open' ? undefined : null),
  },
  {
    rule: 'ROUTE-03',
    check: 'a register page with an affiliate_id',
    answer: ({ language, search }) => withLanguage(language, SIGN_UP_PATH) + search,
  },
];

/** ROUTE-03: the redirect of a register page, with its query; null: no redirect. */
export function landingRedirect(question: LandingQuestion): Decision<string | null> {
  const { value, trace } = decide(table, question);
  // A query may hold personal data; no trace repeats it.
  return {
    value,
    trace: trace.map((step) => (step.outcome === 'won' && value ? { ...step, detail: SIGN_UP_PATH } : step)),
  };
}
