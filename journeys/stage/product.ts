import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** The running product, started as its users start it, on ports and data of its own. */
export type Product = {
  readonly pid: number;
  readonly port: number;
  readonly managementPort: number;
  /** `origin('tr')` is `http://tr.localhost:<port>`; `origin()` is the global site. */
  readonly origin: (subdomain?: string) => string;
  /** Newest first; all, or those to an address or number. */
  readonly mails: (to?: string) => Promise<Mail[]>;
  /** The newest code sent to an address; waits for it. @throws {Error} after thirty seconds */
  readonly codeFor: (address: string) => Promise<string>;
  /** The same, but a code that was not asked for before: earlier mails do not count. */
  readonly nextCodeFor: (address: string) => Promise<string>;
  /** Everything that the process has written so far: its welcome and its log. */
  readonly output: () => string;
  readonly signal: (name: NodeJS.Signals) => void;
  /** Its exit code once it has ended; null where a signal ended it. */
  readonly ended: Promise<number | null>;
  readonly close: () => Promise<void>;
};

export type Mail = { id: string; to: string; subject: string; text: string; html: string; sentAt: number };

/** As `npm start` starts it. The start scripts are plain JavaScript, because they run before Node 24 is there. */
const { SERVER_COMMAND }: { readonly SERVER_COMMAND: readonly string[] } = await import(
  new URL('../../scripts/built.mjs', import.meta.url).href
);
/** A busy machine takes its time. */
const START_MS = 90_000;
const CODE_WAIT_MS = 30_000;
const STARTS = 3;

/** What is started, and in which folder; usually the product of these sources. */
export type Started = { readonly command: readonly string[]; readonly cwd: string };

const AS_USERS: Started = { command: SERVER_COMMAND, cwd: join(import.meta.dirname, '../..') };

export async function openProduct(variables: Record<string, string> = {}, started = AS_USERS): Promise<Product> {
  for (let start = 1; ; start += 1) {
    try {
      return await open(variables, started);
    } catch (error) {
      // Between finding a free port and listening on it, a test in another process may take it.
      if (start === STARTS || !String(error).includes(' is in use')) throw error;
    }
  }
}

async function open(variables: Record<string, string>, { command, cwd }: Started): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gatehouse-'));
  copyFirstStart(variables.DATA_DIR ?? dataDir, variables);
  const [port, managementPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, command, {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: `${port}`,
      MANAGEMENT_PORT: `${managementPort}`,
      DATA_DIR: dataDir,
      // Enough to be checked, and nothing to wait for.
      CAPTCHA_WORK: '1',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = outputOf(child);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await opened(child, output);
  const mails = async (to?: string) => {
    const query = to === undefined ? '' : `?${new URLSearchParams({ to })}`;
    return (await (await fetch(`http://127.0.0.1:${port}/dev/mailbox/messages${query}`)).json()) as Mail[];
  };
  /** Codes that tests have asked for, each with its address. */
  const given = new Set<string>();
  return {
    pid: child.pid ?? 0,
    port,
    managementPort,
    mails,
    output,
    origin: (subdomain) => `http://${subdomain ? `${subdomain}.` : ''}localhost:${port}`,
    async codeFor(address) {
      const code = await codeFor(mails, address);
      given.add(`${address} ${code}`);
      return code;
    },
    async nextCodeFor(address) {
      const code = await codeFor(mails, address, (one) => !given.has(`${address} ${one}`));
      given.add(`${address} ${code}`);
      return code;
    },
    signal: (name) => void child.kill(name),
    ended,
    async close() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What a first start makes is made once for all journeys (`first-start.ts`); production has none of its demo accounts. */
function copyFirstStart(dataDir: string, { NODE_ENV }: Record<string, string>): void {
  const { STARTED_DATA } = process.env;
  const isUsed = existsSync(dataDir) && readdirSync(dataDir).length > 0;
  if (STARTED_DATA && !isUsed && NODE_ENV !== 'production') cpSync(STARTED_DATA, dataDir, { recursive: true });
}

async function codeFor(
  mails: Product['mails'],
  address: string,
  counts: (code: string) => boolean = () => true,
): Promise<string> {
  const until = Date.now() + CODE_WAIT_MS;
  while (Date.now() < until) {
    const own = (await mails(address)).toSorted((a, b) => b.sentAt - a.sentAt);
    // Not every code is in a subject, and notices have none: they come at any time.
    const codes = own.map(({ subject, text }) => /\b\d{6}\b/.exec(subject)?.[0] ?? /^\d{6}$/m.exec(text)?.[0]);
    const newest = codes.find((code) => code !== undefined);
    if (newest && counts(newest)) return newest;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No code arrived for ${address}`);
}

function outputOf(child: ChildProcess): () => string {
  let output = '';
  const read = (bytes: Buffer) => {
    output += bytes;
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  return () => output;
}

function opened(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The product did not open in time:\n${output()}`));
    }, START_MS);
    child.stdout?.on('data', () => {
      if (!output().includes(' is open')) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The product stopped with ${code}:\n${output()}`));
    });
  });
}
