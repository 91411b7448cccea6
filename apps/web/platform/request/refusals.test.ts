import { call } from '@gatehouse/contract/call/call';
import { login } from '@gatehouse/contract/login/login';
import { profile } from '@gatehouse/contract/session/session';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { json, requestTo, startPeer } from '../testing/misbehaving-peer.ts';
import { AnswerError } from './request-error.ts';
import { settled } from './settled.ts';

const write = call<object, unknown>('POST', '/user/private/anything', { access: 'private' });
const quickToken = call<object, unknown>('POST', '/user/private/quick_token', { access: 'private' });

let peer: Awaited<ReturnType<typeof startPeer>>;
beforeAll(async () => {
  peer = await startPeer();
});
afterEach(() => peer.reset());
afterAll(() => peer.stop());

describe('codes', () => {
  test('[ERR-01] any other code shows a toast of 5 s with its code and fails; a call that hides errors has no toast', async () => {
    peer.answers(json({ ret_code: 12345, ret_msg: 'from the server' }));
    const { request, heard } = requestTo(peer.origin);
    await expect(request(write, {})).rejects.toMatchObject({ code: 12345 });
    expect(heard.notices).toEqual([
      { code: 12345, message: 'from the server', toast: { ms: 5000, text: 'code-and-message' } },
    ]);
    expect(await settled(request)(write, {})).toMatchObject({ ret_code: 12345, toasted: true });
    const hidden = await settled(request)({ ...write, hideError: true }, {});
    expect(hidden).toEqual({ ret_code: 12345, ret_msg: 'from the server' });
    expect(heard.notices).toHaveLength(2);
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
    expect(await settled(request)(call('POST', login.path, { access: 'public' }), payload)).toMatchObject({
      toasted: true,
    });
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

  test('[SESS-04] what has no toast does not use up the toast of 10 s', async () => {
    peer.answers(json({ ret_code: 10006 }));
    const { request, heard } = requestTo(peer.origin);
    const ask = settled(request);
    const listed = ['/logout', '/v2/private/user/profile', '/user/private/info', '/v2/public/metrics'] as const;
    for (const path of listed) await ask({ ...write, path }, {});
    await ask(quickToken, {});
    expect(heard).toMatchObject({ sessionEnds: listed.length, notices: [] });
    await ask(write, {});
    await ask(write, {});
    expect(heard.notices).toHaveLength(1);
  });
});
