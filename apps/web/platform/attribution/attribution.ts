import {
  covers,
  invitationOf,
  mergeTouches,
  paidTouch,
  readTouches,
  type Touch,
  type Touches,
  touchesIn,
  touchOf,
} from '@gatehouse/rules/attribution/attribution';
import { type AttributionName, attributionName, isProof } from '@gatehouse/rules/attribution/attribution-names';
import { attributionIn } from '@gatehouse/rules/attribution/attribution-values';
import { type Channel, channelOf } from '@gatehouse/rules/attribution/channel';
import { mayUse } from '@gatehouse/rules/consent/consent';
import { pagePath } from '@gatehouse/rules/page/page-address';
import { referralBefore, referralIn } from '@gatehouse/rules/region/jump-query';
import { getConsent } from '../consent/consent.ts';
import { readLocal, writeLocal } from '../storage/storage.ts';
import { forgetPayee } from './payee.ts';

/**
 * AFF-07: session storage, the invitations followed in this tab. The sign-up form needs them, so they count as
 * necessary.
 */
export const INVITATION_KEY = 'invitation';
/** AFF-07: local storage, invitations and campaigns of the last days; needs consent for marketing. */
export const ATTRIBUTION_KEY = 'attribution';

/** AFF-05: the inviter of the shared invitation in this page's address, once the API has named them. */
let sharedHere: Channel | undefined;

/** AFF-05: counts a visit of this page as one by the shared invitation of this inviter. */
export function noteShared(inviter: Channel): void {
  sharedHere = inviter;
}

/** Id of this page's site; set by `noteTouches`. A form sent before that goes without. */
let siteHere = '';

/** Stores who sent the visitor, as the address of this page says; does nothing where the browser has no storage. */
export function noteTouches(siteId: string, now: number): void {
  siteHere = siteId;
  const arrived = readArrival(now);
  const tab = mergeTouches([...keptInTab(now), ...list(arrived)].map(invitationOf).filter(isTouch), now);
  writeLocal(INVITATION_KEY, textOf(tab), 'sessionStorage');
  if (maysKeep()) writeLocal(ATTRIBUTION_KEY, textOf(getTouches(now)));
}

/** Removes the stored touches after a login: each is credited once. */
export function forgetTouches(): void {
  forgetPayee();
  writeLocal(INVITATION_KEY, null, 'sessionStorage');
  writeLocal(ATTRIBUTION_KEY, null);
}

/** AFF-07: who sent the visitor, by the address of this page and by the stored touches. */
export function getTouches(now: number): Touches | undefined {
  const arrived = readArrival(now);
  const days = keptForDays(now);
  // The tab stores the invitation alone; the address or the local storage has its campaign.
  const fuller = [...list(arrived), ...days.toReversed()];
  const tab = keptInTab(now).map((touch) => ({
    ...touch,
    values: (fuller.find((one) => covers(one, touch)) ?? touch).values,
  }));
  return mergeTouches([...days, ...tab, ...list(arrived)], now);
}

/**
 * AFF-07: the query of this page for a link to another site, with who sent the visitor, including what only the
 * previous page or the storage says: the other site can read neither.
 */
export function searchToCarry(now: number): string {
  const query = new URLSearchParams(location.search);
  const add = (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) if (!query.has(name)) query.set(name, value);
  };
  const touches = getTouches(now);
  if (touches) {
    if (Object.keys(attributionIn(location.search).value).length === 0) add(touches.last.values);
    const isNamed = channelOf(attributionIn(`${query}`).value).value.userCode !== '';
    if (!isNamed) add(invitationOf(paidTouch(touches))?.values ?? {});
  }
  return `${query}` && `?${query}`;
}

/**
 * AFF-07: the attribution that a link of this page to another page of the site carries on. Proofs are added only for
 * pages that open accounts or log in.
 */
export function referralToCarry(toDoor: boolean): readonly (readonly [name: string, value: string])[] {
  const search = arrivalSearch();
  const sound = attributionIn(search).value;
  const values = Object.entries(referralBefore(search)).filter(([name]) => {
    const kept = attributionName(name);
    return kept !== undefined && kept in sound;
  });
  const proofsHere = Object.entries(referralIn(location.search)).filter(([name]) => isProof(name));
  return toDoor ? [...values, ...proofsHere] : values;
}

function readArrival(at: number): Touch | undefined {
  const search = sharedHere ? location.search : arrivalSearch();
  return touchOf({ search, shared: sharedHere, site: siteHere, path: pagePath(location.pathname), at }).value;
}

/**
 * The query that says who sent the visitor: of this page, of the private page that redirected to the login, or of the
 * previous page, whose link may have been pressed before its script had loaded.
 */
function arrivalSearch(): string {
  const { search, origin } = location;
  const target = new URLSearchParams(search).get('redirect_url') ?? '';
  const before = document.referrer.startsWith(`${origin}/`) ? document.referrer : '';
  const searches = [search, ...[target.startsWith('/') ? target : '', before].map(searchOf)];
  const says = (one: string) => touchOf({ search: one, site: '', path: '', at: 0 }).value !== undefined;
  return searches.find(says) ?? search;
}

function searchOf(address: string): string {
  return /\?[^#]*/.exec(address)?.[0] ?? '';
}

function keptInTab(now: number): readonly Touch[] {
  return keptIn('sessionStorage', INVITATION_KEY, now);
}

function keptForDays(now: number): readonly Touch[] {
  return maysKeep() ? keptIn('localStorage', ATTRIBUTION_KEY, now) : [];
}

function keptIn(kind: 'sessionStorage' | 'localStorage', key: string, now: number): readonly Touch[] {
  try {
    return touchesIn(readTouches(JSON.parse(readLocal(key, kind) ?? 'null'), now));
  } catch {
    return [];
  }
}

function maysKeep(): boolean {
  return mayUse(getConsent(), 'marketing').value;
}

function textOf(touches: Touches | undefined): string | null {
  return touches ? JSON.stringify(touches) : null;
}

function list(touch: Touch | undefined): readonly Touch[] {
  return touch ? [touch] : [];
}

function isTouch(touch: Touch | undefined): touch is Touch {
  return touch !== undefined;
}

/** The campaign fields of the paid touch (LOGIN-04: utm channel info). */
export function campaignOf({ values }: Touch): Touch['values'] {
  const who: readonly AttributionName[] = ['affiliate_id', 'brokerId', 'ref', 'medium', 'regist_channel'];
  return Object.fromEntries(Object.entries(values).filter(([name]) => !who.includes(name as AttributionName)));
}
