import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { login as loginCall } from '@gatehouse/contract/login/login';
import { profile, sessionList, userInfo } from '@gatehouse/contract/session/session';
import { onDevice, openTestIdentity, type TestIdentity } from '@gatehouse/identity/testing/open-test-identity';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dispatch } from './dispatch.ts';

type Call = { method?: string; path: string; headers?: Record<string, string>; body?: string | Buffer };
type Answer = { status: number; headers: Record<string, unknown>; body: string };

const JSON_BODY = { 'content-type': 'application/json' };
const REQUEST_ID = { 'x-request-id': '01900000-0000-7000-8000-000000000001' };
/** What a connection adds by itself, and what says that it ends. */
const OF_THE_CONNECTION = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

let identity: TestIdentity;
let token = '';
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  const destination = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  identity = await openTestIdentity('SQLite', { logger: pino({ level: 'info' }, destination) });
  token = (await identity.register('somebody@example.com', 'correct horse battery')).token ?? '';
  await identity.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => identity.close());

const user = () => ({ usertoken: token });
const login = (body: object | string): Call => ({
  method: 'POST',
  path: loginCall.path,
  headers: JSON_BODY,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

test.each<[string, () => Call]>([
  ['a call with a session', () => ({ path: profile.path, headers: user() })],
  ['a call without one', () => ({ path: profile.path })],
  ['a query', () => ({ path: `${userInfo.path}?flag=1&flag=2`, headers: user() })],
  ['a list', () => ({ path: sessionList.path, headers: user() })],
  ['a body that a GET does not have', () => ({ path: loginCall.path, headers: JSON_BODY, body: '{' })],
  ['a wrong method', () => ({ method: 'DELETE', path: '/login' })],
  ['HEAD', () => ({ method: 'HEAD', path: profile.path, headers: user() })],
  ['HEAD of what is not there', () => ({ method: 'HEAD', path: '/nothing' })],
  ['OPTIONS', () => ({ method: 'OPTIONS', path: '/login' })],
  ['a method that nobody takes', () => ({ method: 'PROPFIND', path: '/login' })],
  ['a path that is not there', () => ({ path: '/nothing' })],
  ['no path', () => ({ path: '/' })],
  ['two slashes', () => ({ path: '//login' })],
  ['dot segments', () => ({ path: '/user/../login' })],
  ['an escape', () => ({ path: '/%6cogin' })],
  ['a broken escape', () => ({ path: '/%zz' })],
  ['a long path', () => ({ path: `/${'a'.repeat(3_000)}` })],
  ['a slash at the end', () => ({ path: '/login/' })],
  ['another case', () => ({ path: '/LOGIN' })],
  ['a broken query', () => ({ path: '/user/public/register/recall/info?uuid=%zz&uuid' })],
  ['broken JSON', () => login('{"login_name":')],
  ['JSON that is no object', () => login('[]')],
  ['a prototype', () => login('{"__proto__":{"login_name":"x"}}')],
  ['a constructor', () => login('{"constructor":{"prototype":{"x":1}}}')],
  ['bytes that are no text', () => ({ ...login(''), body: Buffer.from([0xff, 0xfe, 0x22]) })],
  ['a field that is missing', () => login({ login_name: 'a@example.com' })],
  ['a field that is not known', () => login({ surprise: 1 })],
  ['a password that cannot be read', () => login(password('A'))],
  ['a timestamp that is too old', () => login({ ...password('A'), encrypt_timestamp: '1000' })],
  ['no body with its type', () => ({ method: 'POST', path: loginCall.path, headers: JSON_BODY })],
  ['no body and no type', () => ({ method: 'POST', path: '/login' })],
  ['a body without a type', () => ({ method: 'POST', path: loginCall.path, body: '{}' })],
  [
    'another type',
    () => ({ method: 'POST', path: loginCall.path, headers: { 'content-type': 'text/plain' }, body: '{}' }),
  ],
  [
    'a type with its character set',
    () => ({ ...login({}), headers: { 'content-type': 'application/json;charset=x' } }),
  ],
  ['a type that is none', () => ({ ...login({}), headers: { 'content-type': 'json' } })],
  ['a body that is too large', () => login(`{"a":"${'a'.repeat(40_000)}"}`)],
  ['a body of just the limit', () => login(`"${'a'.repeat(32 * 1024 - 2)}"`)],
  ['a hundred headers and more', () => ({ path: '/nothing', headers: many(120) })],
  ['a method and a body that do not fit', () => ({ ...login({}), method: 'PUT' })],
])('%s is answered and logged as through a socket', async (_name, call) => {
  const { headers, ...rest } = call();
  const full = { ...rest, headers: { ...onDevice({}), ...REQUEST_ID, ...headers } };
  const [bySocket, itsLine] = await logged(() => throughSocket(full));
  const [dispatched, line] = await logged(() => directly(full));
  expect(dispatched).toEqual(bySocket);
  expect(line).toEqual(itsLine);
});

test('[LOGIN-07] errors are counted the same, and the answers say so', async () => {
  const attempt = async (send: (call: Required<Call>) => Promise<Answer>, name: string) => {
    const answers: unknown[] = [];
    for (let count = 0; count < 7; count += 1) {
      const body = JSON.stringify({ login_name: name, ...(await identity.locked('not the password')) });
      const {
        status,
        headers,
        body: text,
      } = await send({ ...login(''), headers: { ...JSON_BODY, ...onDevice({}) }, body } as Required<Call>);
      const { ret_code, result } = JSON.parse(text);
      answers.push([status, ret_code, result?.pass_err_count, headers['retry-after'] !== undefined]);
    }
    return answers;
  };
  expect(await attempt(directly, 'one@example.com')).toEqual(await attempt(throughSocket, 'two@example.com'));
});

function password(text: string) {
  return {
    login_name: 'a@example.com',
    encrypt_password: Buffer.from(text.repeat(256)).toString('base64'),
    encrypt_timestamp: String(Date.now()),
  };
}

function many(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [`x-${n}`, '1']));
}

/** With what the log says of it, times left out. */
async function logged(send: () => Promise<Answer>): Promise<[Answer, unknown[]]> {
  lines.length = 0;
  const answer = await send();
  await new Promise((resolve) => setTimeout(resolve, 20));
  return [answer, lines.map(({ time: _time, ms: _ms, ...line }) => line)];
}

async function directly({ method = 'GET', path, headers = {}, body }: Call): Promise<Answer> {
  const bytes = body === undefined ? undefined : Buffer.from(body as string);
  const answer = await dispatch(identity.app, { method, path, headers, body: bytes });
  return { status: answer.status, headers: own(answer.headers), body: String(answer.body) };
}

function throughSocket({ method = 'GET', path, headers = {}, body }: Call): Promise<Answer> {
  const { port } = identity.app.server.address() as AddressInfo;
  const length = body === undefined ? {} : { 'content-length': String(Buffer.from(body as string).length) };
  return new Promise((resolve, reject) => {
    const options = { port, method, path, agent: false, headers: { ...headers, ...length } };
    const request = http.request(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: own(answer.headers),
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    request.once('error', reject);
    request.end(body);
  });
}

function own(headers: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = Object.entries(headers).filter(
    ([name, value]) => !OF_THE_CONNECTION.includes(name) && value !== undefined,
  );
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}
