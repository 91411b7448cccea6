import { profile } from '@gatehouse/contract/session/session';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { settled } from '../request/settled.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { breaks, json, requestTo, startPeer } from '../testing/misbehaving-peer.ts';
import { createSession } from './session.ts';
import { createSessionExtras } from './session-extras.ts';
import { createSessionSignal } from './session-signal.ts';

let peer: Awaited<ReturnType<typeof startPeer>>;
beforeAll(async () => {
  peer = await startPeer();
});
afterEach(() => {
  globalThis.window?.dispatchEvent(new Event('pagehide'));
  vi.unstubAllGlobals();
  peer.reset();
});
afterAll(() => peer.stop());

function page() {
  fakeBrowser();
  const { request, heard } = requestTo(peer.origin);
  const ask = settled(request);
  const session = createSession({ ask, clear: () => {}, leave: () => {}, signal: createSessionSignal() });
  return { ask, session, heard, extras: createSessionExtras({ ask, session, forget: request.forget }) };
}

/** Answers that are errors, each in its own way. */
const failures = [
  ['a refusal', json({ ret_code: 700_065, ret_msg: 'no' })],
  ['a code that merely counts as success', json({ ret_code: 10_007, result: { id: 9, quick_token: 'x' } })],
  ['a status', json({ ret_code: 700_001 }, 400)],
  ['a server that breaks', json({}, 500)],
  ['no network', breaks],
] as const;

describe('quick token', () => {
  test('[SESS-07] it is asked for and given', async () => {
    const result = { quick_token: 'T'.repeat(43), expires_at: 5 };
    peer.answers(json({ ret_code: 0, result }));
    expect(await page().extras.quickToken()).toEqual(result);
    expect(peer.last()).toMatchObject({ method: 'POST', url: '/x-api/user/private/quick_token' });
  });

  test('[SESS-04] [SESS-07] 10006 gives none, without a toast and without ending the session', async () => {
    peer.answers(json({ ret_code: 10_006 }));
    const { extras, heard } = page();
    expect(await extras.quickToken()).toBeNull();
    expect(heard).toMatchObject({ sessionEnds: 0, notices: [] });
  });

  test.each(failures)('[SESS-07] after %s there is none', async (_, behaviour) => {
    peer.answers(behaviour);
    const { extras, heard } = page();
    expect(await extras.quickToken()).toBeNull();
    expect(heard.notices).toEqual([]);
  });
});

describe('quick login', () => {
  test('[SESS-07] [SESS-05] no profile is fetched while it is under way, and the next one is new', async () => {
    const { ask, extras, session } = page();
    peer.answers(json({ ret_code: 0, result: { id: 1 } }));
    expect(await session.profile()).toEqual({ id: 1 });
    let answer = (): void => {};
    peer.answers((reply, { url }) => {
      const send = () => json({ ret_code: 0, result: { id: 2 } })(reply, { method: '', url, headers: {}, body: '' });
      if (url.endsWith('quick_login')) answer = send;
      else send();
    });
    const logIn = extras.quickLogin('T'.repeat(43));
    await vi.waitFor(() => expect(peer.last().url).toBe('/x-api/user/public/quick_login'));
    expect(peer.last().body).toBe(JSON.stringify({ quick_token: 'T'.repeat(43) }));
    expect(await session.profile()).toBeNull();
    answer();
    expect(await logIn).toMatchObject({ ret_code: 0, result: { id: 2 } });
    expect(await session.profile()).toEqual({ id: 2 });
    expect(await ask(profile, undefined, { cache: {} })).toMatchObject({ result: { id: 2 } });
  });

  test.each(failures)(
    '[SESS-07] [SESS-05] after %s profiles are fetched again, and what is kept stays',
    async (_, behaviour) => {
      const { extras, session, heard } = page();
      peer.answers(json({ ret_code: 0, result: { id: 1 } }));
      await session.profile();
      peer.answers(behaviour);
      expect((await extras.quickLogin('T'.repeat(43))).ret_code).not.toBe(0);
      const asked = peer.asked.length;
      expect(await session.profile()).toEqual({ id: 1 });
      expect(peer.asked).toHaveLength(asked);
      expect(heard.notices).toEqual([]);
    },
  );

  test('[SESS-05] of two at the same time the later one still blocks the profile', async () => {
    const { extras, session } = page();
    const answers: (() => void)[] = [];
    peer.answers((reply, asked) => void answers.push(() => json({ ret_code: 700_065 })(reply, asked)));
    const both = [extras.quickLogin('a'.repeat(16)), extras.quickLogin('b'.repeat(16))];
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[0]?.();
    await Promise.race(both);
    expect(await session.profile()).toBeNull();
    answers[1]?.();
    await Promise.all(both);
  });
});
