import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { earlyScript } from './early-script.ts';
import { fakeBrowser } from './fake-browser.ts';
import { releaseEarlySubmits } from './replay.ts';
import { chooseTheme, storedTheme } from './theme.ts';

afterEach(() => vi.unstubAllGlobals());

function run(browser: ReturnType<typeof fakeBrowser>, storage: unknown = browser.localStorage) {
  const context = { document: browser.document, window: browser.page };
  Object.defineProperty(context, 'localStorage', {
    get() {
      if (storage) return storage;
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  runInNewContext(earlyScript, context);
  return Object.fromEntries(browser.attributes);
}

function submit(browser: ReturnType<typeof fakeBrowser>, id: string | null) {
  const event = new Event('submit', { cancelable: true });
  Object.defineProperty(event, 'target', { value: { getAttribute: () => id } });
  browser.document.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('what it says before the first paint', () => {
  test('it is small enough to stand in every page, and breaks neither its element nor its nonce', () => {
    expect(earlyScript.length).toBeLessThan(700);
    expect(earlyScript).not.toMatch(/<\/|<!--|\$\{/);
  });

  test('[SHELL-05] a first visit: scripts run, the notice shows, the theme is the system’s', () => {
    expect(run(fakeBrowser())).toEqual({ 'data-script': '', 'data-cookie-notice': '' });
  });

  test('[SHELL-05] once accepted, in local storage or the cookie, the notice stays away', () => {
    const stored = fakeBrowser();
    stored.localStorage.setItem('ACCEPT-GDPR-COOKIE', '1');
    expect(run(stored)).toEqual({ 'data-script': '' });
    expect(run(fakeBrowser({ cookie: 'a=b; ACCEPT-GDPR-COOKIE=1' }))).toEqual({ 'data-script': '' });
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
    test(`[SHELL-09] the stored theme ${kept} shows as ${shown}`, () => {
      const browser = fakeBrowser();
      browser.localStorage.setItem('theme', kept);
      expect(run(browser)['data-theme']).toBe(shown);
    });
  }

  test('[SHELL-05] blocked storage breaks nothing: the notice shows', () => {
    expect(run(fakeBrowser(), null)).toEqual({ 'data-script': '', 'data-cookie-notice': '' });
  });
});

describe('submits before the page is alive', () => {
  function form(browser: ReturnType<typeof fakeBrowser>) {
    class Form {
      requestSubmit = vi.fn();
    }
    vi.stubGlobal('HTMLFormElement', Form);
    const forms: Record<string, Form> = { login: new Form(), other: new Form() };
    browser.document.getElementById = (id: string) => forms[id] ?? null;
    return forms as { login: Form; other: Form };
  }

  test('[LOGIN-02] they are held, and each form is submitted once when the page is alive', () => {
    const browser = fakeBrowser();
    const forms = form(browser);
    run(browser);
    expect([submit(browser, 'login'), submit(browser, 'login')]).toEqual([true, true]);
    expect(forms.login.requestSubmit).not.toHaveBeenCalled();
    releaseEarlySubmits();
    expect(forms.login.requestSubmit).toHaveBeenCalledOnce();
    expect(forms.other.requestSubmit).not.toHaveBeenCalled();
  });

  test('[LOGIN-02] after that submits go their way, and a second release does nothing', () => {
    const browser = fakeBrowser();
    const forms = form(browser);
    run(browser);
    submit(browser, 'login');
    releaseEarlySubmits();
    expect(submit(browser, 'login')).toBe(false);
    releaseEarlySubmits();
    expect(forms.login.requestSubmit).toHaveBeenCalledOnce();
  });

  test('[LOGIN-02] a form without an id, or one that is gone, is held and let go of', () => {
    const browser = fakeBrowser();
    form(browser);
    run(browser);
    expect([submit(browser, null), submit(browser, 'gone')]).toEqual([true, true]);
    expect(releaseEarlySubmits).not.toThrow();
  });

  test('[LOGIN-02] without the early script nothing is held', () => {
    fakeBrowser();
    expect(releaseEarlySubmits).not.toThrow();
  });
});

test('[SHELL-09] a chosen theme shows at once and is kept; the system’s leaves nothing behind', () => {
  const { document, localStorage } = fakeBrowser();
  chooseTheme('dark');
  expect([document.documentElement.dataset.theme, storedTheme()]).toEqual(['dark', 'dark']);
  chooseTheme('system');
  expect([document.documentElement.dataset, storedTheme(), localStorage.length]).toEqual([{}, 'system', 0]);
});
