import type { KeyObject } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Options } from '@node-rs/argon2';

/** A task for a thread. Passwords and hashes stay in this process. */
export type HashTask =
  | { readonly kind: 'hash'; readonly password: string; readonly parameters: Options }
  | { readonly kind: 'verify'; readonly password: string; readonly storedHash: string }
  | { readonly kind: 'decrypt'; readonly key: KeyObject; readonly cipherText: Uint8Array };

/** As many as the processors that hashing gains from; more would only take memory. */
export const USUAL_HASH_THREADS = Math.min(2, availableParallelism());

type HashValue = string | boolean | undefined;
type Answer = { readonly value: HashValue } | { readonly failed: string };
type Waiting = { readonly task: HashTask; readonly done: (answer: Answer) => void };
type Thread = { readonly worker: Worker; busy: Waiting | undefined };

let most = USUAL_HASH_THREADS;
const threads: Thread[] = [];
const queue: Waiting[] = [];

/** How many threads there may be from now on, for all hashers of this process. */
export function allowHashThreads(count: number): void {
  most = count;
}

/**
 * Hashes, verifies or decrypts on a thread of low priority. All hashers of a process share the threads; they do not keep it
 * alive.
 */
export async function onHashThread<Value extends HashValue>(task: HashTask): Promise<Value> {
  const answer = await new Promise<Answer>((done) => {
    queue.push({ task, done });
    startNext();
  });
  if ('failed' in answer) throw new Error(`A password could not be hashed: ${answer.failed}`);
  return answer.value as Value;
}

function startNext(): void {
  const thread = threads.find(({ busy }) => !busy) ?? (threads.length < most ? open() : undefined);
  const next = thread && queue.shift();
  if (!thread || !next) return;
  thread.busy = next;
  thread.worker.ref();
  thread.worker.postMessage(next.task);
}

function open(): Thread {
  const thread: Thread = { worker: new Worker(new URL('./password-thread.ts', import.meta.url)), busy: undefined };
  const finish = (answer: Answer) => {
    const { busy } = thread;
    thread.busy = undefined;
    thread.worker.unref();
    busy?.done(answer);
    startNext();
  };
  thread.worker.on('message', finish);
  thread.worker.on('messageerror', (error) => finish({ failed: error.message }));
  thread.worker.on('error', (error) => {
    threads.splice(threads.indexOf(thread), 1);
    finish({ failed: error.message });
  });
  thread.worker.unref();
  threads.push(thread);
  return thread;
}
