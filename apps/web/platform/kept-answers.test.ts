import { call } from '@gatehouse/contract/call';
import { profile } from '@gatehouse/contract/session';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { json, memoryStorage, requestTo, startPeer, text } from './misbehaving-peer.ts';
import { createResponseCache, STORAGE_MAX_CHARS } from './response-cache.ts';

const read = call<object | undefined, unknown>('GET', '/v2/public/country-list', { access: 'public' });
const mine = call<undefined, unknown>('GET', '/user/private/info', { access: 'private' });
const kept = { cache: {} };
const persisted = { cache: { persist: true } };

let peer: Awaited<ReturnType<typeof startPeer>>;
beforeAll(async () => {
  peer = await startPeer();
});
afterEach(() => peer.reset());
afterAll(() => peer.stop());

describe('[HTTP-14] keeping', () => {
  test('[HTTP-14] an answer is kept for 60 000 ms, and not a millisecond longer', async () => {
    const { request, heard } = requestTo(peer.origin);
    await request(read, {}, kept);
    heard.now += 59_999;
    await request(read, {}, kept);
    expect(peer.asked).toHaveLength(1);
    heard.now += 1;
    await request(read, {}, kept);
    expect(peer.asked).toHaveLength(2);
  });

  test('[HTTP-14] only GETs that ask for it are kept, each query and language by itself', async () => {
    const { request } = requestTo(peer.origin);
    const languages = ['en', 'de-EU'];
    const spoken = requestTo(peer.origin, { locale: () => languages.shift() ?? 'en' });
    await request(read, {});
    await request(read, {});
    await request(read, { a: 1 }, kept);
    await request(read, { a: 2 }, kept);
    await request({ ...read, method: 'POST' }, {}, kept);
    await request({ ...read, method: 'POST' }, {}, kept);
    await spoken.request(read, {}, kept);
    await spoken.request(read, {}, kept);
    expect(peer.asked).toHaveLength(8);
  });

  test('[HTTP-14] refusals and failures are not kept', async () => {
    const { request } = requestTo(peer.origin);
    for (const behaviour of [json({ ret_code: 31003 }), text('{'), json({}, 500), json({ ret_code: 10007 })]) {
      peer.answers(behaviour);
      await request(read, {}, { ...kept, hideError: true });
    }
    expect(peer.asked).toHaveLength(4);
  });

  test('[HTTP-14] a server call is never kept: the next visitor is somebody else', async () => {
    const { request } = requestTo(peer.origin);
    await request(mine, undefined, { ...kept, server: { token: 'one' } });
    await request(mine, undefined, { ...kept, server: { token: 'two' } });
    expect(peer.asked.map(({ headers }) => headers.usertoken)).toEqual(['one', 'two']);
  });

  test('[HTTP-14] at most 20 entries stay in memory; the oldest goes', () => {
    const cache = createResponseCache({ clock: () => 0 });
    for (let at = 0; at < 21; at++) cache.set(`${at}`, at, 1000, false);
    expect(cache.get('0', 1000, false)).toBeUndefined();
    expect(cache.get('1', 1000, false)).toEqual({ data: 1 });
    expect(cache.get('20', 1000, false)).toEqual({ data: 20 });
  });

  test('[HTTP-14] with persist it goes to local storage as expiry and data, and serves the next page', async () => {
    const storage = memoryStorage();
    await requestTo(peer.origin, { storage }).request(read, {}, persisted);
    expect([...storage.items.values()].map((text) => JSON.parse(text))).toEqual([
      { expiry: 1_060_000, data: { ret_code: 0, ret_msg: 'ok', result: 1 } },
    ]);
    expect(await requestTo(peer.origin, { storage }).request(read, {}, persisted)).toMatchObject({ result: 1 });
    expect(peer.asked).toHaveLength(1);
  });

  test('[HTTP-14] what a private call answers never reaches local storage', async () => {
    const storage = memoryStorage();
    await requestTo(peer.origin, { storage }).request(mine, undefined, persisted);
    expect(storage.items.size).toBe(0);
  });

  for (const [name, value] of [
    ['no JSON', '{'],
    ['null', 'null'],
    ['another shape', '{"expiry":"soon","data":1}'],
    ['no data', '{"expiry":1050000}'],
    ['an expiry that a clock set wrong wrote', '{"expiry":9000000,"data":{"ret_code":0}}'],
    ['an old entry', '{"expiry":999999,"data":{"ret_code":0}}'],
  ] as const) {
    test(`[HTTP-14] a stored entry that is ${name} is not believed`, async () => {
      const storage = memoryStorage();
      storage.setItem(`cached:en ${peer.origin}/x-api${read.path}`, value);
      await requestTo(peer.origin, { storage }).request(read, {}, persisted);
      expect(peer.asked).toHaveLength(1);
    });
  }
});

