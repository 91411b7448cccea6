import { call } from '@gatehouse/contract/call/call';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { whenActivated } from '../loading/prerendering.ts';
import { storeLanguage } from '../storage/stored-language.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { json, startPeer } from '../testing/misbehaving-peer.ts';
import { platformLabel } from '../webview/platform-label.ts';

const write = call<object, unknown>('POST', '/user/private/anything', { access: 'private' });
const frame = {
  language: { value: 'kk-KAZ', tag: 'kk', words: { 'error.12345': 'Ours' } },
  site: { id: 'here', paths: { login: '/login' } },
  brand: { keys: { guid: 'gh_guid', token: 'b_t_c_k' } },
  session: { user: { id: 7 } },
};

let peer: Awaited<ReturnType<typeof startPeer>>;
const realFetch = fetch;
beforeAll(async () => {
  peer = await startPeer();
});
beforeEach(() => vi.resetModules());
let leaveTab = () => {};
afterEach(() => {
  leaveTab();
  vi.unstubAllGlobals();
  peer.reset();
});
afterAll(() => peer.stop());

async function open(user: object | null = frame.session.user) {
  const browser = fakeBrowser();
  leaveTab = () => void browser.page.dispatchEvent(new Event('pagehide'));
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => realFetch(peer.origin + url, init));
  const { getPlatform } = await import('./browser.ts');
  const { sessionHere } = await import('./browser-session.ts');
  const { toasts } = await import('../notices/toasts.ts');
  return {
    browser,
    platform: getPlatform(frame),
    session: sessionHere({ ...frame, session: { user } }),
    toasts,
    getPlatform,
  };
}

describe('the platform of a page', () => {
  test('[HTTP-02] [HTTP-03] [SESS-02] it sends the path’s locale and the guid of its cookie, under /x-api', async () => {
    const { platform, browser, getPlatform } = await open();
    await platform.ask(write, { a: 1 });
    expect(peer.last()).toMatchObject({ url: '/x-api/user/private/anything', body: '{"a":1}' });
    expect(peer.last().headers).toMatchObject({
      lang: 'kk-KAZ',
      platform: 'pc',
      guid: browser.jar.get('__Host-gh_guid'),
    });
    expect(getPlatform(frame)).toBe(platform);
  });

  test('[ERR-01] a code shows its toast in the page’s words', async () => {
    peer.answers(json({ ret_code: 12345, ret_msg: 'server' }));
    const { platform, toasts } = await open();
    expect(await platform.ask(write, {})).toMatchObject({ ret_code: 12345 });
    await vi.waitFor(() => expect(toasts.store.get()).toMatchObject([{ text: '12345: Ours' }]));
  });

  test('[SESS-04] [SESS-06] 10006 ends the session in the other tabs too', async () => {
    peer.answers(json({ ret_code: 10006 }));
    const { platform, browser } = await open();
    const { createSessionSignal } = await import('../session/session-signal.ts');
    const heard = vi.fn();
    const deaf = createSessionSignal().onEnd(heard);
    await platform.ask(write, {});
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    expect(browser.localStorage.getItem('session-ended')).toBeTruthy();
    deaf();
  });

  test('[SESS-06] [SESS-03] a tab that shows a user loads again when the session ends; one that shows none stays', async () => {
    for (const [user, reloads] of [
      [{ id: 7 }, 1],
      [null, 0],
    ] as const) {
      vi.resetModules();
      const { browser } = await open(user);
      const { createSessionSignal } = await import('../session/session-signal.ts');
      createSessionSignal().tellOthers();
      await new Promise((later) => setTimeout(later, 30));
      expect(browser.left.map(([how]) => how)).toEqual(Array(reloads).fill('reload'));
      leaveTab();
    }
  });
});

describe('small things', () => {
  test('[LANG-13] the language is kept under the brand’s key, and in a cookie for the server', () => {
    const { localStorage, written } = fakeBrowser();
    storeLanguage('gh_language', 'kk-KAZ');
    expect(localStorage.getItem('gh_language')).toBe('kk-KAZ');
    expect(written[0]).toBe('gh_language=kk-KAZ; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  });

  for (const wrong of ['', 'english', 'en; Domain=x', '../x', 'x-y']) {
    test(`[LANG-13] ${JSON.stringify(wrong)} is not kept`, () => {
      const { localStorage, written } = fakeBrowser();
      storeLanguage('k', wrong);
      expect([localStorage.length, written]).toEqual([0, []]);
    });
  }

  test('what must not run in a prerendered page waits until it is shown, and runs once', () => {
    const { document } = fakeBrowser();
    const act = vi.fn();
    whenActivated(act);
    expect(act).toHaveBeenCalledOnce();
    Object.assign(document, { prerendering: true });
    const late = vi.fn();
    whenActivated(late);
    expect(late).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('prerenderingchange'));
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(late).toHaveBeenCalledOnce();
  });

  for (const [label, userAgent, given] of [
    ['pc', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130', {}],
    ['h5', 'Mozilla/5.0 (iPhone) Mobile', { hash: '#tgweb=1' }],
    ['ios_tg', 'Mozilla/5.0 (Macintosh)', { hash: '#tgWebAppPlatform=ios&tgWebAppData=user' }],
    ['android_tg', 'Mozilla/5.0 (Linux; Android 15)', { proxy: {} }],
    ['pc_tg', 'Mozilla/5.0 (X11; Linux x86_64)', { hash: '#tgWebAppPlatform=tdesktop' }],
  ] as const) {
    test(`[PLAT-02] [PLAT-03] [PLAT-04] ${label} is the label of ${userAgent}`, () => {
      const { hash = '', proxy } = { hash: '', proxy: undefined, ...given };
      fakeBrowser({ userAgent, href: `https://gate.example/en${hash}` });
      if (proxy) vi.stubGlobal('TelegramWebviewProxy', proxy);
      expect(platformLabel('GatehouseApp')).toBe(label);
    });
  }
});
