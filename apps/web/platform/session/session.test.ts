import type { Envelope } from '@gatehouse/contract/call/call';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ownPath } from '../navigation/navigate.ts';
import { ensureGuid, newGuid } from '../page/guid.ts';
import { tokenKeeper } from '../page/token-keeper.ts';
import { settled } from '../request/settled.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { json, requestTo, startPeer } from '../testing/misbehaving-peer.ts';
import { createSession } from './session.ts';
import { createSessionSignal } from './session-signal.ts';

// Leaving the page closes what its tabs listen to.
afterEach(() => {
  globalThis.window?.dispatchEvent(new Event('pagehide'));
  vi.unstubAllGlobals();
});

describe('[SESS-02] the guid', () => {
  const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

  test('[SESS-02] a missing one is made: 36 characters, path /, 120 days', () => {
    const { written } = fakeBrowser();
    const guid = ensureGuid('gh_guid');
    expect(guid).toMatch(UUID);
    expect(written).toEqual([`gh_guid=${guid}; Path=/; Max-Age=10368000; SameSite=Lax; Secure`]);
  });

  test('[SESS-02] one of 36 characters stays', () => {
    const { written } = fakeBrowser({ cookie: `other=1; gh_guid=${'a'.repeat(36)}` });
    expect(ensureGuid('gh_guid')).toBe('a'.repeat(36));
    expect(written).toEqual([]);
  });

  for (const wrong of ['a'.repeat(35), 'a'.repeat(37), '', `${'a'.repeat(35)}<`, 'ü'.repeat(36)]) {
    test(`[SESS-02] ${JSON.stringify(wrong)} is replaced`, () => {
      fakeBrowser({ cookie: `gh_guid=${wrong}` });
      expect(ensureGuid('gh_guid')).toMatch(UUID);
    });
  }

  test('[SESS-02] a page that is no secure context makes one too, and its cookie is not Secure', () => {
    const { written } = fakeBrowser({ href: 'http://gate.example/en' });
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const made = Array.from({ length: 50 }, newGuid);
    for (const guid of made) expect(guid).toMatch(UUID);
    expect(new Set(made).size).toBe(50);
    ensureGuid('g');
    expect(written[0]).not.toContain('Secure');
  });
});

describe('[SESS-01] the token', () => {
  test('[SESS-01] in an OAuth iframe it is in session storage', () => {
    fakeBrowser();
    vi.stubGlobal('location', { search: '?client_id=app' });
    Object.assign(window, { parent: {} });
    const token = tokenKeeper('b_t_c_k');
    expect(token.read()).toBeUndefined();
    token.store('t-1');
    expect(sessionStorage.getItem('b_t_c_k')).toBe('t-1');
    expect(localStorage.length).toBe(0);
    expect(token.read()).toBe('t-1');
    Object.assign(window, { parent: window });
    expect(token.read()).toBeUndefined();
    Object.assign(window, { parent: {} });
    vi.stubGlobal('location', { search: '' });
    expect(token.read()).toBeUndefined();
    vi.stubGlobal('location', { search: '?client_id=app' });
    token.clear();
    expect(token.read()).toBeUndefined();
  });

  test('[SESS-10] elsewhere a script has none to send and keeps none that comes', async () => {
    const peer = await startPeer();
    const { localStorage, jar } = fakeBrowser();
    peer.answers(json({ ret_code: 0, token: 'leaked' }));
    const { request } = requestTo(peer.origin);
    const answer = await request({ method: 'POST', path: '/login', access: 'private' }, {});
    expect(JSON.stringify([answer, [...localStorage.items], [...jar]])).not.toContain('leaked');
    expect(peer.last().headers).not.toHaveProperty('usertoken');
    await peer.stop();
  });
});

function tab(answer: Partial<Envelope> = {}, signal = createSessionSignal()) {
  const calls: string[] = [];
  const did: string[] = [];
  const ask = (async ({ method, path }: { method: string; path: string }) => {
    calls.push(`${method} ${path}`);
    return { ret_code: 0, ret_msg: '', ...answer };
  }) as unknown as Parameters<typeof createSession>[0]['ask'];
  const session = createSession({ ask, clear: () => did.push('clear'), leave: () => did.push('leave'), signal });
  return { session, calls, did };
}
const heard = () => new Promise((later) => setTimeout(later, 20));

