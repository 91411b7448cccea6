import { spawn } from 'node:child_process';
import path from 'node:path';
import { giveUp } from './trouble.mjs';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_POLL_MS = 500;

/**
 * Runs a program with Node 24 in place of this process: same streams, signals passed on, exit code kept.
 * @param {string} node path of the Node 24 binary
 * @param {string[]} args
 */
export function become(node, args) {
  const child = spawn(node, args, { stdio: 'inherit', env: environmentWith(path.dirname(node)) });
  for (const signal of FORWARDED) {
    process.on(signal, () => {
      // At a terminal Ctrl-C reaches the whole group, so the child has it already.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  const watch = stopWithParent(child);
  child.on('error', giveUp);
  child.on('exit', (code, signal) => {
    clearInterval(watch);
    for (const name of FORWARDED) process.removeAllListeners(name);
    if (signal) process.kill(process.pid, signal);
    else process.exitCode = code ?? 1;
  });
}

/** npm passes a signal to the shell between us, which dies without passing it on: we notice that our parent is gone. */
function stopWithParent(child) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, PARENT_POLL_MS);
}

/** Programs that the child starts find Node 24 first. */
function environmentWith(folder) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [name]: [folder, process.env[name]].filter(Boolean).join(path.delimiter) };
}
