import { call } from '@gatehouse/contract/call/call';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { json, requestTo, startPeer, text } from '../testing/misbehaving-peer.ts';

const read = call<object | undefined, unknown>('GET', '/v2/public/country-list', { access: 'public' });
const mine = call<undefined, unknown>('GET', '/user/private/info', { access: 'private' });
const kept = { cache: {} };

let peer: Awaited<ReturnType<typeof startPeer>>;
beforeAll(async () => {
  peer = await startPeer();
});
afterEach(() => peer.reset());
afterAll(() => peer.stop());

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
