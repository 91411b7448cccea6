import { ATTRIBUTION_MS, touchesIn } from '@gatehouse/rules/attribution/attribution';
import { CONSENT_KEY, consentTo } from '@gatehouse/rules/consent/consent';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { removeLeftBehind } from '../consent/leftover-storage.ts';
import { consentedStoresOf } from '../storage/consented-storage.ts';
import { ownStores } from '../storage/own-storage.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import {
  ATTRIBUTION_KEY,
  forgetTouches,
  getTouches,
  INVITATION_KEY,
  noteTouches,
  referralToCarry,
  searchToCarry,
} from './attribution.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const DAY_MS = 86_400_000;
const ORIGIN = 'https://gate.example';
const keys = { token: 't', guid: 'g', device: 'd', language: 'l' };

afterEach(() => vi.unstubAllGlobals());

/** A page of a new tab. */
const open = (path: string, referrer = '') => fakeBrowser({ href: ORIGIN + path, referrer });

/** The next page of the same tab, in the same browser. */
function goOn(path: string, referrer = '') {
  const [tab, local] = [sessionStorage, localStorage];
  open(path, referrer);
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', local);
}

/** The same browser in a new tab. */
function openTab(path: string) {
  const local = localStorage;
  open(path);
  vi.stubGlobal('localStorage', local);
}

function answerConsent(...granted: Parameters<typeof consentTo>[0]) {
  localStorage.setItem(CONSENT_KEY, JSON.stringify(consentTo(granted, new Date(NOW - 1).toISOString())));
}

const lastHere = (now = NOW) => getTouches(now)?.last.values;
const stored = (storage: Storage, key: string) => JSON.parse(storage.getItem(key) ?? 'null');

describe('[AFF-07] within a visit', () => {
  test('[SHELL-05] without consent the tab keeps the invitation alone, and the browser nothing', () => {
    open('/en/?affiliate_id=7&utmsource=news&token=secret');
    noteTouches('GLOBAL', NOW);
    const kept = { at: NOW, site: 'GLOBAL', path: '/', values: { affiliate_id: '7' } };
    expect(stored(sessionStorage, INVITATION_KEY)).toEqual({ first: kept, last: kept });
    expect(localStorage.length).toBe(0);
    expect(lastHere()).toEqual({ affiliate_id: '7', utmsource: 'news' });
    goOn('/en/help');
    noteTouches('GLOBAL', NOW + 1000);
    expect(getTouches(NOW + 1000)?.last).toEqual(kept);
    openTab('/en/register');
    expect(getTouches(NOW + 2000)).toBeUndefined();
  });

  test('[SHELL-05] a campaign alone is read from the address, and kept nowhere', () => {
    open('/en/?utm_source=news');
    noteTouches('GLOBAL', NOW);
    expect(sessionStorage.length + localStorage.length).toBe(0);
    expect(lastHere()).toEqual({ utmsource: 'news' });
  });

  test('one arrival is one touch, though the tab keeps less of it than the address says', () => {
    open('/en/?ref=a&utmsource=news');
    noteTouches('GLOBAL', NOW);
    goOn('/de-EU/register?ref=a&utmsource=news');
    noteTouches('GLOBAL', NOW + 5000);
    const touches = getTouches(NOW + 6000);
    const values = { ref: 'a', utmsource: 'news' };
    expect(touches?.first).toEqual({ at: NOW, site: 'GLOBAL', path: '/', values });
    expect(touches?.last).toMatchObject({ path: '/', values });
    expect(touches?.inviter).toBeUndefined();
  });

  test('a quick person has pressed a link before it could carry the query: the page before is asked', () => {
    open('/en/register', `${ORIGIN}/en/?ref=a&token=secret`);
    expect(lastHere()).toEqual({ ref: 'a' });
    expect(referralToCarry(true)).toEqual([['ref', 'a']]);
    open('/en/register', 'https://other.example/?ref=evil');
    expect(lastHere()).toBeUndefined();
    open('/en/register', `${ORIGIN}.evil.example/?ref=evil`);
    expect(lastHere()).toBeUndefined();
  });

  test('somebody who came for a private page has its address in redirect_url', () => {
    open('/en/login?redirect_url=%2Fen%2Fdashboard%3Fref%3Da%26utmsource%3Dnews');
    expect(lastHere()).toEqual({ ref: 'a', utmsource: 'news' });
    open('/en/login?redirect_url=https%3A%2F%2Fevil.example%2F%3Fref%3Da');
    expect(lastHere()).toBeUndefined();
  });
});

