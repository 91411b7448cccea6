/**
 * One thread of `password-threads.ts`. Its priority is lowered, so that whoever is logged in does not wait for those who try
 * passwords: on Linux a niceness belongs to a thread; elsewhere it would slow the whole process and is left alone.
 */
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashTask } from './password-threads.ts';

const NICENESS = 5;

if (process.platform === 'linux') setPriority(NICENESS);

parentPort?.on('message', (task: HashTask) => {
  try {
    const value =
      task.kind === 'hash' ? hashSync(task.password, task.parameters) : verifySync(task.storedHash, task.password);
    parentPort?.postMessage({ value });
  } catch (error) {
    parentPort?.postMessage({ failed: error instanceof Error ? error.message : 'unknown' });
  }
});
