import { describe, expect, test } from 'vitest';
import { createIdentity } from '../../compose.ts';
import { onDevice, openTestIdentity, testStores } from '../../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const other = { guid: '00000000-0000-4000-8000-000000000001' };

describe.each(testStores)('the next process on %s', (store) => {
  test('[SESS-01] [LOGIN-02] knows every session, every device and every step that was confirmed', async () => {
    const identity = await openTestIdentity(store);
    const { token = '', result } = await identity.register('next@example.com', PASSWORD);
    const { uuid } = (await identity.logIn('next@example.com', PASSWORD, other)).result;
    await identity.post('/user/public/challenge/send', { uuid, item: 'email' }, other);
    const code = /\b\d{6}\b/.exec(identity.mailbox.list()[0]?.text ?? '')?.[0] ?? '';
    for (let n = 1; n <= 2; n += 1) await identity.logIn('next@example.com', 'wrong', other);

    const next = await createIdentity(identity.options);
    const ask = async (method: 'GET' | 'POST', url: string, headers: Record<string, string>, payload?: object) => {
      const all = { 'content-type': 'application/json', ...onDevice(headers) };
      return (await next.inject({ method, url, headers: all, ...(payload ? { payload } : {}) })).json();
    };
    expect((await ask('GET', '/user/private/info', { usertoken: token })).result.id).toBe(result.id);
    const wrong = await ask('POST', '/login', other, {
      login_name: 'next@example.com',
      ...(await identity.locked('wrong')),
    });
    expect(wrong).toMatchObject({ ret_code: 31002, result: { pass_err_count: 3 } });
    const proof = { by: 'email', code };
    const done = await ask('POST', '/user/public/login/verify', other, { uuid, proof });
    expect(done).toMatchObject({ ret_code: 0, result });
    expect((await identity.get('/user/private/info', { usertoken: done.token })).result.id).toBe(result.id);
    await next.close();
    await identity.close();
  });
});
