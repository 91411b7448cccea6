import { fork } from 'node:child_process';
import path from 'node:path';
import { profile } from '@gatehouse/contract/session';
import { bareTwinOf } from './bare-server.ts';
import { type Comparison, hammer, inTurns, type Target } from './hammer.ts';
import { loginRound } from './logins.ts';

export type Pace = { readonly seconds: number; readonly rounds: number; readonly logins: number };

/** Pages per second beside a bare Fastify route that answers the same bytes and headers. */
export function pageRate(origin: string, pace: Pace): Promise<Comparison> {
  const headers = { Host: new URL(origin).host, 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en' };
  return besideBare({ url: `${loopback(origin)}/en/login`, headers }, pace);
}

/**
 * Profile calls per second, through the gateway and the session's lookup, beside a bare Fastify JSON route.
 * @param cookie of a logged-in visitor
 */
export function profileRate(origin: string, cookie: string, pace: Pace): Promise<Comparison> {
  const headers = { Host: new URL(origin).host, cookie, 'content-type': 'application/json' };
  return besideBare({ url: `${loopback(origin)}/x-api${profile.path}`, headers }, pace);
}

async function besideBare(target: Target, { seconds, rounds }: Pace): Promise<Comparison> {
  const bare = await bareTwinOf(target);
  try {
    return await inTurns({ ours: () => hammer(target, seconds), bare: () => hammer(bare.target, seconds) }, rounds);
  } finally {
    bare.close();
  }
}

/** Logins per second beside argon2id alone, in turns on the same cores. */
export async function loginRate(origin: string, accounts: number, { rounds, logins }: Pace): Promise<Comparison> {
  const raw = fork(path.join(import.meta.dirname, 'raw-argon2.ts'));
  const said = () => new Promise<number>((resolve) => raw.once('message', (message) => resolve(Number(message))));
  await said();
  const hashes = async () => {
    const answer = said();
    raw.send(logins);
    return { perSecond: await answer, errors: 0 };
  };
  try {
    return await inTurns({ ours: () => loginRound(loopback(origin), accounts, logins), bare: hashes }, rounds);
  } finally {
    raw.kill();
  }
}

/** `localhost` may be tried as IPv6 first; the address takes that out of the measurement. */
function loopback(origin: string): string {
  return `http://127.0.0.1:${new URL(origin).port}`;
}
