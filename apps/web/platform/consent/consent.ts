import { acceptsAll, CONSENT_KEY, type ConsentRecord, consentTo, readConsent } from '@gatehouse/rules/consent/consent';
import { COOKIE_NOTICE_ACCEPTED, COOKIE_NOTICE_COOKIE } from '@gatehouse/rules/consent/cookie-notice';
import type { ConsentPurpose } from '@gatehouse/rules/site/brand';
import { readCookie, writeCookie } from '../storage/cookie.ts';
import { readLocal, writeLocal } from '../storage/storage.ts';

const CHANGED = 'consentchange';

/** SHELL-05: what was answered in this browser; undefined where there is no answer that counts, and on the server. */
export function getConsent(): ConsentRecord | undefined {
  return readConsent(readLocal(CONSENT_KEY), Date.now()).value;
}

/** Keeps an answer: what is not granted is refused. Whoever listens hears it, in the other open tabs too. */
export function giveConsent(granted: readonly ConsentPurpose[]): void {
  keep(consentTo(granted, new Date().toISOString()));
}

/** Gives an answer that the early script has kept in short its full form, and tells whoever listens. */
export function settleConsent(): void {
  const record = getConsent();
  if (record && readLocal(CONSENT_KEY) !== JSON.stringify(record)) keep(record);
}

/**
 * Hears each change of the answer: here, in another tab, and while the page was asleep in the back/forward cache.
 * @returns a function that stops hearing
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
 * SHELL-05: shows or hides the notice as the early script does, for a page that was made ready before the answer, and
 * for a record that only a closer look finds wrong.
 */
export function updateNotice(): void {
  const { dataset } = document.documentElement;
  if (getConsent() || (!readLocal(CONSENT_KEY) && acceptedBefore())) delete dataset.cookieNotice;
  else dataset.cookieNotice = '';
}

/** The flag of an answer that was given before there were records. It hides the notice, and consents to nothing. */
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
