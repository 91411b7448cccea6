import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLimits } from '@gatehouse/identity/rate-limit/limits';
import { openRedis, type RedisClient } from '@gatehouse/identity/rate-limit/redis';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort } from '../journeys/stage/free-port.ts';
import { PROGRAMS } from '../scripts/system-programs.ts';

const binary = PROGRAMS.redis.find();
if (!binary) console.log('Sentinels and clusters are left out: there is no redis-server');
const WAIT = { timeout: 20_000, interval: 100 };
const PASSWORD = 'a:p@ss/word';
const login = `:${encodeURIComponent(PASSWORD)}`;
/** Longer than Redis is left alone before it is asked again. */
const LOOKS = 20;
const LOOK_EVERY_MS = 100;
const PERSON = 'person@example.com';
const servers: ChildProcess[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** @returns its port */
async function start(lines: (port: number) => readonly string[], ...more: string[]): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gatehouse-redis-'));
  folders.push(folder);
  const port = await freePort();
  const file = path.join(folder, 'redis.conf');
  writeFileSync(file, [`port ${port}`, 'bind 127.0.0.1', `dir ${folder}`, 'save ""', ...lines(port)].join('\n'));
  const server = spawn(binary ?? '', [file, ...more], { stdio: 'ignore' });
  servers.push(server);
  const client = openRedis(`redis://${login}@127.0.0.1:${port}`, () => undefined);
  await vi.waitFor(() => client.ping(), WAIT);
  client.disconnect();
  return port;
}

const server = () => start(() => [`requirepass ${PASSWORD}`]);

/** Two instances share a limit that each alone would halve. */
async function expectShared(url: string): Promise<void> {
  const open = () => createLimits(url, { mailsByRecipient: 4 }, () => undefined);
  const [one, two] = [open(), open()];
  await vi.waitFor(async () => {
    const key = `${PERSON}${Math.random()}`;
    for (const limits of [one, one, one, two]) await limits.count('mailsByRecipient', key);
    await expect(two.count('mailsByRecipient', key)).rejects.toMatchObject({ code: 'deviceOrAccountLimit' });
  }, WAIT);
  await Promise.all([one.close(), two.close()]);
}

test.skipIf(!binary)('limits are shared through the primary that sentinels name', async () => {
  const primary = await server();
  const watched = ['sentinel monitor doors 127.0.0.1', `${primary} 1`].join(' ');
  const sentinel = await start(() => [watched, `sentinel auth-pass doors ${PASSWORD}`], '--sentinel');
  await expectShared(`redis+sentinel://${login}@127.0.0.1:1,127.0.0.1:${sentinel}/doors`);
});

test.skipIf(!binary)('limits are shared through a cluster', async () => {
  const node = await start(() => [
    `requirepass ${PASSWORD}`,
    'cluster-enabled yes',
    'cluster-config-file nodes.conf',
    'cluster-announce-ip 127.0.0.1',
  ]);
  const client = openRedis(`redis://${login}@127.0.0.1:${node}`, () => undefined);
  await vi.waitFor(() => client.ping(), WAIT);
  await client.call('CLUSTER', 'ADDSLOTSRANGE', '0', '16383');
  await vi.waitFor(async () => expect(await client.call('CLUSTER', 'INFO')).toContain('cluster_state:ok'), WAIT);
  const url = `redis+cluster://${login}@127.0.0.1:1,127.0.0.1:${node}`;
  await expectShared(url);
  await expectAwayWhileApart(url, client);
  client.disconnect();
});

/** A cluster without one of its parts answers pings: it counts as unavailable until it is complete, and is reported once. */
async function expectAwayWhileApart(url: string, node: RedisClient): Promise<void> {
  const told: string[] = [];
  const limits = createLimits(url, {}, (error) => told.push(error.message));
  const isShared = () => limits.count('mailsByRecipient', `${PERSON}${Math.random()}`).then(() => !limits.isAlone());
  await vi.waitFor(async () => expect(await isShared()).toBe(true), WAIT);
  told.length = 0;
  await node.call('CLUSTER', 'DELSLOTSRANGE', '0', '8191');
  const seen: boolean[] = [];
  await vi.waitFor(async () => expect(await isShared()).toBe(false), WAIT);
  for (let look = 0; look < LOOKS; look += 1) {
    seen.push(await isShared());
    await new Promise((later) => setTimeout(later, LOOK_EVERY_MS));
  }
  expect(seen).not.toContain(true);
  expect(told).toHaveLength(1);
  await node.call('CLUSTER', 'ADDSLOTSRANGE', '0', '8191');
  await vi.waitFor(async () => expect(await isShared()).toBe(true), WAIT);
  await limits.close();
}
