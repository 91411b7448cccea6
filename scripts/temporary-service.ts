import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../journeys/stage/free-port.ts';

/** A server in a folder of its own, gone without trace when it is stopped or this process ends. */
export type TemporaryService = {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Ends the server; its data stay for `resume`. */
  readonly interrupt: () => Promise<void>;
  /** Starts it again at the same address. */
  readonly resume: () => Promise<void>;
  /** Sends its process a signal: SIGSTOP freezes it. */
  readonly signal: (signal: NodeJS.Signals) => void;
};

const READY_MS = 30_000;
const ABANDON_MS = 300;
/** Unix sockets have at most 107 bytes of path, and other users must reach the folder. */
const HOME = process.platform === 'win32' ? tmpdir() : '/tmp';
/** A folder in memory, where Linux has one with room: a database is made of 300 files, which a disk takes fifteen times as long to write. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 ** 31;

/** Where tests write what nobody keeps. */
export const quickFolder = (): string => (hasRoom(MEMORY) ? MEMORY : HOME);

/**
 * A PostgreSQL cluster without durability, for tests only.
 * @param binaries folder that holds `initdb` and `postgres`
 * @param more.onDisk for measurements
 * @throws {Error} with the server's own words when it does not start
 */
export async function temporaryPostgres(binaries: string, { onDisk = false } = {}): Promise<TemporaryService> {
  const user = unprivilegedUser();
  const folder = mkdtempSync(path.join(onDisk ? HOME : quickFolder(), 'gatehouse-pg-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const options = { cwd: folder, ...user };
  try {
    const settings = ['-D', data, '-U', 'gatehouse', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    execFileSync(path.join(binaries, 'initdb'), settings, { ...options, stdio: 'pipe' });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const port = await freePort();
  const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
  const args = [
    '-D',
    data,
    '-k',
    folder,
    '-h',
    '127.0.0.1',
    '-p',
    `${port}`,
    ...fast.flatMap((setting) => ['-c', setting]),
  ];
  return started({
    folder,
    start: () => spawn(path.join(binaries, 'postgres'), args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] }),
    ready: 'database system is ready to accept connections',
    url: `postgres://gatehouse@127.0.0.1:${port}/postgres`,
    // Fast shutdown; a waiting one would hang on connections that a test left open.
    signal: 'SIGINT',
  });
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, freemem()) >= ROOM_BYTES;
  } catch {
    return false;
  }
}

/**
 * A Redis or Valkey server that keeps nothing.
 * @param binary path of `redis-server` or `valkey-server`
 * @param more arguments of its own
 * @throws {Error} with the server's own words when it does not start
 */
export async function temporaryRedis(binary: string, more: readonly string[] = []): Promise<TemporaryService> {
  const folder = mkdtempSync(path.join(HOME, 'gatehouse-redis-'));
  const port = await freePort();
  const usual = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const args = [...usual, ...more];
  return started({
    folder,
    start: () => spawn(binary, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }),
    ready: /Ready to accept connections/i,
    url: `redis://127.0.0.1:${port}`,
    signal: 'SIGTERM',
  });
}

/**
 * PgBouncer in transaction mode, with few connections to the server, and nothing that it does not refuse as usual.
 * @param binary path of `pgbouncer`
 * @param databaseUrl of the server and the database behind it
 * @throws {Error} with its own words when it does not start
 */
export async function temporaryPgBouncer(binary: string, databaseUrl: string): Promise<TemporaryService> {
  const { hostname, port: serverPort, username, pathname } = new URL(databaseUrl);
  const user = unprivilegedUser();
  const folder = mkdtempSync(path.join(HOME, 'gatehouse-pgbouncer-'));
  const port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  const lines = [
    ...[
      '[databases]',
      `* = host=${hostname} port=${serverPort} user=${username}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
    ],
    ...[
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'default_pool_size = 4',
    ],
  ];
  writeFileSync(file, lines.join('\n'));
  if (user) for (const place of [folder, file]) chownSync(place, user.uid, user.gid);
  return started({
    folder,
    start: () => spawn(binary, [file], { cwd: folder, ...user, stdio: ['ignore', 'pipe', 'pipe'] }),
    ready: 'process up',
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    signal: 'SIGTERM',
  });
}

type Starting = {
  readonly start: () => ChildProcess;
  readonly folder: string;
  readonly ready: string | RegExp;
  readonly url: string;
  readonly signal: NodeJS.Signals;
};

async function started({ start, folder, ready, url, signal }: Starting): Promise<TemporaryService> {
  let server = start();
  const abandon = () => {
    server.kill('SIGQUIT');
    // An exit handler cannot await: give the server its moment to close its files.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ABANDON_MS);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  process.once('exit', abandon);
  const interrupt = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
    server.kill(signal);
    // One that is frozen would never hear of it.
    server.kill('SIGCONT');
    await ended;
  };
  const stop = async () => {
    await interrupt();
    process.off('exit', abandon);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await said(server, ready);
  } catch (error) {
    await stop();
    throw error;
  }
  const resume = () => {
    server = start();
    return said(server, ready);
  };
  return { url, stop, interrupt, resume, signal: (sent) => void server.kill(sent) };
}

function said(server: ChildProcess, ready: string | RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`The server was not ready in time:\n${output}`)), READY_MS);
    const listen = (bytes: Buffer) => {
      output += bytes;
      if (!(typeof ready === 'string' ? output.includes(ready) : ready.test(output))) return;
      clearTimeout(timer);
      resolve();
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.once('error', reject);
    server.once('close', (code) => reject(new Error(`The server stopped with ${code}:\n${output}`)));
  });
}

/** PostgreSQL and PgBouncer refuse to run as root. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const named = (name: string) => users.find((fields) => fields[0] === name);
  const user = named('postgres') ?? named('nobody');
  return user && { uid: Number(user[2]), gid: Number(user[3]) };
}