describe('[AFF-07] [SHELL-05] through days', () => {
  test('with consent for marketing all is kept, for thirty days', () => {
    open('/en/?ref=a&utmsource=news');
    answerConsent('marketing');
    noteTouches('GLOBAL', NOW);
    openTab('/en/register');
    expect(lastHere(NOW + 29 * DAY_MS)).toEqual({ ref: 'a', utmsource: 'news' });
    expect(lastHere(NOW + ATTRIBUTION_MS)).toBeUndefined();
    noteTouches('GLOBAL', NOW + ATTRIBUTION_MS);
    expect(localStorage.getItem(ATTRIBUTION_KEY)).toBeNull();
  });

  test('consent for something else is none', () => {
    open('/en/?ref=a');
    answerConsent('analytics', 'functional');
    noteTouches('GLOBAL', NOW);
    expect(localStorage.getItem(ATTRIBUTION_KEY)).toBeNull();
  });

  test('consent that is given later in the visit counts for what the tab has kept', () => {
    open('/en/?ref=a');
    noteTouches('GLOBAL', NOW);
    goOn('/en/help');
    answerConsent('marketing');
    noteTouches('GLOBAL', NOW + 60_000);
    openTab('/en/register');
    expect(getTouches(NOW + DAY_MS)?.first).toMatchObject({ at: NOW, path: '/', values: { ref: 'a' } });
  });

  test('what is withdrawn is removed; the invitation of this visit stays in its tab', () => {
    open('/en/?ref=a&utmsource=news');
    answerConsent('marketing');
    noteTouches('GLOBAL', NOW);
    answerConsent();
    removeLeftBehind(consentedStoresOf(['marketing'], keys));
    noteTouches('GLOBAL', NOW);
    expect(localStorage.getItem(ATTRIBUTION_KEY)).toBeNull();
    goOn('/en/register');
    expect(lastHere()).toEqual({ ref: 'a' });
  });

  test('what another tab kept before the withdrawal is not read', () => {
    open('/en/register');
    answerConsent();
    localStorage.setItem(ATTRIBUTION_KEY, JSON.stringify({ first: touch('a'), last: touch('a') }));
    expect(getTouches(NOW)).toBeUndefined();
  });

  test('a direct visit between does not take the place of an invitation; a campaign does not take its pay', () => {
    open('/en/?affiliate_id=7');
    answerConsent('marketing');
    noteTouches('GLOBAL', NOW);
    openTab('/en/');
    noteTouches('GLOBAL', NOW + DAY_MS);
    openTab('/en/?utmsource=news');
    noteTouches('GLOBAL', NOW + 2 * DAY_MS);
    openTab('/en/register');
    const touches = getTouches(NOW + 3 * DAY_MS);
    expect(touches?.first.values).toEqual({ affiliate_id: '7' });
    expect(touches?.last.values).toEqual({ utmsource: 'news' });
    expect(touches?.inviter?.values).toEqual({ affiliate_id: '7' });
  });

  test('it ends with the login', () => {
    open('/en/?ref=a');
    answerConsent('marketing');
    noteTouches('GLOBAL', NOW);
    forgetTouches();
    goOn('/en/dashboard');
    expect(getTouches(NOW)).toBeUndefined();
  });

  test('[SHELL-06] the cookie policy says so', () => {
    expect(ownStores.find(({ id }) => id === 'attribution')).toMatchObject({
      ...{ purpose: 'marketing', where: ['local'], kept: ATTRIBUTION_MS },
    });
    expect(ownStores.find(({ id }) => id === 'invitation')).toMatchObject({ purpose: 'necessary', where: ['tab'] });
    expect(consentedStoresOf(['marketing'], keys)).toEqual([ATTRIBUTION_KEY]);
    expect(ownStores.map(({ name }) => name(keys))).toContain(INVITATION_KEY);
  });
});

