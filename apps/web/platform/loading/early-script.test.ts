import { runInNewContext } from 'node:vm';
import { CONSENT_VERSION, readConsent } from '@gatehouse/rules/consent/consent';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { chooseTheme, storedTheme } from '../storage/theme.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { earlyScript } from './early-script.ts';
import { HYDRATED_KEY } from './hydrated-mark.ts';
import { onOpens } from './opens.ts';
import { releaseEarlySubmits } from './replay.ts';

afterEach(() => vi.unstubAllGlobals());

type Browser = ReturnType<typeof fakeBrowser>;

/** @param storage `blocked` throws when it is touched, null is what some webviews have */
function run(browser: Browser, storage: 'kept' | 'blocked' | null = 'kept') {
  start(browser, storage, false);
  return shown(browser);
}

/**
 * On a first visit of a browser that tells when it paints, unless `tells` is false.
 * @returns paints for the first time
 */
function startFirst(browser: Browser, storage: 'kept' | 'blocked' | null = 'kept', tells = true): () => void {
  const waiting: (() => void)[] = [];
  class PerformanceObserver {
    readonly #hear: (entries: unknown, observer: PerformanceObserver) => void;
    #ended = false;
    constructor(hear: (entries: unknown, observer: PerformanceObserver) => void) {
      this.#hear = hear;
    }
    observe({ type }: { type: string }) {
      if (type === 'paint') waiting.push(() => this.#ended || this.#hear([], this));
    }
    disconnect() {
      this.#ended = true;
    }
  }
  start(browser, storage, true, tells ? { PerformanceObserver } : {});
  return () => {
    // First paint and first contentful paint.
    for (const task of [...waiting, ...waiting]) task();
  };
}

/** How often storage was opened. */
let opened = 0;

function start(
  browser: Browser,
  storage: 'kept' | 'blocked' | null,
  firstVisit: boolean,
  more: object = {},
  forMiniApp = false,
) {
  opened = 0;
  const context = { document: browser.document, window: browser.page, setTimeout, ...more };
  Object.defineProperty(context, 'localStorage', {
    get() {
      opened += 1;
      if (storage === 'blocked') throw new DOMException('blocked', 'SecurityError');
      return storage && named(browser.localStorage);
    },
  });
  runInNewContext(earlyScript(firstVisit, forMiniApp), context);
}

/** A storage whose items can be read and written as properties, as browsers have it. */
function named({ getItem, setItem }: Browser['localStorage']) {
  return new Proxy({} as Record<string, string>, {
    get: (_, name) => getItem(String(name)) ?? undefined,
    set(_, name, value) {
      setItem(String(name), value);
      return true;
    },
  });
}

/** The attributes of `<html>`. */
function shown({ document }: Browser) {
  const attribute = (name: string) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const { dataset } = document.documentElement;
  return Object.fromEntries(Object.entries(dataset).map(([name, value]) => [attribute(name), value]));
}

/** A press on something inside a button that `data-opens`; without a name, on nothing of that kind. */
function press(browser: Browser, opens?: string) {
  const event = new Event('click', { cancelable: true });
  const closest = (part: string) => (opens === undefined || part !== '[data-opens]' ? null : { dataset: { opens } });
  Object.defineProperty(event, 'target', { value: { closest } });
  browser.document.dispatchEvent(event);
  return (browser.page as { wanted?: string }).wanted;
}

function submit(browser: ReturnType<typeof fakeBrowser>, id: string | null) {
  const event = new Event('submit', { cancelable: true });
  Object.defineProperty(event, 'target', { value: { getAttribute: () => id, dataset: {} } });
  browser.document.dispatchEvent(event);
  return event.defaultPrevented;
}

const ANSWERED = { 'data-script': '', 'data-app-banner': '' };
const FIRST = { 'data-script': '', 'data-cookie-notice': '' };

describe('what it says before the first paint', () => {
  test('it is small enough to stand in every page, and breaks neither its element nor its nonce', () => {
    for (const script of [earlyScript(false), earlyScript(true), earlyScript(true, true)]) {
      expect(script.length).toBeLessThan(1400);
      expect(script).not.toMatch(/<\/|<!--|\$\{/);
    }
  });

  test('[SHELL-05] a first visit: scripts run, the notice shows, the theme is the system’s', () => {
    expect(run(fakeBrowser())).toEqual(FIRST);
  });

  test.each([
    ['#tgWebAppData=user%3D1&tgWebAppPlatform=ios', { TelegramWebviewProxy: {} }, true, ''],
    ['#section&tgWebAppVersion=8.0', { external: { notify() {} } }, true, ''],
    ['#tgWebAppData=user%3D1', { TelegramWebviewProxy: {} }, false, undefined],
    ['#nottgWebAppData=user%3D1', { TelegramWebviewProxy: {} }, true, undefined],
    ['', { TelegramWebviewProxy: {} }, true, undefined],
    ['#tgWebAppData=user%3D1', {}, true, undefined],
  ])(
    '[PLAT-02] [SHELL-03] a launch in the fragment %s marks a page of the mini-app, in %o',
    (hash, host, forMiniApp, mark) => {
      const browser = fakeBrowser();
      Object.assign(browser.page, host);
      start(browser, 'kept', false, { location: { hash } }, forMiniApp);
      expect(shown(browser)['data-mini-app']).toBe(mark);
    },
  );

  test('[SHELL-05] once accepted, in local storage or the cookie, the notice stays away', () => {
    const stored = fakeBrowser();
    stored.localStorage.setItem('ACCEPT-GDPR-COOKIE', '1');
    expect(run(stored)).toEqual(ANSWERED);
    expect(run(fakeBrowser({ cookie: 'a=b; ACCEPT-GDPR-COOKIE=1' }))).toEqual(ANSWERED);
    const other = fakeBrowser({ cookie: 'X-ACCEPT-GDPR-COOKIE=1; ACCEPT-GDPR-COOKIE=10' });
    other.localStorage.setItem('ACCEPT-GDPR-COOKIE', '0');
    expect(run(other)).toHaveProperty('data-cookie-notice');
  });

  for (const [kept, shown] of [
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', undefined],
    ['"><script>', undefined],
  ] as const) {
    test(`the stored theme ${kept} shows as ${shown}`, () => {
      const browser = fakeBrowser();
      browser.localStorage.setItem('theme', kept);
      expect(run(browser)['data-theme']).toBe(shown);
    });
  }

  test('[SHELL-05] an answer to this version of the question keeps the notice away, one to another version does not', () => {
    const kept = (version: number, choices = true) => {
      const browser = fakeBrowser();
      browser.localStorage.setItem('ACCEPT-GDPR-COOKIE', '1');
      browser.localStorage.setItem('consent', JSON.stringify({ version, at: '2026-01-01T00:00:00Z', choices }));
      return run(browser);
    };
    expect(kept(CONSENT_VERSION)).toEqual(ANSWERED);
    expect(kept(CONSENT_VERSION, false)).toEqual(ANSWERED);
    expect(kept(CONSENT_VERSION - 1)).toHaveProperty('data-cookie-notice');
    expect(kept(CONSENT_VERSION * 10)).toHaveProperty('data-cookie-notice');
  });

  test.each([
    [Date.now() + 60_000, false],
    [Date.now() - 60_000, true],
    ['soon', true],
  ])('[SHELL-02] the banner of the app, closed until %s, shows: %s', (until, shows) => {
    const browser = fakeBrowser();
    browser.localStorage.setItem('ACCEPT-GDPR-COOKIE', '1');
    browser.localStorage.setItem('appBanner', String(until));
    expect('data-app-banner' in run(browser)).toBe(shows);
  });

  test('[SHELL-05] blocked storage breaks nothing: the notice shows', () => {
    for (const storage of ['blocked', null] as const) {
      expect(run(fakeBrowser(), storage)).toEqual(FIRST);
    }
  });
});

describe('on a first visit', () => {
  test('[SHELL-05] no storage is opened before the first paint, and the notice shows right after it', () => {
    for (const storage of ['kept', 'blocked', null] as const) {
      const browser = fakeBrowser();
      const paint = startFirst(browser, storage);
      expect([opened, shown(browser)]).toEqual([0, { 'data-script': '' }]);
      paint();
      expect(opened).toBeGreaterThan(0);
      expect(shown(browser)).toEqual(FIRST);
    }
  });

  test('[SHELL-05] a browser that lost its cookies and kept its storage never sees the notice again', () => {
    const browser = fakeBrowser();
    browser.localStorage.setItem('ACCEPT-GDPR-COOKIE', '1');
    browser.localStorage.setItem('theme', 'dark');
    const paint = startFirst(browser);
    expect(shown(browser)).toEqual({ 'data-script': '' });
    paint();
    expect(shown(browser)).toEqual({ 'data-script': '', 'data-theme': 'dark' });
  });

  test('[SHELL-05] where a browser does not tell when it paints, the notice shows at once', () => {
    const browser = fakeBrowser();
    startFirst(browser, 'kept', false);
    expect(shown(browser)).toEqual(FIRST);
  });

  test('[SHELL-05] an answer that follows the notice at once is kept, and hides it for good', () => {
    const browser = fakeBrowser();
    const paint = startFirst(browser);
    paint();
    press(browser, 'reject-all');
    paint();
    expect(shown(browser)).toEqual({ 'data-script': '' });
    expect(browser.localStorage.getItem('consent')).toContain('"choices":false');
  });
});

describe('presses before the page is alive', () => {
  for (const [answer, choices] of [
    ['accept-all', true],
    ['reject-all', false],
  ] as const) {
    test(`[SHELL-05] ${answer} is kept at once, and hides the notice`, () => {
      const browser = fakeBrowser();
      run(browser);
      expect(press(browser, answer)).toBe(answer);
      expect(shown(browser)).toEqual({ 'data-script': '' });
      const { value } = readConsent(browser.localStorage.getItem('consent'), Date.now());
      expect(new Set(Object.values(value?.choices ?? {}))).toEqual(new Set([choices]));
      expect(run(browser)).toEqual(ANSWERED);
    });
  }

  test('[SHELL-05] where storage is blocked the notice hides all the same', () => {
    for (const storage of ['blocked', null] as const) {
      const browser = fakeBrowser();
      run(browser, storage);
      press(browser, 'reject-all');
      expect(shown(browser)).toEqual({ 'data-script': '' });
    }
  });

  test('[SHELL-05] [REGION-11] what should open is remembered, and opened when the page is alive', () => {
    const browser = fakeBrowser();
    run(browser);
    expect(press(browser)).toBeUndefined();
    press(browser, 'cookie-settings');
    const opened: string[] = [];
    onOpens('country', () => opened.push('country'));
    onOpens('cookie-settings', () => opened.push('settings'));
    expect(opened).toEqual(['settings']);
    press(browser, 'country');
    expect([opened, (browser.page as { wanted?: string }).wanted]).toEqual([['settings', 'country'], undefined]);
    expect(browser.localStorage.length).toBe(0);
  });
});

describe('submits before the page is alive', () => {
  function form(browser: ReturnType<typeof fakeBrowser>) {
    class Form {
      requestSubmit = vi.fn();
      dataset: Record<string, string> = { held: '' };
    }
    vi.stubGlobal('HTMLFormElement', Form);
    const forms: Record<string, Form> = { login: new Form(), other: new Form() };
    browser.document.getElementById = (id: string) => forms[id] ?? null;
    return forms as { login: Form; other: Form };
  }

  test('they are held, and each form is submitted once when the page is alive', () => {
    const browser = fakeBrowser();
    const forms = form(browser);
    run(browser);
    expect([submit(browser, 'login'), submit(browser, 'login')]).toEqual([true, true]);
    expect(forms.login.requestSubmit).not.toHaveBeenCalled();
    releaseEarlySubmits();
    expect(forms.login.requestSubmit).toHaveBeenCalledOnce();
    expect(forms.login.dataset).toEqual({});
    expect(forms.other.requestSubmit).not.toHaveBeenCalled();
  });

  test('where the page is not live 10 s after something was sent, or a script did not come, it says so', () => {
    vi.useFakeTimers();
    const browser = fakeBrowser();
    form(browser);
    run(browser);
    submit(browser, 'login');
    vi.advanceTimersByTime(9_900);
    expect(shown(browser)).not.toHaveProperty('data-late');
    vi.advanceTimersByTime(200);
    expect(shown(browser)).toHaveProperty('data-late');
    releaseEarlySubmits();
    expect(shown(browser)).not.toHaveProperty('data-late');
    const other = fakeBrowser();
    run(other);
    const lost = Object.defineProperty(new Event('error'), 'target', { value: { tagName: 'SCRIPT' } });
    other.document.dispatchEvent(lost);
    expect(shown(other)).toHaveProperty('data-late');
    vi.useRealTimers();
  });

  test('a page that is hydrated never says that it is late', () => {
    vi.useFakeTimers();
    const browser = fakeBrowser();
    form(browser);
    run(browser);
    submit(browser, 'login');
    browser.document.documentElement.dataset[HYDRATED_KEY] = '';
    releaseEarlySubmits();
    vi.advanceTimersByTime(11_000);
    const lost = Object.defineProperty(new Event('error'), 'target', { value: { tagName: 'SCRIPT' } });
    browser.document.dispatchEvent(lost);
    expect(shown(browser)).not.toHaveProperty('data-late');
    vi.useRealTimers();
  });

  test('after that submits go their way, and a second release does nothing', () => {
    const browser = fakeBrowser();
    const forms = form(browser);
    run(browser);
    submit(browser, 'login');
    releaseEarlySubmits();
    expect(submit(browser, 'login')).toBe(false);
    releaseEarlySubmits();
    expect(forms.login.requestSubmit).toHaveBeenCalledOnce();
    expect(forms.login.dataset).toEqual({});
  });

  test('a form without an id, or one that is gone, is held and let go of', () => {
    const browser = fakeBrowser();
    form(browser);
    run(browser);
    expect([submit(browser, null), submit(browser, 'gone')]).toEqual([true, true]);
    expect(releaseEarlySubmits).not.toThrow();
  });

  test('without the early script nothing is held', () => {
    fakeBrowser();
    expect(releaseEarlySubmits).not.toThrow();
  });
});

test('a chosen theme shows at once and is kept; the system’s leaves nothing behind', () => {
  const { document, localStorage } = fakeBrowser();
  chooseTheme('dark');
  expect([document.documentElement.dataset.theme, storedTheme()]).toEqual(['dark', 'dark']);
  chooseTheme('system');
  expect([document.documentElement.dataset, storedTheme(), localStorage.length]).toEqual([{}, 'system', 0]);
});
