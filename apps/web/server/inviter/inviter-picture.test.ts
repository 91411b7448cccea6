import { defaultBrand as brand } from '@gatehouse/brand/default-brand';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ApiRequest, type ApiResponse, ApiUnreachable } from '../api/api.ts';
import { everyAnswer } from '../http/security-headers.ts';
import { visitorReader } from '../visitor/visitor.ts';
import { inviterPicture } from './inviter-picture.ts';
import { pictureOf } from './picture-fixture.ts';

const PNG = pictureOf['image/png']?.(192, 192) ?? Buffer.alloc(0);
const ADDRESS = '/front/inviter-picture?id=10001';

let server: FastifyInstance;
let asked: ApiRequest[];
let answer: (request: ApiRequest) => Promise<ApiResponse> | ApiResponse;
let now: number;

const json = (value: unknown): ApiResponse => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(value)),
});
const picture = (bytes: Buffer) => json({ ret_code: 0, result: { headimg: bytes.toString('base64') } });

beforeEach(async () => {
  asked = [];
  now = 1;
  answer = () => picture(PNG);
  server = Fastify({ trustProxy: true });
  server.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers(everyAnswer);
    done(null, payload);
  });
  const api = async (request: ApiRequest) => {
    asked.push(request);
    return answer(request);
  };
  await server.register(inviterPicture, { api, visitorOf: visitorReader(brand), clock: () => now });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});
const get = (url = ADDRESS, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { host: 'localhost', ...headers } });

describe('[AFF-10] a picture', () => {
  test('comes from the API by id and country, and may run nothing', async () => {
    const { statusCode, headers, rawPayload } = await get(`${ADDRESS}&country=KZ`, {
      cookie: 'b_t_c_k=a-token-123456',
    });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(rawPayload).toEqual(PNG);
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['set-cookie']).toBeUndefined();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ method: 'GET', path: '/affiliate/v1/headimg?id=10001&country=KZ' });
    expect(asked[0]?.headers).not.toHaveProperty('usertoken');
  });

  test.each(Object.entries(pictureOf))('of the type %s is passed on as that', async (type, make) => {
    answer = () => picture(make(10, 10));
    expect((await get()).headers['content-type']).toBe(type);
  });

  test.each(['', 'id=', 'id=ada', 'id=1&id=2', 'id=../1', 'id=%EF%BC%97', `id=${'1'.repeat(21)}`])(
    '[AFF-02] with the query %j makes no call',
    async (query) => {
      expect((await get(`/front/inviter-picture?${query}`)).statusCode).toBe(404);
      expect(asked).toEqual([]);
    },
  );

  test('of an invalid country is the default one', async () => {
    await get(`${ADDRESS}&country=../x`);
    expect(asked[0]?.path).toBe('/affiliate/v1/headimg?id=10001');
  });
});

describe('[AFF-10] anything but a picture is a 404', () => {
  test.each<[string, () => ApiResponse]>([
    ['SVG', () => picture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'))],
    ['a page', () => picture(Buffer.from('<!doctype html><script>alert(1)</script>'))],
    ['an empty picture', () => picture(Buffer.alloc(0))],
    ['a huge picture', () => picture(Buffer.concat([PNG, Buffer.alloc(524_288)]))],
    ['huge pixels', () => picture(pictureOf['image/png']?.(30_000, 30_000) ?? PNG)],
    ['an address', () => json({ ret_code: 0, result: { headimg: 'https://evil.example/a.png' } })],
    ['a number', () => json({ ret_code: 0, result: { headimg: 7 } })],
    ['no result', () => json({ ret_code: 0 })],
    ['a refusal with a picture', () => json({ ret_code: 610017, result: { headimg: PNG.toString('base64') } })],
    ['raw bytes', () => ({ status: 200, headers: { 'content-type': 'image/png' }, body: PNG })],
    ['a list', () => json([])],
  ])('%s', async (_what, given) => {
    answer = given;
    const { statusCode, headers, body } = await get();
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'no-store',
    ]);
    expect(body).not.toContain('<');
  });

  test('an API that is down is asked again at once when it is back', async () => {
    answer = () => {
      throw new ApiUnreachable('down');
    };
    expect((await get()).statusCode).toBe(404);
    answer = () => picture(PNG);
    expect((await get()).statusCode).toBe(200);
  });

  test('waits at most four seconds for the API', async () => {
    answer = () => new Promise(() => {});
    const start = performance.now();
    expect((await get()).statusCode).toBe(404);
    expect(performance.now() - start).toBeLessThan(5_000);
    expect(asked[0]?.withinMs).toBe(4_000);
  });
});

describe('[AFF-10] the picture cache', () => {
  test('lasts ten minutes, and shares one fetch between concurrent requests', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get()));
    now = 600_000;
    await get();
    expect(asked).toHaveLength(1);
    now = 600_002;
    await get();
    expect(asked).toHaveLength(2);
  });

  test('is by environment, id and country', async () => {
    for (const url of [ADDRESS, `${ADDRESS}&country=KZ`, '/front/inviter-picture?id=7']) await get(url);
    await get(ADDRESS, { host: 'testnet.localhost' });
    await get(ADDRESS, { host: 'eu.localhost' });
    expect(asked).toHaveLength(4);
  });

  test('stores a missing picture for half a minute, and a rate limit not at all', async () => {
    answer = () => json({ ret_code: 610017 });
    for (const at of [1, 30_000, 30_002]) {
      now = at;
      await get();
    }
    expect(asked).toHaveLength(2);
    answer = () => json({ ret_code: 31018 });
    await get('/front/inviter-picture?id=8');
    answer = () => picture(PNG);
    expect((await get('/front/inviter-picture?id=8')).statusCode).toBe(200);
  });

  test('holds at most 16 MB: the oldest are dropped', async () => {
    const large = Buffer.concat([PNG, Buffer.alloc(500_000)]);
    answer = () => picture(large);
    for (let id = 1; id <= 40; id += 1) await get(`/front/inviter-picture?id=${id}`);
    asked = [];
    await get('/front/inviter-picture?id=40');
    expect(asked).toHaveLength(0);
    await get('/front/inviter-picture?id=1');
    expect(asked).toHaveLength(1);
  });
});

test('[AFF-10] limits the requests of one address', async () => {
  const from = (address: string, id: number) => get(`/front/inviter-picture?id=${id}`, { 'x-forwarded-for': address });
  const statuses = [];
  for (let id = 1; id <= 241; id += 1) statuses.push((await from('203.0.113.7', id)).statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await from('203.0.113.8', 1)).statusCode).toBe(200);
});
