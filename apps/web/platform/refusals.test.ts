import { call } from '@gatehouse/contract/call';
import { login } from '@gatehouse/contract/login';
import { profile } from '@gatehouse/contract/session';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { breaks, json, requestTo, stalls, startPeer, text } from './misbehaving-peer.ts';
import { AnswerError, type RequestError } from './request-error.ts';
import { settled } from './settled.ts';

const read = call<undefined, unknown>('GET', '/v2/public/country-list', { access: 'public' });
const write = call<object, unknown>('POST', '/user/private/anything', { access: 'private' });
const quickToken = call<object, unknown>('POST', '/user/private/quick_token', { access: 'private' });

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
    ['an error object without a code', json({ error: { reason: 'x' } }), ''],
    ['a code that is no number', json({ ret_code: 'oops' }), ''],
    ['a redirect', (answer) => answer.writeHead(302).end('{}'), 'http error'],
  ] as const satisfies readonly (readonly [string, Parameters<typeof peer.answers>[0], string])[];

  for (const [name, behaviour, ret_msg] of nothings) {
    test(`[HTTP-12] ${name} resolves with -200 in the browser`, async () => {
      peer.answers(behaviour);
      const { request, heard } = requestTo(peer.origin, { timeoutMs: 80 });
      expect(await request(read)).toMatchObject({ ret_code: -200, ret_msg });
      expect(heard.notices).toEqual([]);
    });

    test(`[HTTP-12] ${name} rejects with -200 on the server`, async () => {
      peer.answers(behaviour);
      const { request } = requestTo(peer.origin, { timeoutMs: 80 });
      const asking = request(read, undefined, { server: {} });
      await expect(asking).rejects.toMatchObject({ name: 'AnswerError', code: -200 });
    });
  }

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
    const answer = await requestTo(peer.origin).request(read, undefined, { onError, hideError: true });
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

  test('[HTTP-06] without words of its own it says that the server did not answer; nothing with hideError', async () => {
    peer.answers(text('Bad Gateway', 502));
    const { request, heard } = requestTo(peer.origin);
    await request(write, {});
    await request(write, {}, { hideError: true });
    expect(heard.notices).toMatchObject([{ code: -200, toast: { ms: 5000 } }]);
  });

  test('[HTTP-06] a settled call gives the envelope of the refusal', async () => {
    const { request } = requestTo(peer.origin);
    peer.answers(json({ retCode: 700001, retMsg: 'email', result: { field: 'email' } }, 422));
    expect(await settled(request)(write, {})).toMatchObject({ ret_code: 700001, result: { field: 'email' } });
    peer.answers(text('Bad Gateway', 502));
    expect(await settled(request)(write, {})).toEqual({ ret_code: -200, ret_msg: 'http error' });
  });
});

