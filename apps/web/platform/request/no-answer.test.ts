import { call } from '@gatehouse/contract/call/call';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { breaks, json, requestTo, stalls, startPeer, text } from '../testing/misbehaving-peer.ts';
import type { RequestError } from './request-error.ts';
import { settled } from './settled.ts';

const read = call<undefined, unknown>('GET', '/v2/public/country-list', { access: 'public' });
const write = call<object, unknown>('POST', '/user/private/anything', { access: 'private' });

let peer: Awaited<ReturnType<typeof startPeer>>;
beforeAll(async () => {
  peer = await startPeer();
});
afterEach(() => peer.reset());
afterAll(() => peer.stop());

describe('no answer', () => {
  const nothings = [
    ['a broken connection', breaks, 'network error'],
    ['a stalled body', stalls, 'timeout of 80ms exceeded'],
    ['a body that is no JSON', text('<html>'), 'the body is no JSON'],
    ['a redirect', (answer) => answer.writeHead(302).end('{}'), 'http error'],
  ] as const satisfies readonly (readonly [string, Parameters<typeof peer.answers>[0], string])[];

  for (const [name, behaviour, ret_msg] of nothings) {
    const timeoutMs = behaviour === stalls ? 80 : 10_000;
    test(`[HTTP-12] ${name} resolves with -200 in the browser`, async () => {
      peer.answers(behaviour);
      const { request, heard } = requestTo(peer.origin, { timeoutMs });
      expect(await request(read)).toMatchObject({ ret_code: -200, ret_msg });
      expect(heard.notices).toEqual([]);
    });
  }

  test.each([
    ['an error object without a code', { error: { reason: 'x' } }],
    ['a code that is no number', { ret_code: 'oops' }],
  ])('[HTTP-12] %s rejects with -200', async (_name, body) => {
    peer.answers(json(body));
    const { request, heard } = requestTo(peer.origin);
    await expect(request(read)).rejects.toMatchObject({ name: 'AnswerError', code: -200 });
    expect(heard.notices).toEqual([]);
    expect(await settled(request)(read)).toMatchObject({ ret_code: -200 });
  });

  test('[HTTP-12] a host that is not there resolves with -200', async () => {
    const { request } = requestTo('http://127.0.0.1:1');
    expect(await request(read)).toMatchObject({ ret_code: -200, ret_msg: 'network error' });
  });

  test('[HTTP-12] a CORS failure, which browsers tell as a TypeError, resolves with -200', async () => {
    const refused: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await requestTo('', { fetch: refused }).request(read)).toMatchObject({ ret_code: -200 });
  });

  test('[HTTP-12] [HTTP-06] 403 calls the error handler and resolves with -200', async () => {
    peer.answers(text('forbidden', 403));
    const onError = vi.fn();
    const answer = await requestTo(peer.origin).request(read, undefined, { onError });
    expect(answer).toMatchObject({ ret_code: -200 });
    expect(onError).toHaveBeenCalledOnce();
  });
});

describe('a status of 400 and above', () => {
  for (const status of [400, 401, 404, 413, 429, 500, 503]) {
    test(`[HTTP-06] ${status} calls the error handler with the envelope, and resolves nothing`, async () => {
      peer.answers(json({ ret_code: 700001, ret_msg: 'email', result: { field: 'email' } }, status));
      const errors: RequestError[] = [];
      const { request } = requestTo(peer.origin);
      expect(await request(write, {}, { onError: (error) => errors.push(error) })).toBeUndefined();
      expect(errors[0]?.data).toMatchObject({ ret_code: 700001, result: { field: 'email' } });
      expect(errors[0]?.response?.status).toBe(status);
    });
  }

  test('[HTTP-06] [ERR-05] the error handler gets the refusal as the catalogue names it, and none where the body has none', async () => {
    const { request, heard } = requestTo(peer.origin);
    const refusals: unknown[] = [];
    const onError = (_: RequestError, refusal: unknown) => refusals.push(refusal);
    peer.answers(json({ ret_code: 10016, ret_msg: 'no' }, 400));
    await request(write, {}, { onError });
    peer.answers(text('Bad Gateway', 502));
    await request(write, {}, { onError });
    expect(refusals).toMatchObject([{ ret_code: 100162, toasted: true }, undefined]);
    expect(heard.notices).toMatchObject([{ code: 100162, toast: { ms: 5000 } }]);
  });

  test('[HTTP-06] a settled call gives the envelope of the refusal', async () => {
    const { request } = requestTo(peer.origin);
    peer.answers(json({ retCode: 700001, retMsg: 'email', result: { field: 'email' } }, 422));
    expect(await settled(request)(write, {})).toMatchObject({ ret_code: 700001, result: { field: 'email' } });
    peer.answers(text('Bad Gateway', 502));
    expect(await settled(request)(write, {})).toEqual({ ret_code: -200, ret_msg: 'http error' });
  });
});

test('[HTTP-06] [HTTP-14] where parts of the page cannot be loaded, calls still come back with their code', async () => {
  vi.resetModules();
  for (const part of ['./refusals.ts', './answer-cache.ts']) {
    vi.doMock(part, () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
  }
  try {
    const peerModule = await import('../testing/misbehaving-peer.ts');
    const { request } = peerModule.requestTo(peer.origin);
    expect(await request(read, undefined, { cache: {} })).toMatchObject({ ret_code: 0 });
    peer.answers(json({ ret_code: 31002, ret_msg: 'wrong' }));
    expect(await request(write, {})).toEqual({ ret_code: 31002, ret_msg: 'wrong' });
    peer.answers(text('Bad Gateway', 502));
    expect(await request(write, {})).toBeUndefined();
  } finally {
    vi.doUnmock('./refusals.ts');
    vi.doUnmock('./answer-cache.ts');
  }
});