describe('[SESS-06] logging out', () => {
  test('[SESS-06] POST /logout ends the session here and in every other tab, once each', async () => {
    fakeBrowser();
    const [here, there] = [tab(), tab()];
    expect(await here.session.logOut()).toEqual({ ended: true });
    await heard();
    expect(here.calls).toEqual(['POST /logout']);
    expect(here.did).toEqual(['clear', 'leave']);
    expect(there.did).toEqual(['clear', 'leave']);
    expect(there.calls).toEqual([]);
  });

  test('[SESS-04] [SESS-06] two answers that say it is over, one after the other, are no word from another tab', async () => {
    fakeBrowser();
    const [here, there] = [tab(), tab()];
    here.session.forget();
    here.session.forget();
    await heard();
    expect(here.did).toEqual(['clear', 'clear']);
    expect(there.did.slice(0, 2)).toEqual(['clear', 'leave']);
  });

  test('[SESS-06] without BroadcastChannel the change in local storage tells the others', async () => {
    const { page, localStorage } = fakeBrowser();
    vi.stubGlobal('BroadcastChannel', undefined);
    const there = tab();
    const storage = (key: string, newValue: string | null) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    storage('something-else', '1');
    expect(there.did).toEqual([]);
    await tab().session.logOut();
    storage('session-ended', localStorage.getItem('session-ended'));
    expect(there.did).toEqual(['clear', 'leave']);
    storage('session-ended', localStorage.getItem('session-ended'));
    expect(there.did).toEqual(['clear', 'leave']);
  });

  test('[SESS-06] a page that was asleep in the back/forward cache sees it when it comes back', async () => {
    const { page } = fakeBrowser();
    const there = tab();
    page.dispatchEvent(new Event('pagehide'));
    const away = createSessionSignal();
    away.tellOthers();
    await heard();
    expect(there.did).toEqual([]);
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(there.did).toEqual(['clear', 'leave']);
  });

  test('[SESS-06] a session that was over already counts as ended', async () => {
    fakeBrowser();
    expect(await tab({ ret_code: 10006 }).session.logOut()).toEqual({ ended: true });
  });

  test('[SESS-06] where the server did not answer nobody is told that they are logged out', async () => {
    fakeBrowser();
    const [here, there] = [tab({ ret_code: -200 }), tab()];
    expect(await here.session.logOut()).toMatchObject({ ended: false, answer: { ret_code: -200 } });
    await heard();
    expect([here.did, there.did]).toEqual([[], []]);
  });

  test('[SESS-06] it leaves to where the page says, without a way back', async () => {
    const { left } = fakeBrowser();
    await tab().session.logOut(ownPath('/en/login'));
    expect(left).toEqual([['replace', '/en/login']]);
  });
});

describe('[SESS-05] the profile', () => {
  test('[SESS-05] it is kept for 10 s', async () => {
    fakeBrowser();
    const peer = await startPeer();
    peer.answers(json({ ret_code: 0, result: { id: 7, kyc_person_level: 0, member_tag: { KYC: 0 } } }));
    const { request, heard } = requestTo(peer.origin);
    const parts = { clear: () => {}, leave: () => {}, signal: createSessionSignal() };
    const session = createSession({ ask: settled(request), ...parts });
    expect(await session.profile()).toMatchObject({ id: 7 });
    heard.now += 9_999;
    await session.profile();
    expect(peer.asked).toHaveLength(1);
    heard.now += 1;
    await session.profile();
    expect(peer.asked).toHaveLength(2);
    await peer.stop();
  });

  test('[SESS-05] a quick login under way blocks it, and its end lets it go', async () => {
    fakeBrowser();
    const { session, calls } = tab({ result: { id: 7 } });
    session.setQuickLogin(true);
    expect(await session.profile()).toBeNull();
    expect(calls).toEqual([]);
    session.setQuickLogin(false);
    expect(await session.profile()).toEqual({ id: 7 });
  });

  test('[SESS-05] a refused profile is none', async () => {
    fakeBrowser();
    expect(await tab({ ret_code: 10006 }).session.profile()).toBeNull();
  });
});
