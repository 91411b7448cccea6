import { type Decision, decide, type Rule, type Step } from '../decision.ts';
import type { RegistrationLayout, Site } from '../site/site.ts';
import { pagePath } from './page-address.ts';

/** Which parts of the frame a page shows. */
export type PageLayout = {
  readonly header: boolean;
  readonly copyrightFooter: boolean;
  readonly cookieNotice: boolean;
};

type LayoutRow = PageLayout & { readonly pages: string; readonly rule: string; readonly paths: readonly string[] };

const oauth = ['/oauth', '/oauth-login', '/oauth-register', '/oauth-authorized', '/oauth-log-out', '/tr-authorized'];
const doors = ['/login', '/tr-login', '/register', '/tr-register', '/telegram-register-login'];

/** SHELL-03 to SHELL-05: the first row that has the path wins; the last has every path. */
export const layoutTable: readonly LayoutRow[] = [
  row('OAuth', 'SHELL-03 SHELL-04 SHELL-05', oauth, [false, true, false]),
  row('login and register', 'SHELL-04', doors, [true, true, true]),
  row('sign-up', 'SHELL-03 SHELL-04', ['/sign-up', '/channel-register'], [false, true, true]),
  row('benefits', 'SHELL-03 SHELL-05', ['/exclusive-benefits'], [false, false, false]),
  row('emailed link', 'SHELL-03', ['/email-code-verify'], [false, false, true]),
  row('every other page', 'SHELL-02', [], [true, false, true]),
];

/**
 * SHELL-02 to SHELL-05: which parts of the frame a page shows.
 * @param path with or without a language segment, without query
 * @param context.inApp the page is inside the exchange's own app or a mini-app, which bring a header of their own
 */
export function layoutFor(
  site: Pick<Site, 'copyrightFooter'>,
  path: string,
  context: { readonly inApp?: boolean } = {},
): Decision<PageLayout> {
  const bare = pagePath(path);
  const trace: Step[] = [];
  const won = layoutTable.find(({ pages, rule, paths }) => {
    const hit = paths.length === 0 || paths.includes(bare);
    trace.push({ rule, check: `${pages} pages`, outcome: hit ? 'won' : 'passed over' });
    return hit;
  }) as LayoutRow;
  let { header, copyrightFooter, cookieNotice } = won;
  if (header && context.inApp) {
    header = false;
    trace.push({ rule: 'SHELL-03', check: 'inside an app', outcome: 'noted', detail: 'no header' });
  }
  if (copyrightFooter && !site.copyrightFooter) {
    copyrightFooter = false;
    trace.push({ rule: 'SHELL-04', check: 'the site shows no copyright footer', outcome: 'noted' });
  }
  return { value: { header, copyrightFooter, cookieNotice }, trace };
}

const layoutsByParameter: Readonly<Record<string, RegistrationLayout>> = { 0: 'old', 1: 'new-brand', 2: 'new-ui' };

/** SHELL-09: the layout that the `ui` parameter names: 0 is the old one. */
export function layoutByParameter(uiParam: string | null | undefined): RegistrationLayout | undefined {
  return /^[012]$/.test(uiParam ?? '') ? layoutsByParameter[uiParam as string] : undefined;
}

/** AFF-04: the layout that an inviter's landing template names, by its name or, as `ui` does, by its number. */
export function layoutByTemplate(tpl: unknown): RegistrationLayout | undefined {
  if (typeof tpl !== 'string') return undefined;
  return layoutByParameter(tpl) ?? Object.values(layoutsByParameter).find((layout) => layout === tpl);
}

type LayoutQuestion = {
  readonly site: { readonly registration: Pick<Site['registration'], 'layout'> };
  readonly uiParam: string | null | undefined;
  /** AFF-04: what the inviter's landing template names. */
  readonly template?: RegistrationLayout | undefined;
  /** What the experiment's arm of this device shows. */
  readonly arm?: RegistrationLayout | undefined;
  /** LOGIN-12: what the operator says. */
  readonly steered?: RegistrationLayout | undefined;
};

const registrationTable: readonly Rule<LayoutQuestion, RegistrationLayout>[] = [
  { rule: 'SHELL-09', check: 'the ui parameter chooses', answer: ({ uiParam }) => layoutByParameter(uiParam) },
  { rule: 'AFF-04', check: "the inviter's landing template chooses", answer: ({ template }) => template },
  { rule: 'SHELL-09', check: "the experiment's arm of this device", answer: ({ arm }) => arm },
  { rule: 'LOGIN-12', check: 'the operator steers it', answer: ({ steered }) => steered },
  { rule: 'SHELL-09', check: "the site's own layout", answer: ({ site }) => site.registration.layout },
];

/** SHELL-09: one of the three layouts. A parameter that names none of them leaves it to the others. */
export function registrationLayoutFor(
  site: LayoutQuestion['site'],
  uiParam: LayoutQuestion['uiParam'],
  more: Pick<LayoutQuestion, 'template' | 'arm' | 'steered'> = {},
): Decision<RegistrationLayout> {
  return decide(registrationTable, { site, uiParam, ...more });
}

function row(
  pages: string,
  rule: string,
  paths: readonly string[],
  shows: readonly [boolean, boolean, boolean],
): LayoutRow {
  return { pages, rule, paths, header: shows[0], copyrightFooter: shows[1], cookieNotice: shows[2] };
}
