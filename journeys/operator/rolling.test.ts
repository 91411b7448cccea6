import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROGRAMS } from '../../scripts/system-programs.ts';
import { type TemporaryService, temporaryPostgres, temporaryRedis } from '../../scripts/temporary-service.ts';
import { createPerson } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { rollingRestart } from '../stage/rolling.ts';

/** While each of two instances is restarted once; `npm run bench` asks for more. */
const REQUESTS = 400;
const PAUSE_MS = 20;
const binaries = { postgres: PROGRAMS.postgres.find(), redis: PROGRAMS.redis.find() };
const canRun = binaries.postgres !== undefined && binaries.redis !== undefined;

let services: readonly [TemporaryService, TemporaryService];
beforeAll(async () => {
  if (!canRun) return;
  services = await Promise.all([temporaryPostgres(binaries.postgres ?? ''), temporaryRedis(binaries.redis ?? '')]);
});
afterAll(() => Promise.all((services ?? []).map(({ stop }) => stop())));

const shared = () => ({ DATABASE_URL: services[0].url, REDIS_URL: services[1].url });

test.skipIf(!canRun)('two instances are restarted one after the other, and no request fails', async () => {
  const { requests, failures, lastAnswerMs } = await rollingRestart(REQUESTS, shared(), PAUSE_MS);
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(REQUESTS);
  // What was asked before the proxy noticed was answered.
  expect(Math.max(...lastAnswerMs)).toBeGreaterThan(0);
});

test.skipIf(!canRun)('what one of two instances began, the other goes on with', async () => {
  const variables = { ...shared(), KEY_ENCRYPTION_KEY: Buffer.alloc(32, 5).toString('base64') };
  const pair: Product[] = [];
  for (let count = 0; count < 2; count += 1) pair.push(await openProduct(variables));
  const [first, second] = pair as [Product, Product];
  try {
    const [here, there] = [createPerson(first.port), createPerson(second.port)];
    const uuid = await here.begin('two@instances.example');
    const code = await first.codeFor('two@instances.example');
    for (const [name, value] of here.cookies) there.cookies.set(name, value);
    expect((await there.verify(uuid, code)).ret_code).toBe(0);
    expect((await here.setPassword(uuid, 'a password for two')).ret_code).toBe(0);
    for (const [name, value] of here.cookies) there.cookies.set(name, value);
    expect((await there.call('/user/private/info')).ret_code).toBe(0);
    expect((await there.call('/logout', {})).ret_code).toBe(0);
    expect((await here.call('/user/private/info')).ret_code).toBe(10_006);
  } finally {
    await Promise.all(pair.map((product) => product.close()));
  }
});
