import { call } from '@gatehouse/contract/call/call';
import { profile } from '@gatehouse/contract/session/session';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { json, memoryStorage, requestTo, startPeer, text } from '../testing/misbehaving-peer.ts';

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
      await request(read, {}, kept);
    }
    expect(peer.asked).toHaveLength(4);
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
