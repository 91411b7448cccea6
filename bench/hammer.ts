import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

export type Target = { readonly url: string; readonly headers: Readonly<Record<string, string>> };
/** Answers per second of one round, and how many of them were no 2xx or never came. */
export type Round = { readonly perSecond: number; readonly errors: number };

const CONNECTIONS = 32;
const hasWrk = spawnSync('wrk', ['-v'], { stdio: 'ignore' }).error === undefined;

/** The tool in use, for the report. */
export const TOOL = hasWrk ? 'wrk' : 'autocannon';

/** Asks a target for `seconds`, as fast as it answers, over a fixed number of kept connections. */
export function hammer(target: Target, seconds: number): Promise<Round> {
  return hasWrk ? withWrk(target, seconds) : withAutocannon(target, seconds);
}

const AUTOCANNON = path.join(import.meta.dirname, '..', 'node_modules', 'autocannon', 'autocannon.js');

async function withAutocannon({ url, headers }: Target, seconds: number): Promise<Round> {
  const args = [AUTOCANNON, '--json', '-c', `${CONNECTIONS}`, '-d', `${seconds}`, ...headerArguments(headers), url];
  const result = JSON.parse(await outputOf(process.execPath, args));
  return { perSecond: result.requests.average, errors: result.errors + result.non2xx };
}

async function withWrk({ url, headers }: Target, seconds: number): Promise<Round> {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...headerArguments(headers), url];
  const output = await outputOf('wrk', args);
  const perSecond = Number(/Requests\/sec:\s*([\d.]+)/.exec(output)?.[1]);
  if (Number.isNaN(perSecond)) throw new Error(`wrk said nothing about its rate:\n${output}`);
  return { perSecond, errors: errorsIn(output) };
}

function headerArguments(headers: Target['headers']): string[] {
  return Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
}

function outputOf(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.once('error', reject);
    child.once('close', () => resolve(output));
  });
}

function errorsIn(output: string): number {
  const wrongStatus = Number(/Non-2xx or 3xx responses:\s*(\d+)/.exec(output)?.[1] ?? 0);
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1) ?? [];
  return sockets.reduce((sum, count) => sum + Number(count), wrongStatus);
}

/** Two sides of one question, measured in turns so that a busy machine is as hard on both. */
export type Comparison = {
  readonly ours: number;
  readonly bare: number;
  /** Ours of bare, medians. */
  readonly ratio: number;
  readonly errors: number;
  readonly rounds: readonly { readonly ours: number; readonly bare: number }[];
};

/** @param rounds measured rounds; one more of each side runs first and does not count */
export async function inTurns(
  sides: { readonly ours: () => Promise<Round>; readonly bare: () => Promise<Round> },
  rounds: number,
): Promise<Comparison> {
  const measured: { ours: number; bare: number }[] = [];
  let errors = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const ours = await sides.ours();
    const bare = await sides.bare();
    if (round === 0) continue;
    errors += ours.errors + bare.errors;
    measured.push({ ours: ours.perSecond, bare: bare.perSecond });
  }
  const ours = median(measured.map((round) => round.ours));
  const bare = median(measured.map((round) => round.bare));
  return { ours, bare, ratio: ours / bare, errors, rounds: measured };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
