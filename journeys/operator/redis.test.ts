import { openRedis } from '@gatehouse/identity/rate-limit/redis';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { PROGRAMS } from '../../scripts/system-programs.ts';
import { type TemporaryService, temporaryRedis } from '../../scripts/temporary-service.ts';
import { underLoad } from '../stage/database-load.ts';
import { ask, createPerson, type Person } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';

/** While Redis is away: limits are stricter, no call waits, and nothing else is lost. */

const POINTS = 20;
const SHARE = POINTS / 2;
const TIMES = 9;
const SOON = { timeout: 10_000, interval: 50 };
/** What a request may wait for Redis. */
const STALL_MS = 200;

let redis: TemporaryService;
let product: Product;
let names = 0;

beforeAll(async () => {
  redis = await temporaryRedis(PROGRAMS.redis.find() ?? '');
  product = await openProduct({ REDIS_URL: redis.url, LIMITS: `registrationsByDevice=${POINTS}` });
});
afterAll(async () => {
  await product?.close();
  await redis?.stop();
});
beforeEach(() => expect.poll(isShared, SOON).toBe(true));

/** One of a limit that is counted by device; true while it is allowed. */
async function begins(person: Person): Promise<boolean> {
  names += 1;
  const { status, ret_code } = await person.call('/user/public/register/info', {
    register_type: 1,
    email: `redis${names}@example.com`,
  });
  expect(status).toBe(200);
  return ret_code === 0;
}

/** How many are allowed until one is refused. */
async function allowed(person: Person): Promise<number> {
  for (let count = 0; count <= POINTS; count += 1) if (!(await begins(person))) return count;
  return POINTS + 1;
}

/** Whole points are allowed only by what Redis counts. */
async function isShared(): Promise<boolean> {
  return (await allowed(createPerson(product.port))) === POINTS;
}

async function isAwayByMetrics(): Promise<string | undefined> {
  const { text } = await ask(product.managementPort, '/metrics');
  return /^gatehouse_redis_away (\d)$/m.exec(text)?.[1];
}

async function slowest(person: Person, times: number): Promise<number> {
  const waits: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const since = performance.now();
    await begins(person);
    waits.push(performance.now() - since);
  }
  return Math.max(...waits);
}

test('without Redis an instance allows its share alone, what it counted before included, and more again when Redis is back', async () => {
  const [busy, idle] = [createPerson(product.port), createPerson(product.port)];
  for (let count = 0; count < SHARE - 3; count += 1) await begins(busy);
  await redis.interrupt();
  try {
    expect([await allowed(busy), await allowed(idle)]).toEqual([3, SHARE]);
    expect(await isAwayByMetrics()).toBe('1');
  } finally {
    await redis.resume();
  }
  await expect.poll(isShared, SOON).toBe(true);
  expect(await isAwayByMetrics()).toBe('0');
});

test('a Redis that stalls holds no request up, and limits hold meanwhile', async () => {
  const usual = await slowest(createPerson(product.port), 10);
  redis.signal('SIGSTOP');
  try {
    expect(await slowest(createPerson(product.port), 5)).toBeLessThan(usual + STALL_MS);
    const many = Array.from({ length: 10 }, () => slowest(createPerson(product.port), 1));
    expect(Math.max(...(await Promise.all(many)))).toBeLessThan(10 * usual + STALL_MS);
    expect(await allowed(createPerson(product.port))).toBe(SHARE);
  } finally {
    redis.signal('SIGCONT');
  }
  await expect.poll(isShared, SOON).toBe(true);
});

test('a Redis that is flushed in the middle of a registration loses its counts and nothing else', async () => {
  const person = createPerson(product.port);
  const uuid = await person.begin('flushed@example.com');
  await flush();
  expect((await person.verify(uuid, await product.codeFor('flushed@example.com'))).ret_code).toBe(0);
  await flush();
  expect((await person.setPassword(uuid, 'four quiet words here')).ret_code).toBe(0);
  await flush();
  expect((await person.call('/user/private/info')).ret_code).toBe(0);
});

test(`Redis stopped, stalled and flushed ${TIMES} times under load: every call is answered, and nothing acknowledged is lost`, async () => {
  const busy = await openProduct({ REDIS_URL: redis.url, LIMITS: PLENTY });
  onTestFinished(() => busy.close());
  const load = await underLoad(busy);
  onTestFinished(load.stop);
  await load.acknowledges(STEPS);
  for (let time = 0; time < TIMES; time += 1) {
    const harm = HARMS[time % HARMS.length] ?? flushed;
    await harm(() => load.acknowledges(STEPS));
    await load.acknowledges(STEPS);
  }
  const { statuses, refusals, lost, acknowledged } = await load.end();
  expect(lost).toEqual([]);
  expect([...statuses.keys()]).toEqual([200]);
  expect([...refusals]).toEqual([]);
  expect(acknowledged).toBeGreaterThan(TIMES * STEPS);
});

/** Acknowledged by a Redis that is away, and by one that is back. */
const STEPS = 5;
/** The load comes from one address and few devices, and an instance that is alone allows a part. */
const PLENTY = [
  'registrationsByAddress',
  'registrationsByDevice',
  'riskAttemptsByAddress',
  'riskAttemptsByDevice',
  'riskAttemptsByAccount',
]
  .map((limit) => `${limit}=100000`)
  .join(',');

type Harm = (meanwhile: () => Promise<void>) => Promise<void>;

async function stopped(meanwhile: () => Promise<void>): Promise<void> {
  await redis.interrupt();
  await meanwhile().finally(redis.resume);
}

async function stalled(meanwhile: () => Promise<void>): Promise<void> {
  redis.signal('SIGSTOP');
  await meanwhile().finally(() => redis.signal('SIGCONT'));
}

async function flushed(meanwhile: () => Promise<void>): Promise<void> {
  await flush();
  await meanwhile();
}

const HARMS: readonly Harm[] = [stopped, stalled, flushed];

async function flush(): Promise<void> {
  const client = openRedis(redis.url, () => undefined);
  await expect.poll(() => client.flushall().catch(String), SOON).toBe('OK');
  client.disconnect();
}
