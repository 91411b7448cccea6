import { readdirSync, readFileSync } from 'node:fs';

/** Seconds of processor time that a process has used until now. */
export type ProcessorTime = {
  /** Of the thread that runs JavaScript for everybody. */
  readonly main: number;
  /** Of all threads that live now: hashing, the disk and the collection of garbage are among them. */
  readonly all: number;
};

const NS_PER_SECOND = 1e9;

/** What the kernel has counted for a process; undefined where it does not say that for each thread (anywhere but on Linux). */
export function processorTime(pid: number): ProcessorTime | undefined {
  try {
    const threads = readdirSync(`/proc/${pid}/task`).map((thread) => [thread, secondsOf(pid, thread)] as const);
    const main = threads.find(([thread]) => thread === String(pid))?.[1] ?? Number.NaN;
    return { main, all: threads.reduce((sum, [, seconds]) => sum + seconds, 0) };
  } catch {
    return undefined;
  }
}

function secondsOf(pid: number, thread: string): number {
  const [ran = ''] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
  return Number(ran) / NS_PER_SECOND;
}

/** What was used between two looks. */
export function usedSince(pid: number, before: ProcessorTime | undefined): ProcessorTime | undefined {
  const now = processorTime(pid);
  return before && now && { main: now.main - before.main, all: now.all - before.all };
}
