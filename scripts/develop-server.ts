import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { FromServer, Problem, ToServer } from '../server/develop.ts';
import { ROOT } from './step.ts';

const STOP_MS = 1_000;
const MOST_ERRORS = 4_000;

type Running = {
  readonly child: ChildProcess;
  readonly tell: (message: ToServer) => void;
  port?: number;
  sources: ReadonlySet<string>;
};

export type DevelopServerOptions = {
  /** Of what browsers ask for, beside what Vite serves. */
  readonly folder: string;
  /** Asks Vite for a module of the views. */
  readonly invoke: (data: unknown) => Promise<{ result: unknown } | { error: unknown }>;
  /** Each time it is open. @param problem of its views */
  readonly onOpen: (problem: Problem | undefined) => void;
  readonly onProblem: (problem: Problem) => void;
};

export type DevelopServer = {
  /** Starts it, or the one that takes its place. */
  readonly restart: () => void;
  /** Where it listens; undefined: it could not start. Waits for one that is on its way. */
  readonly port: () => Promise<number | undefined>;
  /** Whether its process runs a file. */
  readonly runs: (file: string) => boolean;
  /** Reloads the files of its views. @returns what is wrong with them */
  readonly takeIn: (files: readonly string[]) => Promise<Problem | undefined>;
  readonly close: () => Promise<void>;
};

/** The server's process. One that starts takes the place of the running one once all its sources are loaded. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: two processes change places, and every part needs to know of both.
export function developServer({ folder, invoke, onOpen, onProblem }: DevelopServerOptions): DevelopServer {
  let serving: Running | undefined;
  let coming: Running | undefined;
  /** Has loaded the packages and waits for the next change. */
  let spare: Running | undefined;
  let isClosing = false;
  let isAgain = false;
  let port = Promise.withResolvers<number | undefined>();
  const taken = new Map<number, (problem: Problem | undefined) => void>();
  let takings = 0;

  function restart(): void {
    if (isClosing) return;
    coming?.child.kill('SIGKILL');
    if (!serving) awaitPort();
    coming = spare ?? run();
    spare = undefined;
    coming.tell({ type: 'load' });
  }

  /** Who already waits goes on waiting. */
  function awaitPort(): void {
    const before = port;
    port = Promise.withResolvers();
    before.resolve(port.promise);
  }

  function run(): Running {
    const child = spawn(
      process.execPath,
      [path.join(ROOT, 'server/develop.ts'), folder, ...(isAgain ? ['again'] : [])],
      {
        cwd: process.cwd(),
        env: {
          ...process.env,
          NODE_ENV: 'development',
          NODE_COMPILE_CACHE: path.join(ROOT, '.cache/develop/compiled'),
        },
        stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
      },
    );
    const running: Running = {
      child,
      sources: new Set(),
      tell: (message) => void (child.connected && child.send(message)),
    };
    let errors = '';
    child.stderr?.on('data', (bytes: Buffer) => {
      process.stderr.write(bytes);
      errors = `${errors}${bytes}`.slice(-MOST_ERRORS);
    });
    child.on('message', (message: FromServer) => void hear(running, message));
    child.once('close', () => ended(running, errors));
    return running;
  }

  async function hear(from: Running, message: FromServer): Promise<void> {
    if (message.type === 'invoke') {
      from.tell({ type: 'invoked', id: message.id, answer: await invoke(message.data) });
    } else if (message.type === 'taken') {
      taken.get(message.id)?.(message.problem);
    } else if (message.type === 'loaded') {
      await takeOver(from);
    } else {
      from.sources = new Set(message.sources);
      from.port = message.port;
      port.resolve(message.port);
      isAgain = true;
      onOpen(message.problem);
      spare ??= run();
      spare.tell({ type: 'prepare', packages: message.packages });
    }
  }

  /** The database and the operator's port are one process's at a time. */
  async function takeOver(next: Running): Promise<void> {
    if (next !== coming) return;
    const before = serving;
    if (before) awaitPort();
    [serving, coming] = [next, undefined];
    if (before) await stopped(before);
    next.tell({ type: 'open' });
  }

  function ended(running: Running, errors: string): void {
    if (running === spare) {
      spare = undefined;
      return;
    }
    for (const answer of taken.values()) answer(undefined);
    if (isClosing || (running !== serving && running !== coming)) return;
    if (running === serving) serving = undefined;
    else coming = undefined;
    if (!serving) port.resolve(undefined);
    const message = errors.trim() || 'The server has ended.';
    onProblem({ message, stack: '' });
  }

  return {
    restart,
    port: () => port.promise,
    runs: (file) => serving?.sources.has(file) ?? false,
    takeIn(files) {
      takings += 1;
      const id = takings;
      if (!serving?.port) return Promise.resolve(undefined);
      const { tell } = serving;
      return new Promise((resolve) => {
        taken.set(id, (problem) => {
          taken.delete(id);
          resolve(problem);
        });
        tell({ type: 'take', id, files });
      });
    },
    async close() {
      isClosing = true;
      port.resolve(undefined);
      coming?.child.kill('SIGKILL');
      spare?.child.kill('SIGKILL');
      if (serving) await stopped(serving);
    },
  };
}

function stopped({ child }: Running): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
