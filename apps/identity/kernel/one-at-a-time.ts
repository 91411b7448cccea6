import { Refusal } from './refusal.ts';

const WAITING_MAX = 64;
const RETRY_AFTER_S = 2;

/** Runs one piece of work at a time for each key; when too many wait for a key, the rest are refused as busy. */
export type OneAtATime = <T>(key: string, work: () => Promise<T>) => Promise<T>;

export function createOneAtATime(): OneAtATime {
  const queues = new Map<string, { last: Promise<unknown>; length: number }>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (queue.length >= WAITING_MAX) {
      throw new Refusal('busy', { retry_after: RETRY_AFTER_S }, { retryAfter: RETRY_AFTER_S });
    }
    queues.set(key, queue);
    queue.length += 1;
    const mine = queue.last.then(work);
    queue.last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      queue.length -= 1;
      if (queue.length === 0) queues.delete(key);
    }
  };
}
