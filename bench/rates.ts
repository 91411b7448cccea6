import { fork } from 'node:child_process';
import path from 'node:path';
import { profile } from '@gatehouse/contract/session/session';
import { bareTwinOf } from './bare-server.ts';
import { type Comparison, hammer, inTurns, type Target } from './hammer.ts';
import { loginRound, preparedLogins } from './logins.ts';
import { type Amount, type Cost, costOf } from './processor.ts';
import type { RawTask } from './raw-argon2.ts';

const MS_PER_S = 1_000;

/** A first visit has the page's scripts in its document. */
export type Visit = 'first' | 'later';
export type Pace = { readonly seconds: number; readonly rounds: number; readonly logins: number };

/** Pages per second beside a bare Fastify route that answers the same bytes and headers. */
export function pageRate(origin: string, visit: Visit, pace: Pace): Promise<Comparison> {
  return besideBare(loginPage(origin, visit), pace);
}

/** What a page costs beside what a bare route with the same bytes and headers costs, in milliseconds of a processor. */
export type CostBesideBare = {
  readonly ours: Cost;
  readonly bare: Cost;
  /** Bare of ours, so that 1 is as cheap as can be: of the main thread, and of all threads. */
  readonly ratio: { readonly main: number; readonly process: number };
};

/** /en/login by processor time. @param pid of the product */
export async function pageCost(origin: string, visit: Visit, pid: number, amount: Amount): Promise<CostBesideBare> {
  const target = loginPage(origin, visit);
  const twin = await bareTwinOf(target);
  try {
    const ours = await costOf(target, pid, amount);
    const bare = await costOf(twin.target, twin.pid, amount);
    return { ours, bare, ratio: { main: bare.mainMs / ours.mainMs, process: bare.processMs / ours.processMs } };
  } finally {
    twin.close();
  }
}

/**
 * /en/dashboard, which is rendered for each request: how many a second of the main thread answers, and what each costs.
 * @param cookie of a logged-in visitor
 * @param pid of the product
 */
export async function dashboardCost(origin: string, cookie: string, pid: number, amount: Amount) {
  const headers = { ...loginPage(origin, 'first').headers, cookie: `${KNOWN}; ${cookie}` };
  const cost = await costOf({ url: `${loopback(origin)}/en/dashboard`, headers }, pid, amount);
  return { ...cost, perMainSecond: MS_PER_S / cost.mainMs };
}

/** The device of a browser that has been here before. */
const KNOWN = 'gh_guid=0198f9a0-1111-7222-8333-944445555666';

function loginPage(origin: string, visit: Visit): Target {
  const headers = { Host: new URL(origin).host, 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en' };
  const url = `${loopback(origin)}/en/login`;
  return visit === 'first' ? { url, headers } : { url, headers: { ...headers, cookie: KNOWN } };
}

/**
 * Profile calls per second, through the gateway and the session's lookup, beside a bare Fastify JSON route.
 * @param cookie of a logged-in visitor
 */
export function profileRate(origin: string, cookie: string, pace: Pace): Promise<Comparison> {
  return besideBare(profileTarget(origin, cookie), pace);
}

export function profileTarget(origin: string, cookie: string): Target {
  const headers = { Host: new URL(origin).host, cookie, 'content-type': 'application/json' };
  return { url: `${loopback(origin)}/x-api${profile.path}`, headers };
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
  const raw = await rawHashes();
  const hashes = async () => ({ perSecond: await raw.run({ count: logins, rsa: false }), errors: 0 });
  try {
    const all = await preparedLogins(loopback(origin), accounts, logins * (rounds + 1));
    const ours = () => loginRound(loopback(origin), all.splice(0, logins));
    return await inTurns({ ours, bare: hashes }, rounds);
  } finally {
    raw.close();
  }
}

/** What a login cannot do without, in a process of its own (`raw-argon2.ts`); `run` answers how many in a second. */
export async function rawHashes() {
  const raw = fork(path.join(import.meta.dirname, 'raw-argon2.ts'));
  const said = () => new Promise<number>((resolve) => raw.once('message', (message) => resolve(Number(message))));
  await said();
  const run = (task: RawTask) => {
    const answer = said();
    raw.send(task);
    return answer;
  };
  return { pid: raw.pid ?? 0, run, close: () => void raw.kill() };
}

/** `localhost` may be tried as IPv6 first; the address takes that out of the measurement. */
export function loopback(origin: string): string {
  return `http://127.0.0.1:${new URL(origin).port}`;
}