describe('codes', () => {
  test('[ERR-01] any other code shows a toast of 5 s with its code and fails; hideError takes only the toast away', async () => {
    peer.answers(json({ ret_code: 12345, ret_msg: 'from the server' }));
    const { request, heard } = requestTo(peer.origin);
    await expect(request(write, {})).rejects.toMatchObject({ code: 12345 });
    expect(heard.notices).toEqual([
      { code: 12345, message: 'from the server', toast: { ms: 5000, text: 'code-and-message' } },
    ]);
    await expect(request(write, {}, { hideError: true })).rejects.toMatchObject({ code: 12345 });
    expect(heard.notices).toHaveLength(1);
  });

  for (const code of [20100, 31030, 31018, 50101, 31003, 41007, 400607, 10026, 30055]) {
    test(`[ERR-02] ${code} resolves with its data and without a word`, async () => {
      peer.answers(json({ ret_code: code, result: { kept: true } }));
      const { request, heard } = requestTo(peer.origin);
      expect(await request(write, {})).toMatchObject({ ret_code: code, result: { kept: true } });
      expect(heard.notices).toEqual([]);
    });
  }

  for (const code of [33003, 10009]) {
    test(`[ERR-03] [HTTP-16] ${code} fails without a toast`, async () => {
      peer.answers(json({ ret_code: code }));
      const { request, heard } = requestTo(peer.origin);
      await expect(request(write, {})).rejects.toBeInstanceOf(AnswerError);
      expect(heard.notices).toEqual([]);
    });
  }

  test('[ERR-04] 40029 shows its own sentence for 2 s', async () => {
    peer.answers(json({ ret_code: 40029 }));
    const { request, heard } = requestTo(peer.origin);
    await request(write, {}).catch(() => {});
    expect(heard.notices).toMatchObject([{ toast: { ms: 2000, text: 'account-terminated' } }]);
  });

  for (const [path, code] of [
    ['/login', 100160],
    ['/user/public/register/info', 100161],
    ['/user/private/anything', 100162],
  ] as const) {
    test(`[ERR-05] 10016 on ${path} is ${code}`, async () => {
      peer.answers(json({ ret_code: 10016 }));
      const { request, heard } = requestTo(peer.origin);
      const answer = await settled(request)({ ...write, path }, {});
      expect(answer.ret_code).toBe(code);
      expect(heard.notices).toMatchObject([{ code }]);
    });
  }

  test('[ERR-06] 30054 shows a toast for 5 s', async () => {
    peer.answers(json({ ret_code: 30054 }));
    const { request, heard } = requestTo(peer.origin);
    await settled(request)(write, {});
    expect(heard.notices).toMatchObject([{ code: 30054, toast: { ms: 5000 } }]);
  });

  test('[ERR-07] 20035 becomes 35300 on the code to unbind 2FA, and only there', async () => {
    peer.answers(json({ ret_code: 20035 }));
    const ask = settled(requestTo(peer.origin).request);
    const unbind = { ...write, path: '/user/private/unbind-google-2fa/send-code-to-email' } as const;
    expect((await ask(unbind, {})).ret_code).toBe(35300);
    expect((await ask(write, {})).ret_code).toBe(20035);
  });

  for (const code of [41102, 41103, 41104, 41105, 41106, 41107, 41108, 400605, 400606]) {
    test(`[ERR-08] [ERR-02] ${code} opens a dialog with a toast of 2 s, and resolves with its data`, async () => {
      peer.answers(json({ ret_code: code, result: { kept: true } }));
      const { request, heard } = requestTo(peer.origin);
      expect(await request(write, {})).toMatchObject({ ret_code: code, result: { kept: true } });
      expect(heard.notices).toMatchObject([{ code, modal: 'default-error', toast: { ms: 2000 } }]);
    });
  }

  test('[LOGIN-07] 31002 with 3, 4 or 5 wrong passwords passes as a result', async () => {
    const { request, heard } = requestTo(peer.origin);
    const payload = { login_name: 'a@b.c', encrypt_password: 'x', encrypt_timestamp: '1' };
    for (const pass_err_count of [3, 4, 5]) {
      peer.answers(json({ ret_code: 31002, result: { pass_err_count } }));
      expect(await request(login, payload)).toMatchObject({ result: { pass_err_count } });
    }
    expect(heard.notices).toEqual([]);
    peer.answers(json({ ret_code: 31002, result: { pass_err_count: 1 } }));
    await settled(request)(login, payload);
    expect(heard.notices).toHaveLength(1);
  });
});

describe('the end of a session', () => {
  test('[SESS-04] 10006 clears the session and rejects; its toast shows once in 10 s', async () => {
    peer.answers(json({ ret_code: 10006, ret_msg: 'over' }));
    const { request, heard } = requestTo(peer.origin);
    for (const now of [0, 1, 9_999, 10_000]) {
      heard.now = now;
      await expect(request(write, {})).rejects.toMatchObject({ code: 10006 });
    }
    expect(heard.sessionEnds).toBe(4);
    expect(heard.notices).toHaveLength(2);
  });

  test('[SESS-04] on quick_token it neither clears nor toasts', async () => {
    peer.answers(json({ ret_code: 10006 }));
    const { request, heard } = requestTo(peer.origin);
    await expect(request(quickToken, {})).rejects.toMatchObject({ code: 10006 });
    expect(heard).toMatchObject({ sessionEnds: 0, notices: [] });
  });

  test('[SESS-04] on a listed endpoint it clears without a toast', async () => {
    peer.answers(json({ ret_code: 10006 }));
    const { request, heard } = requestTo(peer.origin);
    await expect(request(profile)).rejects.toMatchObject({ code: 10006 });
    expect(heard).toMatchObject({ sessionEnds: 1, notices: [] });
  });
});
