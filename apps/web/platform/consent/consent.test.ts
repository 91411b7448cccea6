import { CONSENT_KEY, CONSENT_VERSION, consentPurposes } from '@gatehouse/rules/consent/consent';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { getConsent, giveConsent, onConsent, settleConsent, updateNotice } from './consent.ts';

afterEach(() => vi.unstubAllGlobals());

const FLAG = 'ACCEPT-GDPR-COOKIE';
const fromOtherTab = (page: EventTarget, key: string | null) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));

describe('the record of this browser', () => {
  test('[SHELL-05] accepting everything keeps time, version and choices, and sets the terms flag to 1', () => {
    const { localStorage } = fakeBrowser();
    const before = Date.now();
    giveConsent(consentPurposes);
    const record = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? '');
    expect(record).toMatchObject({
      version: CONSENT_VERSION,
      choices: { functional: true, analytics: true, marketing: true },
    });
    expect(Date.parse(record.at)).toBeGreaterThanOrEqual(before);
    expect(record.at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(localStorage.getItem(FLAG)).toBe('1');
    expect(getConsent()).toEqual(record);
  });

  test('[SHELL-05] rejecting, or accepting a part, leaves no flag, nor one that was set before', () => {
    const { localStorage, jar } = fakeBrowser({ cookie: `${FLAG}=1` });
    giveConsent(consentPurposes);
    giveConsent(['analytics']);
    expect([localStorage.getItem(FLAG), jar.get(FLAG)]).toEqual([null, undefined]);
    giveConsent([]);
    expect(getConsent()?.choices).toEqual({ functional: false, analytics: false, marketing: false });
  });

  test('[SHELL-05] the short form that the early script keeps gets its full form once', () => {
    const { localStorage, page } = fakeBrowser();
    const at = new Date().toISOString();
    localStorage.setItem(CONSENT_KEY, JSON.stringify({ version: CONSENT_VERSION, at, choices: true }));
    const heard = vi.fn();
    page.addEventListener('consentchange', heard);
    settleConsent();
    settleConsent();
    expect(JSON.parse(localStorage.getItem(CONSENT_KEY) ?? '').choices.marketing).toBe(true);
    expect(localStorage.getItem(FLAG)).toBe('1');
    expect(heard).toHaveBeenCalledOnce();
  });

  test('[SHELL-05] where storage is blocked there is no record, and nothing breaks', () => {
    fakeBrowser();
    vi.stubGlobal('localStorage', undefined);
    giveConsent(consentPurposes);
    settleConsent();
    expect(getConsent()).toBeUndefined();
  });
});

describe('whoever listens', () => {
  test('[SHELL-05] hears changes here, from other tabs and after a sleep, with what was before, once each', () => {
    const { localStorage, page } = fakeBrowser();
    const heard: unknown[] = [];
    const stop = onConsent((now, before) => heard.push([before?.choices.analytics, now?.choices.analytics]));
    giveConsent(['analytics']);
    fromOtherTab(page, CONSENT_KEY);
    localStorage.setItem(CONSENT_KEY, JSON.stringify({ ...getConsent(), choices: false }));
    fromOtherTab(page, 'other');
    fromOtherTab(page, CONSENT_KEY);
    localStorage.removeItem(CONSENT_KEY);
    page.dispatchEvent(new Event('pageshow'));
    expect(heard).toEqual([
      [undefined, true],
      [true, false],
      [false, undefined],
    ]);
    stop();
    giveConsent(['analytics']);
    fromOtherTab(page, null);
    expect(heard).toHaveLength(3);
  });
});

describe('the notice of a live page', () => {
  const notice = (browser: ReturnType<typeof fakeBrowser>) => {
    updateNotice();
    return browser.document.documentElement.dataset.cookieNotice;
  };

  test('[SHELL-05] it shows without an answer and with one that does not count, and hides with one that does', () => {
    const browser = fakeBrowser();
    expect(notice(browser)).toBe('');
    giveConsent([]);
    expect(notice(browser)).toBeUndefined();
    browser.localStorage.setItem(
      CONSENT_KEY,
      `{"version":${CONSENT_VERSION},"at":"2999-01-01T00:00:00Z","choices":true}`,
    );
    expect(notice(browser)).toBe('');
  });

  test('[SHELL-05] the flag of an earlier answer hides it, and consents to nothing; not beside a stale record', () => {
    const browser = fakeBrowser({ cookie: `${FLAG}=1` });
    expect(notice(browser)).toBeUndefined();
    expect(getConsent()).toBeUndefined();
    browser.localStorage.setItem(CONSENT_KEY, '{"version":0}');
    expect(notice(browser)).toBe('');
  });
});
