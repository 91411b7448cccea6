import { type Decision, decide, type Rule, type Step } from '../decision.ts';
import { OAUTH_CONSENT_PATH } from '../oauth/oauth-paths.ts';
import { PERSONAL_PAGE_PATH } from '../page/page-paths.ts';
import { MINI_APP_TASKS_PATH } from '../telegram/telegram-paths.ts';
import { type SafeTarget, safeTarget } from './safe-target.ts';

/** Input of the redirect rules. */
export type DestinationInput = {
  /** The site's own origin, from the brand, never from a header. */
  readonly origin: string;
  /** Origins beside it that a redirect may lead to (REDIR-02). */
  readonly allowedOrigins: readonly string[];
  /** The path's language segment, for instance `en-EU`. */
  readonly locale: string;
  /** From the query, decoded once. */
  readonly redirectUrl?: string | null | undefined;
  readonly referrer?: string | null | undefined;
  /** The query, with its question mark, of a page where an application's request is under way. */
  readonly oauthSearch?: string | undefined;
  /** `visit`: a logged-in user opened a page for visitors. */
  readonly event: 'login' | 'registration' | 'visit';
  readonly hostKind: 'site' | 'china' | 'explore';
  /** PLAT-02: in the mini-app. */
  readonly miniApp?: boolean | undefined;
  readonly mobile: boolean;
  readonly downloadsAllowed: boolean;
  readonly destinations: { readonly dashboard: boolean; readonly home: boolean; readonly newUser?: string | undefined };
};

type Weighed = DestinationInput & { readonly asked?: SafeTarget | undefined; readonly from?: SafeTarget | undefined };

/** The order of REDIR-01. Where the specification lists overrides without an order, the order of this table is ours. */
const table: readonly Rule<Weighed, string>[] = [
  {
    rule: 'REDIR-11',
    check: 'an application waits',
    answer: (input) => input.oauthSearch && home(input) + OAUTH_CONSENT_PATH + input.oauthSearch,
  },
  {
    rule: 'REDIR-01',
    check: 'redirect_url is allowed',
    answer: ({ asked }) => (asked?.kind === 'go' ? asked.href : undefined),
  },
  {
    rule: 'REDIR-03',
    check: 'redirect_url is a script, or broken',
    answer: ({ asked }) => (asked?.kind === 'root' ? '/' : undefined),
  },
  {
    rule: 'REDIR-10',
    check: 'in the mini-app',
    answer: (input) => (input.miniApp ? home(input) + MINI_APP_TASKS_PATH : undefined),
  },
  {
    rule: 'REDIR-01',
    check: 'the referrer is allowed',
    answer: ({ from }) => (from?.kind === 'go' ? from.href : undefined),
  },
  { rule: 'REDIR-09', check: 'China host', answer: (input) => (input.hostKind === 'china' ? home(input) : undefined) },
  {
    rule: 'REDIR-07',
    check: 'explore host',
    answer: (input) => (input.hostKind === 'explore' ? home(input) : undefined),
  },
  {
    rule: 'REDIR-07',
    check: 'the site leads to its home',
    answer: (input) => (input.destinations.home ? home(input) : undefined),
  },
  {
    rule: 'REDIR-05',
    check: 'mobile device, downloads allowed',
    answer: (input) => (input.mobile && input.downloadsAllowed ? `${home(input)}/download` : undefined),
  },
  { rule: 'REDIR-05', check: 'mobile device', answer: (input) => (input.mobile ? home(input) : undefined) },
  {
    rule: 'REDIR-06',
    check: 'new user, own page',
    answer: (input) =>
      input.event === 'registration' && input.destinations.newUser
        ? home(input) + input.destinations.newUser
        : undefined,
  },
  {
    rule: 'REDIR-01',
    check: 'the site has a dashboard',
    answer: (input) =>
      input.destinations.dashboard
        ? `${home(input)}/dashboard${input.event === 'registration' ? '?newUser=true' : ''}`
        : undefined,
  },
  { rule: 'REDIR-08', check: 'otherwise', answer: (input) => home(input) + PERSONAL_PAGE_PATH },
];

/**
 * REDIR-01 to REDIR-11: where a user goes after login or registration, or when already logged in.
 * The value is a path with one leading slash, or an absolute URL on an allowed origin. The trace holds no query.
 */
export function destinationAfterLogin(input: DestinationInput): Decision<string> {
  const asked = weigh(input.redirectUrl, input);
  const from = weigh(input.referrer, input);
  const { value, trace } = decide(table, { ...input, asked: asked?.value, from: from?.value });
  const seen = [...noted('redirect_url', asked), ...noted('referrer', from)];
  return { value, trace: [...seen, ...trace.map(withoutQuery)] };
}

function home({ locale }: DestinationInput): string {
  return `/${locale}`;
}

function weigh(
  raw: string | null | undefined,
  { origin, allowedOrigins }: DestinationInput,
): Decision<SafeTarget> | undefined {
  return raw?.trim() ? safeTarget({ raw, origin, allowedOrigins }) : undefined;
}

function noted(name: string, decision: Decision<SafeTarget> | undefined): Step[] {
  return (decision?.trace ?? []).map((step) => ({ ...step, check: `${name}: ${step.check}`, outcome: 'noted' }));
}

function withoutQuery(step: Step): Step {
  return step.detail === undefined ? step : { ...step, detail: step.detail.replace(/[?#].*$/s, '') };
}
