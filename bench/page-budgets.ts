import type { Visit } from './page-visit.ts';

/** The most that a page's first visit may fetch, counted as a browser counts it: requests of any kind, and bytes of JavaScript packed with brotli, those in the document included. */
export type PageBudget = {
  /** A site of the default brand; absent: the global one. */
  readonly site?: string;
  readonly path: string;
  /** For a logged-in user. */
  readonly asUser?: true;
  /** Launched by Telegram for a person who has no account here: until the first question. */
  readonly inTelegram?: true;
  readonly requests: number;
  readonly js: number;
  /** The form's first field, and the most that may be fetched before it is live. */
  readonly form?: { readonly field: string; readonly requests: number; readonly js: number };
};

const ACCOUNT = 'input[name=account]';
const EMAIL = 'input[name=email]';

/** On a phone's screen (412 × 823). */
export const pageBudgets: readonly PageBudget[] = [
  { path: '/en/login', requests: 12, js: 95_000, form: { field: ACCOUNT, requests: 8, js: 80_000 } },
  { site: 'ae', path: '/ar-ARE/login', requests: 12, js: 95_000, form: { field: ACCOUNT, requests: 8, js: 80_000 } },
  { site: 'ge', path: '/ka-GEO/login', requests: 12, js: 95_000, form: { field: ACCOUNT, requests: 8, js: 80_000 } },
  { site: 'tr', path: '/tr-TUR/tr-login', requests: 12, js: 95_000, form: { field: ACCOUNT, requests: 8, js: 80_000 } },
  { path: '/en/register', requests: 14, js: 105_000, form: { field: EMAIL, requests: 8, js: 80_000 } },
  {
    site: 'tr',
    path: '/tr-TUR/tr-register',
    requests: 14,
    js: 105_000,
    form: { field: EMAIL, requests: 8, js: 80_000 },
  },
  {
    path: '/en/sign-up?affiliate_id=10001',
    ...{ requests: 14, js: 105_000, form: { field: EMAIL, requests: 8, js: 80_000 } },
  },
  { path: '/en/app/user/retrieve', requests: 14, js: 99_500, form: { field: ACCOUNT, requests: 9, js: 78_500 } },
  {
    path: '/en/app/user/security-item-find',
    ...{ requests: 14, js: 100_000, form: { field: ACCOUNT, requests: 8, js: 78_500 } },
  },
  { path: '/en/terms-service/privacyPolicy', requests: 9, js: 96_500 },
  { path: '/en/terms-service/cookiePolicy', requests: 10, js: 97_500 },
  { path: '/en', requests: 8, js: 96_500 },
  // Users' pages have the headings' font, which a first visit does not fetch.
  { path: '/en/dashboard', asUser: true, requests: 12, js: 100_000 },
  { path: '/en/app/user/account-info', asUser: true, requests: 30, js: 131_000 },
  {
    path: '/en/telegram-register-login',
    ...{ requests: 8, js: 95_000, form: { field: '[data-part=telegram-outside]', requests: 8, js: 80_000 } },
  },
  // With the launch's login and its risk check.
  {
    path: '/en/telegram-register-login',
    inTelegram: true,
    ...{ requests: 12, js: 95_000 },
  },
  { path: '/en/qr-login', asUser: true, requests: 15, js: 129_000 },
];

/** What a visit breaks of its budget, as sentences. Empty is right. */
export function budgetBrokenBy(
  { path, requests, js, form }: PageBudget,
  { fetched, liveMs, inDocument }: Visit,
): string[] {
  const weigh = (list: Visit['fetched']) =>
    list.reduce((sum, { kind, bytes }) => sum + (kind === 'js' ? bytes : 0), inDocument);
  const broken: string[] = [];
  const most = (what: string, found: number, limit: number) => {
    if (found > limit) broken.push(`${path}: ${found} ${what}, at most ${limit}`);
  };
  most('requests', fetched.length, requests);
  most('bytes of JavaScript', weigh(fetched), js);
  if (weigh(fetched) === 0) broken.push(`${path}: no JavaScript was found`);
  if (!form) return broken;
  if (liveMs === undefined) return [...broken, `${path}: ${form.field} was never live`];
  const before = fetched.filter(({ endMs }) => endMs < liveMs);
  most('requests before the form is live', before.length, form.requests);
  most('bytes of JavaScript before the form is live', weigh(before), form.js);
  return broken;
}
