import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const POLL_MS = 250;
/** No preparation takes this long: an older lock belongs to a process id that was given out again. */
const STALE_MS = 30 * 60_000;

/**
 * Does `work` while no other process that started from this folder does.
 * @template T
 * @param {string} file the lock file; holds the owner's process id and its start (epoch ms)
 * @param {(owner: number) => void} onWait called once when another process has the lock
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, onWait, work) {
  mkdirSync(path.dirname(file), { recursive: true });
  const release = () => rmSync(file, { force: true });
  let told = false;
  while (!take(file)) {
    const owner = ownerOf(file);
    if (owner === null) continue;
    if (!owner.alive) {
      setAside(file, owner.text);
      continue;
    }
    if (!told) onWait(owner.pid);
    told = true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take(file) {
  try {
    writeFileSync(file, `${process.pid} ${Date.now()}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function ownerOf(file) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return null;
  }
  const [pid, since] = text.split(' ').map(Number);
  return { text, pid, alive: Boolean(pid) && Date.now() - since < STALE_MS && isAlive(pid) };
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Two waiters may both find a dead owner: the one that comes late must not remove the first one's new lock. */
function setAside(file, text) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== text) renameSync(aside, file);
    else rmSync(aside, { force: true });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}
