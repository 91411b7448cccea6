import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestIdentity, type TestIdentity, testStores } from '../testing/open-test-identity.ts';

const INFO = '/user/public/register/info';
const VERIFY = '/user/public/register/verify';
const UUID = '00000000-0000-4000-8000-000000000000';

describe.each(testStores)('bad input on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store, { limitPoints: { registrationsByAddress: 1e6, mailsByRecipient: 1e6 } });
  });
  afterAll(() => identity.close());

  test.each([
    ['register_type', { email: 'a@example.com' }],
    ['register_type', { register_type: 5, email: 'a@example.com' }],
    ['email', { register_type: 1 }],
    ['email', { register_type: 1, email: 5 }],
    ['email', { register_type: 1, email: 'no address' }],
    ['email', { register_type: 1, email: `${'a'.repeat(250)}@example.com` }],
    ['email', { register_type: 1, email: 'a@example.com\r\nBcc: b@example.com' }],
    ['email', { register_type: 1, email: 'a@example.com\0' }],
    ['surprise', { register_type: 1, email: 'a@example.com', surprise: 1 }],
    ['url', { register_type: 1, email: 'a@example.com', url: 'x'.repeat(2049) }],
    ['medium', { register_type: 1, email: 'a@example.com', medium: 'a\0b' }],
    ['medium', { register_type: 1, email: 'a@example.com', medium: '\ud800' }],
    [
      'magpie_verify_info.token',
      { register_type: 1, email: 'a@example.com', magpie_verify_info: { token: 1, scene: '' } },
    ],
  ])('[SIGNUP-04] the field %s is named', async (field, body) => {
    const answer = await identity.post(INFO, body);
    expect(answer).toMatchObject({ status: 400, ret_code: 700001, result: { field } });
    expect(answer.ret_msg).toContain(field);
    expect(answer.text).not.toContain('Bcc');
  });

  test.each([
    [VERIFY, { uuid: 'x', code: '123456' }, 'uuid'],
    [VERIFY, { uuid: UUID, code: '12345' }, 'code'],
    [VERIFY, { uuid: UUID, code: '１２３４５６' }, 'code'],
    [VERIFY, { uuid: UUID, code: 123456 }, 'code'],
    ['/login', { login_name: 'a@example.com', encrypt_password: 'A' }, 'encrypt_timestamp'],
    ['/login', { login_name: 'a@example.com', encrypt_password: 'A', encrypt_timestamp: '1e12' }, 'encrypt_timestamp'],
    [
      '/login',
      { login_name: 'a@example.com', encrypt_password: 'A'.repeat(2049), encrypt_timestamp: '1' },
      'encrypt_password',
    ],
  ])('%s names what is wrong', async (path, body, field) => {
    expect(await identity.post(path, body)).toMatchObject({ status: 400, ret_code: 700001, result: { field } });
  });

  test('queries are checked like bodies', async () => {
    for (const query of ['', '?uuid=', '?uuid=x', `?uuid=${UUID}&uuid=${UUID}`, `?uuid=${UUID}&x=1`]) {
      expect((await identity.get(`/user/public/register/recall/info${query}`)).status).toBe(400);
    }
  });

  test.each([
    ['{', 400, 700003],
    ['{"a":1}}', 400, 700003],
    ['{"__proto__":{"x":1}}', 400, 700003],
    ['null', 400, 700001],
    ['[]', 400, 700001],
    ['"text"', 400, 700001],
    ['', 400, 700001],
    ['['.repeat(10_000), 400, 700003],
    [JSON.stringify({ email: 'x'.repeat(40_000) }), 413, 700002],
  ])('a body such as %.20s gets its answer', async (body, status, ret_code) => {
    expect(await identity.post(INFO, body)).toMatchObject({ status, ret_code });
  });

  test('[HTTP-02] only JSON is taken', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'x']) {
      const answer = await identity.post(INFO, 'a=1', { 'content-type': type });
      expect(answer).toMatchObject({ status: 415, ret_code: 700004 });
    }
  });

  test('a wrong method names the right one, an unknown path is unknown', async () => {
    expect(await identity.get('/login')).toMatchObject({ status: 405, ret_code: 700006, headers: { allow: 'POST' } });
    for (const path of ['/', '/nothing', '/login/', '/%', '/%00', '/../etc/passwd', `/${'x'.repeat(5000)}`]) {
      expect(await identity.get(path)).toMatchObject({ status: 404, ret_code: 700005 });
    }
  });

  test('a flood of headers is turned away', async () => {
    const headers = Object.fromEntries(Array.from({ length: 150 }, (_, n) => [`x-${n}`, '1']));
    expect(await identity.get('/user/private/info', headers)).toMatchObject({ status: 431, ret_code: 700007 });
  });

  test('broken requests on the wire get 4xx with an envelope, and others are served meanwhile', async () => {
    const address = await identity.app.listen({ port: 0, host: '127.0.0.1' });
    const port = Number(new URL(address).port);
    const flood = `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`;
    expect(await raw(port, flood)).toMatch(/^HTTP\/1\.1 431 [\s\S]*"ret_code":700007/);
    expect(await raw(port, 'NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*"ret_code":/);
    const slow = connect(port, '127.0.0.1');
    slow.write('POST /login HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\ncontent-type: application/json\r\n\r\n{');
    const answer = await fetch(`${address}/user/public/encrypt-key`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('server')).toBeNull();
    slow.destroy();
  });

  test('whatever is sent, the answer is an envelope and never 5xx', async () => {
    const paths = [
      INFO,
      VERIFY,
      '/user/public/register/send/verify/item',
      '/user/public/register/password',
      '/login',
      '/logout',
    ];
    const field = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.constant(null), fc.constant(UUID));
    const names = fc.constantFrom(
      'uuid',
      'code',
      'email',
      'register_type',
      'item',
      'login_name',
      'encrypt_password',
      'encrypt_timestamp',
      'url',
    );
    const body = fc.oneof(fc.dictionary(names, field), fc.jsonValue());
    const property = fc.asyncProperty(fc.constantFrom(...paths), body, async (path, payload) => {
      const answer = await identity.post(path, JSON.stringify(payload));
      expect(answer.status).toBeLessThan(500);
      expect(answer.ret_code).toEqual(expect.any(Number));
    });
    await fc.assert(property, { numRuns: 300 });
  });

  test('[SESS-04] strange headers are no more than absent ones', async () => {
    const headers = {
      guid: 'x'.repeat(36),
      lang: '../../etc',
      platform: '<b>',
      'x-forwarded-for': 'nonsense',
      'x-gatehouse-site': 'NOWHERE',
    };
    const done = await identity.register('headers@example.com', 'correct horse battery', headers);
    const me = await identity.get('/user/private/info', { usertoken: done.token ?? '', ...headers });
    expect(me.result.lang).toBe('en');
  });
});

function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (part) => {
      received += part;
    });
    socket.on('error', () => resolve(received)).on('close', () => resolve(received));
    socket.setTimeout(5000, () => reject(new Error(`No answer in time; so far: ${received}`)));
  });
}
