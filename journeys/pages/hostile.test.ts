import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { type RawAnswer, rawRequest, sendRaw } from '../stage/raw.ts';
import { sharedProduct } from '../stage/shared-product.ts';

/** In every hostile request, and never in an answer. */
const MARK = 'evil.example';
const JSON_TYPE = 'Content-Type: application/json';

let product: Product;
let slow: Promise<RawAnswer>;

beforeAll(async () => {
  product = await sharedProduct();
  slow = sendRaw(product.port, 'GET /en/login HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
});
afterAll(() => product?.close());

async function goesOn(): Promise<void> {
  const page = await ask(product.port, '/en/login');
  expect(page.status).toBe(200);
  expect(page.text).not.toContain(MARK);
}

type Hostile = readonly [name: string, request: string, statuses: readonly number[]];

const calls: readonly Hostile[] = [
  ['a body over the limit', post('/x-api/login', [JSON_TYPE], `"${MARK}${'a'.repeat(70_000)}"`), [413]],
  ['a body over the limit of the API behind', post('/x-api/login', [JSON_TYPE], `"${'a'.repeat(40_000)}"`), [413]],
  ['a body that says it is 900 MB', rawRequest('POST /x-api/login', [JSON_TYPE, 'Content-Length: 900000000']), [413]],
  ['broken JSON', post('/x-api/login', [JSON_TYPE], `{"login_name":"${MARK}`), [400]],
  ['JSON that is no object', post('/x-api/login', [JSON_TYPE], '[[[[]]]]'), [400]],
  ['JSON with a prototype', post('/x-api/login', [JSON_TYPE], '{"__proto__":{"admin":true}}'), [400]],
  ['deep JSON', post('/x-api/login', [JSON_TYPE], '['.repeat(30_000)), [400]],
  ['bytes that are no UTF-8', post('/x-api/login', [JSON_TYPE], '{"login_name":"\xff\xfe\x00"}'), [400]],
  ['a wrong content type', post('/x-api/login', ['Content-Type: text/plain'], MARK), [415]],
  ['a form', post('/x-api/login', ['Content-Type: application/x-www-form-urlencoded'], `a=${MARK}`), [415]],
  ['no content type', post('/x-api/login', [], '{}'), [415]],
  ['a content type that is none', post('/x-api/login', [`Content-Type: ;;;${MARK}`], '{}'), [400, 415]],
  ['an unknown call', rawRequest(`GET /x-api/${MARK}`), [404]],
  ['a climb out of the calls', rawRequest('GET /x-api/../../en/login'), [400]],
  ['an encoded climb', rawRequest(`GET /x-api/%2e%2e/%2e%2e/${MARK}`), [400]],
  ['a call that looks like a host', rawRequest(`GET /x-api//${MARK}/login`), [404]],
  ['a call whose address cannot be decoded', rawRequest(`GET /x-api/%zz${MARK}`), [400]],
  ['a call by an unusual method', rawRequest('PROPFIND /x-api/login'), [404, 405]],
  ['a call by a wrong method', rawRequest('DELETE /x-api/login'), [405]],
  ['a field that is too long', post('/x-api/user/public/register/info', [JSON_TYPE], info('a'.repeat(300))), [400]],
  ['a NUL in a field', post('/x-api/user/public/register/send/verify/item', [JSON_TYPE], item('\\u0000')), [400]],
  ['SQL in a field', post('/x-api/user/public/register/send/verify/item', [JSON_TYPE], item("' or 1=1--")), [400]],
  ['an object in place of a text', post('/x-api/login', [JSON_TYPE], '{"login_name":{"$ne":""}}'), [400]],
  ['a query that repeats', rawRequest('GET /x-api/user/public/register/recall/info?uuid=a&uuid=b'), [400]],
];

const pages: readonly Hostile[] = [
  ['headers over the limit', rawRequest('GET /en/login', [`X-Long: ${'a'.repeat(20_000)}`]), [431]],
  ['a flood of headers', rawRequest('GET /en/login', Array(2_500).fill(`X-A: ${MARK}`)), [431]],
  ['a huge address', rawRequest(`GET /en/login?${'a'.repeat(10_000)}${MARK}`), [414]],
  ['an address beyond the headers’ limit', rawRequest(`GET /en/login?${'a'.repeat(40_000)}`), [431]],
  ['an absolute address', rawRequest(`GET http://${MARK}/en/login`), [400]],
  ['an absolute address of a call', rawRequest(`POST http://${MARK}/x-api/login`, [JSON_TYPE], '{}'), [400]],
  ['no host', 'GET /en/login HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
  ['two hosts', rawRequest('GET /en/login', ['Host: localhost', `Host: ${MARK}`]), [400]],
  ['two lengths', rawRequest('POST /x-api/login', ['Content-Length: 2', 'Content-Length: 3'], '{}'), [400]],
  [
    'a length beside chunks',
    rawRequest('POST /x-api/login', ['Content-Length: 3', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
    [400],
  ],
  ['a NUL in the query', rawRequest('GET /en/login?a=\x00b'), [400]],
  ['a NUL in a cookie', rawRequest('GET /en/login', ['Cookie: gh_guid=a\x00b']), [400]],
  ['a folded header', rawRequest('GET /en/login', ['X-A: b\r\n c: d']), [400]],
  ['a bare line feed', `GET /en/login HTTP/1.1\nHost: localhost\n\n`, [400]],
  ['no HTTP at all', `${MARK}\r\n\r\n`, [400]],
  ['HTTP/2 in the clear', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
  ['an unknown method', rawRequest('BREW /en/login'), [400]],
  ['an address that cannot be decoded', rawRequest(`GET /%zz/${MARK}`), [400]],
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'OPTIONS'].map(
    (method): Hostile => [
      `${method} on a page`,
      rawRequest(`${method} /en/login?${MARK}`, ['Content-Length: 0']),
      [405],
    ],
  ),
  ['a body that nobody asked for', post('/en/login', [JSON_TYPE], `{"${MARK}`), [405]],
  ['OPTIONS on everything', rawRequest('OPTIONS *'), [405]],
  ['a climb out of the files', rawRequest('GET /assets/../../package.json'), [400, 403, 404]],
  ['an encoded climb out of the files', rawRequest('GET /assets/%2e%2e%2f%2e%2e%2fpackage.json'), [403, 404]],
  ['a climb encoded twice', rawRequest('GET /assets/%252e%252e%252fpackage.json'), [404]],
  ['a climb with backslashes', rawRequest('GET /assets/..\\..\\package.json'), [400, 403, 404]],
  ['an absolute path among the files', rawRequest('GET /assets//etc/passwd'), [403, 404]],
  ['a NUL among the files', rawRequest('GET /assets/page.js%00.css'), [400, 403, 404]],
  ['the files’ folder', rawRequest('GET /assets/'), [403, 404]],
  ['a hidden file', rawRequest('GET /assets/.env'), [403, 404]],
  ['a climb out of the words', rawRequest('GET /translations/gatehouse/global/..%2f..%2fpackage.json'), [404]],
  ['words that are a prototype’s', rawRequest('GET /translations/gatehouse/constructor/en.json'), [404]],
  ['words of no language', rawRequest('GET /translations/gatehouse/global/__proto__.json'), [404]],
];

test.each(calls)('calls: %s is refused in an envelope, and the server goes on', async (_name, request, statuses) => {
  const { status, head, body } = await sendRaw(product.port, request);
  expect(statuses).toContain(status);
  expect(head).toMatch(/content-type: application\/json/i);
  const envelope = JSON.parse(body);
  expect(envelope.ret_code).toBeGreaterThan(700_000);
  expect(envelope.ret_msg).toMatch(/\w+ \w+/);
  expect(head + body).not.toContain(MARK);
  await goesOn();
});

test.each(pages)('pages: %s is refused in a plain text, and the server goes on', async (_name, request, statuses) => {
  const { status, head, body } = await sendRaw(product.port, request);
  expect(statuses).toContain(status);
  if (body && body !== '0\r\n\r\n') expect(head).toMatch(/content-type: text\/plain/i);
  expect(head + body).not.toContain(MARK);
  expect(body).not.toMatch(/node_modules|\bat \w+ \(|FST_|"dependencies"|root:/);
  await goesOn();
});

test('a wrong method says which methods are right, and every refusal carries the safety headers', async () => {
  const { head } = await sendRaw(product.port, rawRequest('DELETE /en/login'));
  expect(head).toMatch(/^allow: GET, HEAD$/im);
  for (const path of ['/assets/none.js', '/%zz', '/none.php', '/translations/gatehouse/x/y.json']) {
    const { headers, status } = await ask(product.port, path);
    expect(status, path).toBeGreaterThanOrEqual(400);
    expect(headers, path).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  }
});

test('hundreds of connections that say nothing keep nobody out', async () => {
  const sockets = Array.from({ length: 300 }, () => connect(product.port, '127.0.0.1'));
  for (const socket of sockets) socket.on('error', () => undefined);
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  const began = Date.now();
  await goesOn();
  expect(Date.now() - began).toBeLessThan(2_000);
  for (const socket of sockets) socket.destroy();
});

test('headers that do not come to an end are given up after ten seconds', async () => {
  const { status, body } = await slow;
  expect(status).toBe(408);
  expect(body).toBe('Request Timeout.');
});

function post(path: string, headers: readonly string[], body: string): string {
  return rawRequest(`POST ${path}`, [...headers, `Content-Length: ${body.length}`], body);
}

function info(email: string): string {
  return JSON.stringify({ register_type: 1, email: `${email}@${MARK}` });
}

function item(uuid: string): string {
  return `{"item":"email","uuid":"${uuid}"}`;
}
