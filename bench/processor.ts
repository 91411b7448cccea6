import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import type { Target } from './hammer.ts';
import { median } from './hammer.ts';

/** Processor time that a process has used, in seconds. */
export type Used = { readonly main: number; readonly process: number };

/** What requests cost the process that answers them: that of its main thread, and that of all its threads. */
export type Cost = { readonly mainMs: number; readonly processMs: number };

const CONNECTIONS = 32;
const NS_PER_S = 1e9;
const MS_PER_S = 1_000;

/**
 * Processor time of one request to a target, medians of rounds. A busy machine makes a process wait, but not work more.
 * @param pid of the process that answers; Linux only
 * @param requests in each round; one more round runs first and does not count
 */
export async function costOf(target: Target, pid: number, { requests, rounds }: Amount): Promise<Cost> {
  const measured: Cost[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const before = usedBy(pid);
    await ask(target, requests);
    const after = usedBy(pid);
    const each = (part: keyof Used) => ((after[part] - before[part]) / requests) * MS_PER_S;
    if (round > 0) measured.push({ mainMs: each('main'), processMs: each('process') });
  }
  return {
    mainMs: median(measured.map((cost) => cost.mainMs)),
    processMs: median(measured.map((cost) => cost.processMs)),
  };
}

export type Amount = { readonly requests: number; readonly rounds: number };

/** By the kernel's own clock of each thread, in nanoseconds (proc(5), schedstat). */
export function usedBy(pid: number): Used {
  const seconds = (thread: string) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / NS_PER_S;
  const threads = readdirSync(`/proc/${pid}/task`);
  return { main: seconds(`${pid}`), process: threads.reduce((sum, thread) => sum + seconds(thread), 0) };
}

/** @throws {Error} for an answer other than 200 */
async function ask({ url, headers }: Target, requests: number): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let left = requests;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const status = await answered(url, { agent, headers });
      if (status !== 200) throw new Error(`${url} answered ${status}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  } finally {
    agent.destroy();
  }
}

function answered(url: string, options: http.RequestOptions): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    http
      .get(url, options, (answer) =>
        answer
          .resume()
          .once('end', () => resolve(answer.statusCode))
          .once('error', reject),
      )
      .once('error', reject);
  });
}
