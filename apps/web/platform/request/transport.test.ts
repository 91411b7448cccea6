import { call } from '@gatehouse/contract/call/call';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { breaks, json, requestTo, stalls, startPeer, text } from '../testing/misbehaving-peer.ts';
import { RequestError } from './request-error.ts';
import { send } from './transport.ts';

const read = call<object | undefined, unknown>('GET', '/v2/public/country-list', { access: 'public' });
const write = call<object, unknown>('POST', '/user/private/quick_token', { access: 'private' });

let peer: Awaited<ReturnType<typeof startPeer>>;
beforeAll(async () => {
  peer = await startPeer();
});
afterEach(() => peer.reset());
afterAll(() => peer.stop());

async function failureOf(behaviour: Parameters<typeof peer.answers>[0], more: Parameters<typeof send>[2] = {}) {
  peer.answers(behaviour);
  const sending = send(fetch, { method: 'GET', url: `${peer.origin}/x`, headers: {} }, more);
  return sending.then(
    () => expect.fail('it should have failed'),
    (error: unknown) => error as RequestError,
  );
}

describe('what comes back', () => {
  test('[HTTP-04] 30 seconds is the limit', async () => {
    vi.useFakeTimers();
    try {
      const never: typeof fetch = (_, init) =>
        new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
      const sending = send(never, { method: 'GET', url: '/x', headers: {} }).catch((error: unknown) => error);
      let over = false;
      void sending.then(() => {
        over = true;
      });
      await vi.advanceTimersByTimeAsync(29_999);
      expect(over).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await sending).toMatchObject({ message: 'timeout of 30000ms exceeded', type: 'Timeout' });
    } finally {
      vi.useRealTimers();
    }
  });

  test('[HTTP-04] a body that stalls after its headers times out too', async () => {
    const error = await failureOf(stalls, { timeoutMs: 60 });
    expect(error).toMatchObject({ message: 'timeout of 60ms exceeded', type: 'Timeout' });
  });

  for (const status of [302, 304, 400, 404, 500, 503]) {
    test(`[HTTP-05] [HTTP-08] status ${status} is \`http error\` with request, response, data and type`, async () => {
      const body = status === 304 ? '' : '{"ret_code":700001}';
      const error = await failureOf((answer) => answer.writeHead(status).end(body));
      expect(error).toBeInstanceOf(RequestError);
      expect(error).toMatchObject({ message: 'http error', type: 'HttpError', data: body ? JSON.parse(body) : '' });
      expect(error.request).toEqual({ method: 'GET', url: `${peer.origin}/x` });
      expect(error.response?.status).toBe(status);
    });
  }

  for (const status of [200, 201, 299]) {
    test(`[HTTP-05] status ${status} is a success`, async () => {
      peer.answers(json({ ret_code: 0, result: 7 }, status));
      const { request } = requestTo(peer.origin);
      expect(await request(read)).toMatchObject({ ret_code: 0, result: 7 });
    });
  }

  test('[HTTP-05] 204 has no body to parse', async () => {
    peer.answers((answer) => answer.writeHead(204).end());
    expect(await requestTo(peer.origin).request(read)).toMatchObject({ ret_code: 0 });
  });

  test('[HTTP-08] without an answer the type says why: Timeout, NetworkError or Aborted, with the request', async () => {
    const request = { method: 'GET', url: `${peer.origin}/x` };
    const late = await failureOf(stalls, { timeoutMs: 60 });
    expect([late.type, late.message, late.request]).toEqual(['Timeout', 'timeout of 60ms exceeded', request]);
    const broken = await failureOf(breaks);
    expect([broken.type, broken.message, broken.request]).toEqual(['NetworkError', 'network error', request]);
    const aborted = await failureOf(stalls, { signals: [AbortSignal.timeout(30)] });
    expect([aborted.type, aborted.message, aborted.request]).toEqual(['Aborted', 'aborted', request]);
    for (const error of [late, broken, aborted]) expect([error.response, error.data]).toEqual([undefined, undefined]);
  });

  for (const body of ['', '{', '<html>', '{"ret_code":0}x']) {
    test(`[HTTP-07] [HTTP-08] ${JSON.stringify(body)} does not parse: ParseError, with the text as data`, async () => {
      expect(await failureOf(text(body))).toMatchObject({ type: 'ParseError', data: body });
    });
  }

  test('[HTTP-07] text comes as it is; any other type is refused before anything is sent', async () => {
    peer.answers(text('hello {'));
    const sent = await send(fetch, { method: 'GET', url: peer.origin, headers: {} }, { responseType: 'text' });
    expect(sent.data).toBe('hello {');
    peer.reset();
    const error = await failureOf(text('x'), { responseType: 'stream' as never });
    expect(error).toMatchObject({ message: 'responseType not support' });
    expect(peer.asked).toEqual([]);
  });

  for (const [spelling, code] of [
    ['ret_code', 31003],
    ['retCode', 31003],
  ] as const) {
    test(`[HTTP-10] the spelling ${spelling} is read`, async () => {
      const message = spelling === 'ret_code' ? 'ret_msg' : 'retMsg';
      peer.answers(json({ [spelling]: code, [message]: 'banned', result: { a: 1 } }));
      const answer = await requestTo(peer.origin).request(read);
      expect(answer).toEqual({ ret_code: code, ret_msg: 'banned', result: { a: 1 } });
    });
  }

  test('[HTTP-10] 0, an absent code and 10007 are successes', async () => {
    const { request, heard } = requestTo(peer.origin);
    for (const body of [{ ret_code: 0 }, {}, { ret_code: 10007 }, { retCode: '0' }]) {
      peer.answers(json(body));
      await expect(request(read)).resolves.toBeDefined();
    }
    expect(heard.notices).toEqual([]);
  });

  test('[HTTP-11] a token is stored, the text `null` is not, and no caller sees it', async () => {
    const stored: string[] = [];
    const { request } = requestTo(peer.origin, {
      token: { read: () => undefined, store: (token) => void stored.push(token), framedBy: () => undefined },
    });
    for (const token of ['null', null, '', 'real']) {
      peer.answers(json({ ret_code: 0, token }));
      expect(await request(write, {})).not.toHaveProperty('token');
    }
    expect(stored).toEqual(['real']);
  });

  test('[HTTP-11] [HTTP-10] a code that only counts as success grants no session', async () => {
    const store = vi.fn();
    const { request } = requestTo(peer.origin, { token: { read: () => undefined, store, framedBy: () => undefined } });
    for (const ret_code of [10007, 31003]) {
      peer.answers(json({ ret_code, token: 'real' }));
      expect(await request(write, {})).not.toHaveProperty('token');
    }
    expect(store).not.toHaveBeenCalled();
  });
});
