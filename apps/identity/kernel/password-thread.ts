/**
 * One thread of `password-threads.ts`. Its priority is lowered, so that logged-in users do not wait for callers who try
 * passwords: on Linux a niceness belongs to a thread; elsewhere it would slow the whole process and is left alone.
 */
import { constants, type KeyObject, privateDecrypt } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashTask } from './password-threads.ts';

const NICENESS = 10;

if (process.platform === 'linux') setPriority(NICENESS);

parentPort?.on('message', (task: HashTask) => {
  try {
    parentPort?.postMessage({ value: done(task) });
  } catch (error) {
    parentPort?.postMessage({ failed: error instanceof Error ? error.message : 'unknown' });
  }
});

function done(task: HashTask): string | boolean | undefined {
  if (task.kind === 'hash') return hashSync(task.password, task.parameters);
  if (task.kind === 'verify') return verifySync(task.storedHash, task.password);
  return decrypted(task.key, task.cipherText);
}

/** RSA-OAEP with SHA-256; undefined when the key does not fit. */
function decrypted(key: KeyObject, cipherText: Uint8Array): string | undefined {
  try {
    const options = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    return privateDecrypt(options, cipherText).toString('utf8');
  } catch {
    return undefined;
  }
}