describe('[HTTP-15] local storage', () => {
  test('[HTTP-15] exactly 4 718 592 characters are allowed, one more is not', () => {
    for (const [over, stored] of [
      [0, true],
      [1, false],
    ] as const) {
      const storage = memoryStorage();
      const cache = createResponseCache({ clock: () => 0, storage });
      const chars = 'cached:k'.length + JSON.stringify({ expiry: 1000, data: 1 }).length;
      storage.setItem('big', 'x'.repeat(STORAGE_MAX_CHARS - chars - 'big'.length + over));
      cache.set('k', 1, 1000, true);
      expect(storage.items.has('cached:k')).toBe(stored);
      expect(cache.get('k', 1000, true)).toEqual({ data: 1 });
    }
  });

  test('[HTTP-15] a full, broken or missing storage breaks nothing', () => {
    const full = memoryStorage(0);
    const broken = new Proxy(memoryStorage(), {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    for (const storage of [full, broken, undefined]) {
      const cache = createResponseCache({ clock: () => 0, storage });
      cache.set('k', 1, 1000, true);
      expect(cache.get('k', 1000, true)).toEqual({ data: 1 });
      expect(cache.get('other', 1000, true)).toBeUndefined();
      cache.drop('k');
      cache.clear();
      expect(cache.get('k', 1000, true)).toBeUndefined();
    }
  });

  test('[HTTP-15] old entries make room, what others stored stays', () => {
    const storage = memoryStorage();
    const clock = { now: 0 };
    const cache = createResponseCache({ clock: () => clock.now, storage });
    storage.setItem('mine', 'stays');
    cache.set('old', 1, 1000, true);
    clock.now = 1000;
    cache.set('new', 2, 1000, true);
    expect([...storage.items.keys()]).toEqual(['mine', 'cached:new']);
    cache.clear();
    expect([...storage.items.keys()]).toEqual(['mine']);
  });
});

describe('[HTTP-16] dropping', () => {
  for (const code of [10007, 33003, 10009]) {
    test(`[HTTP-16] ${code} drops the entry of that request`, async () => {
      const { request } = requestTo(peer.origin);
      await request(read, {}, kept);
      peer.answers(json({ ret_code: code }));
      await request(read, {}).catch(() => {});
      await new Promise((later) => setTimeout(later));
      peer.reset();
      await request(read, {}, kept);
      expect(peer.asked).toHaveLength(1);
    });

    test(`[HTTP-16] ${code} on the profile call leaves its entry`, async () => {
      const { request } = requestTo(peer.origin);
      await request(profile, undefined, kept);
      peer.answers(json({ ret_code: code }));
      await request(profile).catch(() => {});
      await new Promise((later) => setTimeout(later));
      peer.reset();
      await request(profile, undefined, kept);
      expect(peer.asked).toHaveLength(0);
    });
  }
});

describe('[HTTP-17] sharing and cancelling', () => {
  function held() {
    const release: (() => void)[] = [];
    peer.answers((answer, asked) => release.push(() => json({ ret_code: 0, result: 7 })(answer, asked)));
    const arrived = async (count: number) => {
      while (peer.asked.length < count) await new Promise((later) => setTimeout(later, 2));
    };
    return { release: () => release.forEach((go) => void go()), arrived };
  }

  test('[HTTP-17] the same GET under way is shared', async () => {
    const { request } = requestTo(peer.origin);
    const { release, arrived } = held();
    const both = Promise.all([request(read, {}, kept), request(read, {}, kept)]);
    await arrived(1);
    release();
    expect((await both).map((answer) => answer?.result)).toEqual([7, 7]);
    expect(peer.asked).toHaveLength(1);
  });

  test('[HTTP-17] one of those who share may give up without taking the answer from the others', async () => {
    const { request } = requestTo(peer.origin);
    const { release, arrived } = held();
    const giveUp = new AbortController();
    const first = request(read, {}, { ...kept, signal: giveUp.signal });
    const second = request(read, {}, kept);
    await arrived(1);
    giveUp.abort();
    expect(await first).toMatchObject({ ret_code: -200, ret_msg: 'aborted' });
    release();
    expect(await second).toMatchObject({ result: 7 });
  });

  test('[HTTP-17] a failure is shared by those who wait, and by nobody after', async () => {
    const { request } = requestTo(peer.origin);
    peer.answers(text('{'));
    const both = await Promise.all([request(read, {}, kept), request(read, {}, kept)]);
    expect(both.map((answer) => answer?.ret_code)).toEqual([-200, -200]);
    peer.reset();
    expect(await request(read, {}, kept)).toMatchObject({ ret_code: 0 });
  });

  test('[HTTP-17] a page that is left cancels its requests without a word, and can ask again when it comes back', async () => {
    const page = new EventTarget();
    const { request, heard } = requestTo(peer.origin, { page });
    const { arrived } = held();
    const three = Promise.all([
      request(read, {}),
      request(read, { a: 1 }, kept),
      request({ ...read, method: 'POST' }, {}),
    ]);
    await arrived(3);
    page.dispatchEvent(new Event('pagehide'));
    expect((await three).map((answer) => answer?.ret_msg)).toEqual(['aborted', 'aborted', 'aborted']);
    expect(heard.notices).toEqual([]);
    peer.reset();
    expect(await request(read, { a: 1 }, kept)).toMatchObject({ ret_code: 0 });
  });

  test('[HTTP-17] [SESS-06] an answer that was asked for in a session that is over is not kept', async () => {
    const { request } = requestTo(peer.origin);
    const { release, arrived } = held();
    const before = request(mine, undefined, kept);
    await arrived(1);
    await request.forget();
    peer.answers(json({ ret_code: 0, result: 8 }));
    expect(await request(mine, undefined, kept)).toMatchObject({ result: 8 });
    release();
    expect(await before).toMatchObject({ result: 7 });
    expect(await request(mine, undefined, kept)).toMatchObject({ result: 8 });
    expect(peer.asked).toHaveLength(2);
  });
});

describe('[HTTP-13] slow answers', () => {
  for (const [ms, reported] of [
    [5_000, false],
    [5_001, true],
  ] as const) {
    test(`[HTTP-13] ${ms} ms ${reported ? 'is' : 'is not'} reported, without the query`, async () => {
      const { request, heard } = requestTo(peer.origin);
      peer.answers((answer, asked) => {
        heard.now += ms;
        json({ ret_code: 0 })(answer, asked);
      });
      await request(read, { email: 'a@b.c' });
      const report = { kind: 'slow-response', method: 'GET', path: '/v2/public/country-list', ms };
      expect(heard.reports).toEqual(reported ? [report] : []);
    });
  }
});
