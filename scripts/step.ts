import { spawn } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.join(import.meta.dirname, '..');

/** A program of this project, run with this process's Node from the project's folder. */
export type Step = {
  readonly name: string;
  /** File relative to the project, then its arguments. */
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds after which it counts as hung and is stopped. */
  readonly limitMs?: number;
};

export type StepResult = { readonly name: string; readonly ok: boolean; readonly ms: number; readonly output: string };

const LIMIT_MS = 10 * 60_000;

/**
 * Runs a step to its end.
 * @param show `live` passes its output on while it runs, `kept` keeps it for later
 */
export function runStep(step: Step, show: 'live' | 'kept'): Promise<StepResult> {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...step.command], {
      cwd: ROOT,
      env: { ...process.env, ...step.env },
      stdio: show === 'live' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const timer = setTimeout(() => {
      const why = `\nStopped: it took longer than ${seconds(step.limitMs ?? LIMIT_MS)}.`;
      output += why;
      if (show === 'live') process.stdout.write(`${why}\n`);
      child.kill('SIGKILL');
    }, step.limitMs ?? LIMIT_MS);
    const stop = () => child.kill('SIGTERM');
    process.once('exit', stop);
    const done = (ok: boolean, more = '') => {
      clearTimeout(timer);
      process.off('exit', stop);
      resolve({ name: step.name, ok, ms: performance.now() - start, output: output + more });
    };
    child.once('error', (error) => done(false, String(error)));
    child.once('close', (code) => done(code === 0));
  });
}

/** `12.3 s` */
export function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
