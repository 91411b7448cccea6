import type { Decision, Step } from '../decision.ts';
import { type ComplianceIndex, type ComplianceQuestion, winningItem } from './compliance.ts';
import {
  AFFILIATE_LANDING,
  APP_DOWNLOAD,
  HIDE,
  HIDE_REDEEM_SITE,
  MOBILE_REGISTRATION,
  OAUTH_CONSENT,
  PASSKEY_LOGIN,
  QR_LOGIN,
  REDEEM_AMOUNT,
  SHOW,
  TELEGRAM_LOGIN,
  THIRD_PARTY_LOGIN,
  ZH_HOSTNAME_LIST,
} from './compliance-element-names.ts';

/** COMP-08: something that compliance can show or hide. */
export type ComplianceElement = {
  readonly id: string;
  /** Hidden unless an item shows it, and while the config is not known. */
  readonly gated: boolean;
  /** COMP-06: hidden while the country is not known as well. */
  readonly needsCountry: boolean;
  /** Description for operators, one sentence. */
  readonly means: string;
  readonly rule: string;
};

/** The action for an element, `show` or `hide`, with the item's extra values. */
export type ResolvedElement = { readonly action: string; readonly ext?: string | undefined };

type Row = readonly [id: string, gated: 'gated' | 'gated by site' | 'open', rule: string, means: string];

// Open: pages and links that inform. Gated: an offer, a reward, or a way in that a regulator may have to agree to first. Gated by
// site: the same for users, whom the site has let in already; where they are at the moment may stay unknown.
const rows: readonly Row[] = [
  [REDEEM_AMOUNT, 'gated', 'COMP-08 SIGNUP-09', 'The example of a welcome bonus; ext is its amount in US dollars.'],
  [HIDE_REDEEM_SITE, 'open', 'COMP-08', 'Hidden, it takes the welcome bonus away whatever redeemAmount says.'],
  [ZH_HOSTNAME_LIST, 'open', 'COMP-08 REDIR-09', 'Hosts that count as China hosts; ext lists them with commas.'],
  [
    APP_DOWNLOAD,
    'open',
    'COMP-08 REDIR-05',
    'The link to the app, and the download page as a place to go after login.',
  ],
  ['blogLink', 'open', 'COMP-08 SITE-03', 'The link to the blog in the footer.'],
  ['learnLink', 'open', 'COMP-08 SITE-03', 'The link to the learning pages in the footer.'],
  ['announcementsLink', 'open', 'COMP-08 SITE-03', 'The link to the announcements in the footer.'],
  [QR_LOGIN, 'open', 'COMP-08 LOGIN-05', 'Logging in by scanning a code with the app.'],
  [PASSKEY_LOGIN, 'open', 'COMP-08 LOGIN-02', 'Logging in with a passkey.'],
  [THIRD_PARTY_LOGIN, 'gated', 'COMP-08 LOGIN-06', 'Logging in or registering with an account of another company.'],
  [
    TELEGRAM_LOGIN,
    'gated by site',
    'COMP-08 TG-01 ROUTE-09',
    'Logging in, registering and linking an account through Telegram; whether accounts are opened is decided apart.',
  ],
  [MOBILE_REGISTRATION, 'open', 'COMP-08 SIGNUP-01', 'Registering with a mobile number.'],
  [AFFILIATE_LANDING, 'open', 'COMP-08 AFF-06', 'The card of an affiliate or referrer on sign-up pages.'],
  [
    OAUTH_CONSENT,
    'gated by site',
    'COMP-08 OAUTH-03',
    'Letting another application act for an account. Hidden, the consent page says so, and no call allows anything.',
  ],
];

export const complianceElements: readonly ComplianceElement[] = rows.map(([id, gated, rule, means]) => ({
  ...{ id, rule, means },
  gated: gated !== 'open',
  needsCountry: gated === 'gated',
}));

const byId = new Map(complianceElements.map((element) => [element.id, element]));

/**
 * COMP-06, COMP-08, COMP-09: whether an element shows here. Without an index, because the config is missing or broken,
 * and without a country where they need one, gated elements are hidden; so are elements that the table does not list.
 */
export function resolveElement(
  index: ComplianceIndex | undefined,
  elementId: string,
  question: ComplianceQuestion,
): Decision<ResolvedElement> {
  const element = byId.get(elementId);
  const gated = element?.gated ?? true;
  if (!index) return withoutItem('COMP-01', 'the config is missing or broken', gated);
  if ((element?.needsCountry ?? true) && question.country === undefined)
    return withoutItem('COMP-06', 'the regulation country is not known', gated);
  const won = winningItem(index, elementId, question);
  const { value: item } = won;
  if (!item) {
    const otherwise = withoutItem(element?.rule ?? 'COMP-08', 'no item of the config applies', gated);
    return withTraceBefore(won, otherwise);
  }
  const value = item.ext === undefined ? { action: item.action } : { action: item.action, ext: item.ext };
  return {
    value,
    get trace() {
      return won.trace;
    },
  };
}

function withoutItem(rule: string, reason: string, gated: boolean): Decision<ResolvedElement> {
  const action = gated ? HIDE : SHOW;
  const check = `${reason}: the element is ${gated ? 'hidden until an item shows it' : 'shown until an item hides it'}`;
  const step: Step = { rule, check, outcome: 'won', detail: action };
  return { value: { action }, trace: [step] };
}

function withTraceBefore(first: Decision<unknown>, last: Decision<ResolvedElement>): Decision<ResolvedElement> {
  return {
    value: last.value,
    get trace() {
      return [...first.trace, ...last.trace];
    },
  };
}

/** Whether an element shows. Without an item it is hidden. */
export function isShown(resolved: ResolvedElement | undefined): boolean {
  return resolved?.action === SHOW;
}

const MOST_DOLLARS = 1_000_000;

/** SIGNUP-09: US dollars as `ext` writes them, for instance `30`; undefined for everything else. */
export function amountOf(ext: string | undefined): number | undefined {
  if (ext === undefined || !/^\d{1,7}(?:\.\d{1,2})?$/.test(ext)) return undefined;
  const amount = Number(ext);
  return amount > 0 && amount <= MOST_DOLLARS ? amount : undefined;
}

/**
 * SIGNUP-09: the sample bonus in US dollars; undefined where none is shown. The config's amount comes before the site's.
 * @param siteAmount what the site's file says; 0 is none
 */
export function sampleBonus(
  elements: Readonly<Partial<Record<string, ResolvedElement>>>,
  siteAmount: number,
): number | undefined {
  const redeem = elements[REDEEM_AMOUNT];
  if (!isShown(redeem) || !isShown(elements[HIDE_REDEEM_SITE])) return undefined;
  const amount = redeem?.ext === undefined ? siteAmount : amountOf(redeem.ext);
  return amount === undefined || amount <= 0 ? undefined : amount;
}

/** REDIR-09: hosts as `ext` lists them. */
export function hostsOf(ext: string | undefined): readonly string[] {
  return (ext ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
}
