import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { qrStatus } from '@gatehouse/contract/login/qr';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { type Api, ApiUnreachable, remoteApi } from '../api/api.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { gateway, PREFIX } from './gateway.ts';

const visitor = {
  ...{ site: { id: 'A' }, userAgent: '', token: undefined, guid: undefined, secure: false, tokenCookie: 't' },
  ...{ address: () => '127.0.0.1', place: () => ({}) },
} as unknown as Visitor;
const SOON = { timeout: 20_000, interval: 10 };
const PATH = `${PREFIX}${qrStatus.path}`;

/** A gateway before an API that never answers, and the state of its calls. */
async function opened() {
  const seen: AbortSignal[] = [];
  const api: Api = ({ signal }) => {
    if (!signal) return Promise.resolve({ status: 200, headers: {}, body: Buffer.from('') });
    seen.push(signal);
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  };
  const logged: unknown[] = [];
  const logger = { level: 'error', stream: { write: (line: string) => logged.push(line) } };
  const server = Fastify({ logger });
  await server.register(gateway, { prefix: PREFIX, api, visitorOf: () => visitor });
  await server.listen({ port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return { server, port, seen, logged };
}

test('[LOGIN-05] [HTTP-17] a browser that hangs up ends its waiting call, and nothing is logged', async () => {
  const { server, port, seen, logged } = await opened();
  const asked = get({ port, path: PATH }).on('error', () => undefined);
  const aborted = expect.poll(() => seen.map((signal) => signal.aborted), SOON);
  await aborted.toEqual([false]);
  asked.destroy();
  await aborted.toEqual([true]);
  await server.close();
  expect(logged).toEqual([]);
});

test('[LOGIN-05] a closing server ends waiting calls at once', async () => {
  const { server, port, seen } = await opened();
  const status = new Promise((resolve) => {
    get({ port, path: PATH, agent: false }, (answer) => resolve(answer.resume().statusCode));
  });
  // Arrived before the close: later requests are refused.
  await expect.poll(() => seen.length, SOON).toBe(1);
  const from = performance.now();
  await server.close();
  expect(await status).toBe(503);
  expect(performance.now() - from).toBeLessThan(2_000);
});

test('[LOGIN-05] a call that does not wait has no signal', async () => {
  const { server, port, seen } = await opened();
  const answer = await fetch(`http://127.0.0.1:${port}${PREFIX}/user/private/info`);
  expect([answer.status, seen]).toEqual([200, []]);
  await server.close();
});

test('[LOGIN-05] an API of its own sees that the client has gone', async () => {
  const closed = Promise.withResolvers<void>();
  const own = Fastify();
  own.get('/x', (_request, reply) => {
    reply.hijack();
    reply.raw.on('close', () => closed.resolve());
  });
  await own.listen({ port: 0 });
  const { port } = own.server.address() as AddressInfo;
  const call = new AbortController();
  const asked = remoteApi(`http://127.0.0.1:${port}`)({ method: 'GET', path: '/x', headers: {}, signal: call.signal });
  setTimeout(() => call.abort(), 100);
  await expect(asked).rejects.toBeInstanceOf(ApiUnreachable);
  await closed.promise;
  await own.close();
});
