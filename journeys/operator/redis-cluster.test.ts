import { once } from 'node:events';
import { openRedis, type RedisClient } from '@gatehouse/identity/rate-limit/redis';
import { openSharedMemory, type SharedMemory } from '@gatehouse/identity/rate-limit/shared-memory';
import { type TestContext, test } from 'vitest';
import { PROGRAMS } from '../../scripts/system-programs.ts';
import { type TemporaryService, temporaryRedis } from '../../scripts/temporary-service.ts';
import { freePort } from '../stage/free-port.ts';

/** A cluster whose masters do not notice for a minute that one of them is gone: until then it says that it is whole. */
const RANGES = [
  [0, 5_460],
  [5_461, 10_922],
  [10_923, 16_383],
] as const;
const SLOW_TO_NOTICE_MS = 60_000;
const AWAY_MS = 6_000;
const ASK_EVERY_MS = 20;
const SOON = { timeout: 10_000, interval: 50 };
const KEYS = 60;

type Cluster = { readonly masters: readonly TemporaryService[]; readonly url: string };

async function openCluster({ expect, onTestFinished }: TestContext): Promise<Cluster> {
  const masters = await Promise.all(RANGES.map(openMaster));
  onTestFinished(async () => void (await Promise.all(masters.map(({ stop }) => stop()))));
  const [first, ...others] = masters as [TemporaryService, ...TemporaryService[]];
  await Promise.all(others.map((master) => join(master, first)));
  await expect.poll(() => Promise.all(masters.map(knownNodes)), SOON).toEqual(masters.map(() => RANGES.length));
  const hosts = masters.map(({ url }) => new URL(url).host);
  return { masters, url: `redis+cluster://${hosts.join(',')}` };
}

async function openMaster(range: (typeof RANGES)[number]): Promise<TemporaryService> {
  const own = ['--cluster-enabled', 'yes', '--cluster-node-timeout', `${SLOW_TO_NOTICE_MS}`];
  const master = await temporaryRedis(PROGRAMS.redis.find() ?? '', [...own, '--cluster-port', `${await freePort()}`]);
  await asked(master, (client) => client.cluster('ADDSLOTSRANGE', ...range));
  return master;
}

async function asked<T>({ url: address }: TemporaryService, work: (client: RedisClient) => Promise<T>): Promise<T> {
  const client = openRedis(address, () => undefined);
  await once(client, 'ready');
  return work(client).finally(() => client.disconnect());
}

async function join(master: TemporaryService, first: TemporaryService): Promise<void> {
  const config = await asked(first, (client) => client.config('GET', 'cluster-port'));
  const [, bus] = config as string[];
  const { hostname, port } = new URL(first.url);
  await asked(master, (client) => client.call('CLUSTER', 'MEET', hostname, port, `${bus}`));
}

/** How many nodes it says a whole cluster has. */
async function knownNodes(master: TemporaryService): Promise<number> {
  const info = await asked(master, (client) => client.cluster('INFO'));
  return /cluster_state:ok/.test(info) ? Number(/cluster_known_nodes:(\d+)/.exec(info)?.[1]) : 0;
}

async function opened(
  { expect, onTestFinished }: TestContext,
  url: string,
): Promise<{ shared: SharedMemory; errors: Error[] }> {
  const errors: Error[] = [];
  const shared = openSharedMemory(url, (error) => errors.push(error));
  onTestFinished(shared.close);
  await expect.poll(() => answersAll(shared), SOON).toBe(true);
  errors.length = 0;
  return { shared, errors };
}

async function answersAll({ redis, ask }: SharedMemory): Promise<boolean> {
  for (let key = 0; key < KEYS; key += 1) if ((await ask(() => redis.incr(`key${key}`))) === undefined) return false;
  return true;
}

const HARMS: readonly [string, (master: TemporaryService) => unknown, (master: TemporaryService) => unknown][] = [
  ['stalls', (master) => master.signal('SIGSTOP'), (master) => master.signal('SIGCONT')],
  ['is killed', (master) => master.interrupt(), (master) => master.resume()],
];

// Each has a cluster of its own, and waits most of the time.
test.concurrent.for(HARMS)(
  'a cluster of which a master %s is away once, until each of them answers',
  async ([, harm, mend], context) => {
    const { expect } = context;
    const { masters, url } = await openCluster(context);
    const { shared, errors } = await opened(context, url);
    const last = masters.at(-1) as TemporaryService;
    await harm(last);
    try {
      const until = performance.now() + AWAY_MS;
      for (let key = 0; performance.now() < until; key += 1) {
        await shared.ask(() => shared.redis.incr(`key${key % KEYS}`));
        await new Promise((later) => setTimeout(later, ASK_EVERY_MS));
      }
      expect([errors.length, shared.isAway()]).toEqual([1, true]);
    } finally {
      await mend(last);
    }
    await expect.poll(shared.isAway, SOON).toBe(false);
    // It may miss the 100 ms of an answer once more on a busy machine; it must not stay away.
    await expect.poll(() => answersAll(shared), SOON).toBe(true);
  },
);
