import { acceptsAll, CONSENT_KEY, type ConsentRecord, consentTo, readConsent } from '@gatehouse/rules/consent/consent';
import { COOKIE_NOTICE_ACCEPTED, COOKIE_NOTICE_COOKIE } from '@gatehouse/rules/consent/cookie-notice';
import type { ConsentPurpose } from '@gatehouse/rules/site/brand';
import { readCookie, writeCookie } from '../storage/cookie.ts';
import { readLocal, writeLocal } from '../storage/storage.ts';

const CHANGED = 'consentchange';

/** The consent stored in this browser; undefined where there is no valid answer, and on the server. */
export function getConsent(): ConsentRecord | undefined {
  return readConsent(readLocal(CONSENT_KEY), Date.now()).value;
}

/** Stores an answer; purposes that are not granted are refused. Notifies subscribers, also in other open tabs. */
export function giveConsent(granted: readonly ConsentPurpose[]): void {
  keep(consentTo(granted, new Date().toISOString()));
}

/** Completes an answer that the early script has stored in its short form, and notifies subscribers. */
export function settleConsent(): void {
  const record = getConsent();
  if (record && readLocal(CONSENT_KEY) !== JSON.stringify(record)) keep(record);
}

/**
 * Subscribes to changes of the answer: here, in other tabs, and while the page was in the back/forward cache.
 * @returns a function that unsubscribes
 */
export function onConsent(
  listener: (now: ConsentRecord | undefined, before: ConsentRecord | undefined) => void,
): () => void {
  let heard = getConsent();
  const hear = () => {
    const before = heard;
    heard = getConsent();
    if (JSON.stringify(heard) !== JSON.stringify(before)) listener(heard, before);
  };
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key === CONSENT_KEY || key === null) hear();
  };
  addEventListener(CHANGED, hear);
  addEventListener('storage', fromOtherTab);
  addEventListener('pageshow', hear);
  return () => {
    removeEventListener(CHANGED, hear);
    removeEventListener('storage', fromOtherTab);
    removeEventListener('pageshow', hear);
  };
}

/**
 * SHELL-05: shows or hides the notice as the early script does, for a prerendered page and for a record that the early
 * script took for valid.
 */
export function updateNotice(): void {
  const { dataset } = document.documentElement;
  if (getConsent() || (!readLocal(CONSENT_KEY) && acceptedBefore())) delete dataset.cookieNotice;
  else dataset.cookieNotice = '';
}

/** The flag of an answer given before there were records. It hides the notice and grants nothing. */
function acceptedBefore(): boolean {
  return [readLocal(COOKIE_NOTICE_COOKIE), readCookie(COOKIE_NOTICE_COOKIE)].includes(COOKIE_NOTICE_ACCEPTED);
}

function keep(record: ConsentRecord): void {
  writeLocal(CONSENT_KEY, JSON.stringify(record));
  const accepted = acceptsAll(record);
  writeLocal(COOKIE_NOTICE_COOKIE, accepted ? COOKIE_NOTICE_ACCEPTED : null);
  if (!accepted && readCookie(COOKIE_NOTICE_COOKIE) !== undefined) writeCookie(COOKIE_NOTICE_COOKIE, '', 0);
  dispatchEvent(new Event(CHANGED));
}
