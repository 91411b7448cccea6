import { type RollingRestart, rollingRestart } from '../journeys/stage/rolling.ts';
import { PROGRAMS } from '../scripts/system-programs.ts';
import { temporaryPostgres, temporaryRedis } from '../scripts/temporary-service.ts';

/**
 * Two instances restarted in turn under load.
 * @throws {Error} when PostgreSQL or Redis is not on this machine
 */
export async function restartsUnder(requests: number): Promise<RollingRestart> {
  const [postgres, redis] = [PROGRAMS.postgres.find(), PROGRAMS.redis.find()];
  if (!postgres || !redis) throw new Error('PostgreSQL or Redis is not on this machine');
  const services = await Promise.all([temporaryPostgres(postgres, { onDisk: true }), temporaryRedis(redis)]);
  const [database, memory] = services;
  return rollingRestart(requests, { DATABASE_URL: database.url, REDIS_URL: memory.url }).finally(() =>
    Promise.all(services.map(({ stop }) => stop())),
  );
}