describe('[AFF-07] ways on', () => {
  test('links carry what the address says; proofs to doors only', () => {
    open('/en/?Ref=a&utm_source=n&token=t&uuid=u&affiliate_id=x&source=commit_login&redirect_url=%2Fen&ref=b');
    const values = [
      ['Ref', 'a'],
      ['utm_source', 'n'],
      ['uuid', 'u'],
      ['ref', 'b'],
    ];
    expect(referralToCarry(false)).toEqual(values);
    expect(referralToCarry(true)).toEqual([...values, ['token', 't']]);
  });

  test('another site can read nothing that is kept here: the address tells it', () => {
    open('/en/?affiliate_id=7&group_id=2&utmsource=news');
    answerConsent('marketing');
    noteTouches('GLOBAL', NOW);
    goOn('/en/help?redirect_url=%2Fen');
    const carried = (now = NOW) => Object.fromEntries(new URLSearchParams(searchToCarry(now)));
    const values = { affiliate_id: '7', group_id: '2', utmsource: 'news' };
    expect(carried()).toEqual({ redirect_url: '/en', ...values });
    // A later campaign is what counts there, and the inviter with it.
    goOn('/en/help?utmsource=spring');
    expect(carried()).toEqual({ utmsource: 'spring', affiliate_id: '7', group_id: '2' });
    // A later inviter is the only one.
    goOn('/en/help?ref=b');
    expect(carried()).toEqual({ ref: 'b' });
  });

  test('nothing is added for somebody whom nobody sent', () => {
    open('/en/help');
    expect(searchToCarry(NOW)).toBe('');
    open('/en/login?redirect_url=%2Fen');
    expect(searchToCarry(NOW)).toBe('?redirect_url=%2Fen');
  });
});

describe('[AFF-07] nothing breaks', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const blocked = { getItem: refuse, setItem: refuse, removeItem: refuse };
  const full = { getItem: () => null, setItem: refuse, removeItem: () => undefined };

  test.each([
    ['blocked', blocked],
    ['full', full],
    ['missing', undefined],
  ])('where storage is %s the address still counts', (_title, storage) => {
    open('/en/?ref=a');
    vi.stubGlobal('sessionStorage', storage);
    vi.stubGlobal('localStorage', storage);
    noteTouches('GLOBAL', NOW);
    forgetTouches();
    expect(lastHere()).toEqual({ ref: 'a' });
    expect(searchToCarry(NOW)).toBe('?ref=a');
  });

  test('whatever stands in storage and address, what is read is sound', () => {
    const text = fc.oneof(fc.string(), fc.json(), fc.constant(JSON.stringify({ first: touch('a'), last: { at: 1 } })));
    fc.assert(
      fc.property(text, text, fc.webUrl({ withQueryParameters: true }), (tab, local, url) => {
        open(`/en/${new URL(url).search}`, url);
        answerConsent('marketing');
        sessionStorage.setItem(INVITATION_KEY, tab);
        localStorage.setItem(ATTRIBUTION_KEY, local);
        noteTouches('GLOBAL', NOW);
        searchToCarry(NOW);
        for (const { values } of touchesIn(getTouches(NOW))) expect(Object.keys(values).length).toBeGreaterThan(0);
      }),
    );
  });
});

function touch(ref: string) {
  return { at: NOW, site: 'GLOBAL', path: '/', values: { ref } };
}
