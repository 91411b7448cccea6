import { call } from '@gatehouse/contract/call/call';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { json, requestTo, startPeer } from '../testing/misbehaving-peer.ts';

const read = call<object | undefined, unknown>('GET', '/v2/public/country-list', { access: 'public' });
const mine = call<undefined, unknown>('GET', '/user/private/info', { access: 'private' });
const write = call<object, unknown>('POST', '/user/private/quick_token', { access: 'private' });

let peer: Awaited<ReturnType<typeof startPeer>>;
beforeAll(async () => {
  peer = await startPeer();
});
afterEach(() => peer.reset());
afterAll(() => peer.stop());

describe('what is sent', () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    test(`[HTTP-01] ${method} sends its payload as a JSON body, params in the query`, async () => {
      const { request } = requestTo(peer.origin);
      await request({ ...write, method }, { a: 1, b: ['x'] }, { params: { q: 'ü&' } });
      expect(peer.last()).toMatchObject({ method, body: '{"a":1,"b":["x"]}' });
      expect(peer.last().url).toBe('/x-api/user/private/quick_token?q=%C3%BC%26');
    });
  }

  test('[HTTP-01] GET turns its body into the query, params after it, and sends no body', async () => {
    const { request } = requestTo(peer.origin);
    const payload = { a: 1, list: ['x', 'y'], none: undefined, gone: null, no: false, deep: { k: 1 } };
    await request(read, payload, { params: { a: 2 } });
    expect(peer.last().body).toBe('');
    expect([...new URL(peer.last().url, peer.origin).searchParams]).toEqual([
      ['a', '1'],
      ['list', 'x'],
      ['list', 'y'],
      ['no', 'false'],
      ['deep', '{"k":1}'],
      ['a', '2'],
    ]);
  });

  test('[HTTP-02] every call carries Accept, Content-Type, Guid, Lang and platform', async () => {
    const { request } = requestTo(peer.origin, { guid: () => 'g'.repeat(36), locale: () => 'de-EU' });
    await request(write, {}, { txId: 'tx-1' });
    expect(peer.last().headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      guid: 'g'.repeat(36),
      lang: 'de-EU',
      platform: 'pc',
      'tx-id': 'tx-1',
    });
    expect(peer.last().headers).not.toHaveProperty('usertoken');
  });

  test('[TG-11] [HTTP-02] the mini-app’s launch data goes along with the calls that are given it, and with no other', async () => {
    const { request } = requestTo(peer.origin);
    await request(write, {}, { telegram: 'user=%7B%7D&hash=x' });
    expect(peer.last().headers).toMatchObject({ tgtoken: 'user=%7B%7D&hash=x' });
    await request(write, {}, { telegram: 'user=\n' });
    expect(peer.last().headers).not.toHaveProperty('tgtoken');
    await request(write, {});
    expect(peer.last().headers).not.toHaveProperty('tgtoken');
  });

  test('[HTTP-02] Lang is en and platform pc where the page knows neither', async () => {
    const { request } = requestTo(peer.origin, { locale: () => '', platform: () => '' });
    await request(read);
    expect(peer.last().headers).toMatchObject({ lang: 'en', platform: 'pc' });
  });

  test('[HTTP-02] [PLAT-04] the label of the platform goes along where it is known', async () => {
    const { request } = requestTo(peer.origin, { platform: () => 'ios_tg' });
    await request(read);
    expect(peer.last().headers.platform).toBe('ios_tg');
  });

  test('[HTTP-02] a value that cannot stand in a header is left out and the call goes on', async () => {
    const { request } = requestTo(peer.origin, { guid: () => 'a\r\nX-Evil: 1', locale: () => '日本' });
    expect(await request(read)).toMatchObject({ ret_code: 0 });
    expect(peer.last().headers).not.toHaveProperty('x-evil');
    expect(peer.last().headers).not.toHaveProperty('guid');
  });

  test('[HTTP-02] cookies go along: same-origin for the own prefix, include for an API elsewhere', async () => {
    const seen: unknown[] = [];
    const spy: typeof fetch = async (url, init) => {
      seen.push([url, init?.credentials]);
      return Response.json({ ret_code: 0 });
    };
    const own = requestTo('', { fetch: spy, prefix: '/x-api' });
    const other = requestTo('', { fetch: spy, prefix: 'https://api.example/x-api' });
    await own.request(read);
    await other.request(read);
    expect(seen).toEqual([
      ['/x-api/v2/public/country-list', 'same-origin'],
      ['https://api.example/x-api/v2/public/country-list', 'include'],
    ]);
  });

  test('[HTTP-03] the prefix is /x-api', async () => {
    const fetcher = vi.fn<typeof fetch>(async () => Response.json({ ret_code: 0 }));
    const { request } = requestTo('', { fetch: fetcher, prefix: undefined as never });
    await request(mine);
    expect(fetcher.mock.calls[0]?.[0]).toBe('/x-api/user/private/info');
  });

  test('[HTTP-09] the token goes with private calls only', async () => {
    const { request } = requestTo(peer.origin, {
      token: { read: () => 'secret', store: () => {}, framedBy: () => 'an-application' },
    });
    await request(mine);
    expect(peer.last().headers.usertoken).toBe('secret');
    await request(read);
    expect(peer.last().headers).not.toHaveProperty('usertoken');
  });

  test('[OAUTH-04] every call of a framed page says whose page it is in', async () => {
    const token = { read: () => 'secret', store: () => {}, framedBy: () => 'an-application' };
    const { request } = requestTo(peer.origin, { token });
    await request(mine);
    expect(peer.last().headers['x-oauth-frame']).toBe('an-application');
    await request(read);
    expect(peer.last().headers['x-oauth-frame']).toBe('an-application');
  });
});

test('[ERR-01] a code that the call names as an answer is the caller’s alone: no toast, and no failure', async () => {
  const { request, heard } = requestTo(peer.origin);
  peer.answers(json({ ret_code: 30_054, ret_msg: 'not known' }));
  const asked = call<undefined, unknown>('GET', '/where', { access: 'public', answers: [30_054] });
  expect(await request(asked)).toMatchObject({ ret_code: 30_054 });
  expect(heard.notices).toEqual([]);
});
