import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createReferences } from '@gatehouse/web/server/references/references';
import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { decisionPages } from './decision-pages.ts';
import { sharedReferences } from './shared-references.ts';

const REFERENCE = 'GH-7K3F-92QX';
const ANSWERED_BY_MS = 5_000;
const WAIT = { timeout: 15_000, interval: 50 };
const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).toReversed()) await clean();
});

/** A peer that takes every connection and answers only the commands of a handshake, or none at all. */
async function stallingPeer() {
  const asked: string[] = [];
  const sockets: Socket[] = [];
  const peer = { asked, sockets, isSilent: false };
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      for (const [, command = ''] of bytes.toString('latin1').matchAll(/\*\d+\r\n\$\d+\r\n(\w+)\r\n/g)) {
        asked.push(command.toLowerCase());
        if (!peer.isSilent) socket.write(answerTo(command.toLowerCase()));
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleaning.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  return { ...{ peer }, url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function answerTo(command: string): string {
  if (command === 'hello') return "-ERR unknown command 'HELLO'\r\n";
  if (command === 'info') return '$17\r\nredis_version:7.0\r\n';
  return command === 'client' ? '+OK\r\n' : '';
}

async function opened() {
  const { peer, url } = await stallingPeer();
  const shared = sharedReferences(url, () => undefined);
  cleaning.push(() => shared.close());
  const server = Fastify();
  await server.register(decisionPages, { references: createReferences({ store: shared.store }) });
  cleaning.push(() => server.close());
  const given = { count: 0 };
  const saved = () => {
    const isSaved = shared.store.save(REFERENCE, 'text');
    if (isSaved) given.count += 1;
    return isSaved;
  };
  return { peer, server, saved, given, times: (command: string) => peer.asked.filter((one) => one === command).length };
}

test('support is answered when Redis is connected and stalls', async () => {
  const { peer, server, saved, times } = await opened();
  await vi.waitFor(() => expect(saved()).toBe(true), WAIT);
  const since = performance.now();
  expect((await server.inject(`/decisions/${REFERENCE}`)).statusCode).toBe(404);
  expect(performance.now() - since).toBeLessThan(ANSWERED_BY_MS);
  await vi.waitFor(() => expect(peer.sockets[0]?.destroyed).toBe(true), WAIT);
  expect(times('get')).toBe(1);
});

test('what a stalled Redis was sent is never sent again, not even when it stalls once more', async () => {
  const { peer, saved, times } = await opened();
  await vi.waitFor(() => expect(saved()).toBe(true), WAIT);
  for (let connections = 2; connections <= 3; connections += 1) {
    await vi.waitFor(() => expect(peer.sockets).toHaveLength(connections), WAIT);
    await vi.waitFor(() => expect(saved()).toBe(true), WAIT);
    await vi.waitFor(() => expect(times('set')).toBe(connections), WAIT);
  }
});

test('while it is silent no reference is given and nothing more is written to it', async () => {
  const { peer, server, saved, given, times } = await opened();
  await vi.waitFor(() => expect(saved()).toBe(true), WAIT);
  peer.isSilent = true;
  await vi.waitFor(() => expect(saved()).toBe(false), WAIT);
  for (let n = 0; n < 1_000; n += 1) expect(saved()).toBe(false);
  await vi.waitFor(() => expect(peer.sockets.length).toBeGreaterThan(1), WAIT);
  expect((await server.inject(`/decisions/${REFERENCE}`)).statusCode).toBe(404);
  expect(times('set')).toBeLessThanOrEqual(given.count);
});
