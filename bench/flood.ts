import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { profile } from '@gatehouse/contract/session/session';
import { floodOfWrongLogins } from './logins.ts';

/** Milliseconds of the profile call, quiet and while wrong logins come in, in the same run. */
export type FloodRow = {
  readonly quiet: Percentiles;
  readonly flooded: Percentiles;
  /** 99th percentile under flood, of the quiet one. */
  readonly ratio: number;
  readonly wrongLogins: number;
};
export type Percentiles = { readonly p50: number; readonly p99: number; readonly calls: number };

const PER_SECOND = 100;
const PREPARED = 4_000;

/**
 * Asks for the profile at a steady pace, whatever the answers take, first quietly and then under a flood of wrong passwords.
 * @param cookie of a logged-in visitor
 */
export async function profileUnderFlood(
  origin: string,
  cookie: string,
  accounts: number,
  seconds: number,
): Promise<FloodRow> {
  const url = `http://127.0.0.1:${new URL(origin).port}/x-api${profile.path}`;
  const ask = () => latencies(url, { Host: new URL(origin).host, cookie }, seconds);
  await ask();
  const quiet = await ask();
  const stop = await floodOfWrongLogins(`http://127.0.0.1:${new URL(origin).port}`, accounts, PREPARED);
  await wait(500);
  const flooded = await ask();
  const wrongLogins = await stop();
  return { quiet, flooded, ratio: flooded.p99 / quiet.p99, wrongLogins };
}

async function latencies(url: string, headers: Record<string, string>, seconds: number): Promise<Percentiles> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  const calls: Promise<number>[] = [];
  const start = performance.now();
  for (let n = 0; n < seconds * PER_SECOND; n += 1) {
    const due = start + (n * 1_000) / PER_SECOND;
    await wait(Math.max(0, due - performance.now()));
    calls.push(timed(url, headers, agent));
  }
  const sorted = (await Promise.all(calls)).toSorted((a, b) => a - b);
  agent.destroy();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), calls: sorted.length };
}

function timed(url: string, headers: Record<string, string>, agent: http.Agent): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers, agent }, (answer) => {
      answer.resume().once('end', () => resolve(performance.now() - start));
    });
    request.once('error', reject);
  });
}
