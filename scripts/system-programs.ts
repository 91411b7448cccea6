import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

/** A program of the system that the tests need. */
export type Program = {
  readonly name: string;
  /** Debian's package. */
  readonly package: string;
  /** What to do where there is no Debian package manager, or it does not help. */
  readonly otherwise: string;
  /** What is left out without it; absent: nothing can be tested without it. */
  readonly only?: string;
  readonly find: () => string | undefined;
};

const POSTGRES_HOMES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

export const PROGRAMS = {
  chromium: {
    name: 'Chromium',
    package: 'chromium-headless-shell',
    otherwise:
      'install Chromium or Chrome, or run `npx playwright-core install --with-deps chromium`, or set CHROMIUM_PATH',
    find: () =>
      given(process.env.CHROMIUM_PATH) ??
      // The same engine without windows: a fifth of the tests' time.
      onPath('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ??
      given('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome') ??
      given(chromium.executablePath()),
  },
  postgres: {
    name: 'PostgreSQL',
    package: 'postgresql',
    otherwise: 'install PostgreSQL 14 or newer so that `initdb` is on the PATH',
    find: () => {
      const initdb = onPath('initdb') ?? newestPostgres();
      return initdb && path.dirname(initdb);
    },
  },
  pgbouncer: {
    name: 'PgBouncer',
    package: 'pgbouncer',
    otherwise: 'install PgBouncer so that `pgbouncer` is on the PATH',
    only: 'the journey through PgBouncer',
    find: () => onPath('pgbouncer'),
  },
  faketime: {
    name: 'libfaketime',
    package: 'faketime',
    otherwise: 'install libfaketime so that its library is in /usr/lib/*/faketime',
    only: 'the journey with a clock that moves',
    find: () => globSync('/usr/lib/*/faketime/libfaketime.so.1')[0],
  },
  redis: {
    name: 'Redis or Valkey',
    package: 'redis-server',
    otherwise: 'install Redis or Valkey so that `redis-server` or `valkey-server` is on the PATH',
    find: () => onPath('redis-server', 'valkey-server'),
  },
  firefox: {
    name: 'Firefox',
    package: 'firefox-esr',
    otherwise: 'install Firefox 140 or newer so that `firefox` is on the PATH',
    only: 'what journeys look at in Firefox',
    // Ubuntu's `firefox` only says that the browser is a snap.
    find: () => ['firefox-esr', 'firefox'].map((name) => onPath(name)).find((file) => file && runs(file)),
  },
  webkit: {
    name: 'the driver of WebKitGTK',
    package: 'webkit2gtk-driver',
    otherwise: 'install WebKitGTK with its driver so that `WebKitWebDriver` is on the PATH',
    only: 'what journeys look at in WebKitGTK',
    find: () => onPath('WebKitWebDriver'),
  },
  xvfb: {
    name: 'Xvfb',
    package: 'xvfb',
    otherwise: 'install Xvfb, the display that WebKitGTK draws on, so that `Xvfb` is on the PATH',
    only: 'what journeys look at in WebKitGTK',
    find: () => onPath('Xvfb'),
  },
} satisfies Record<string, Program>;

/** Where the programs are that everything needs: Chromium's binary, PostgreSQL's folder of binaries, the Redis server's binary. */
export type Programs = Record<'chromium' | 'postgres' | 'redis', string>;

/**
 * Finds the programs; installs the missing ones with apt-get where that is possible without asking. Says what is left out.
 * @throws {Error} that says exactly what to install
 */
export function findOrInstall(): Programs {
  const missing = Object.values<Program>(PROGRAMS).filter(({ find }) => !find());
  if (missing.length > 0) install(missing);
  const still = missing.filter(({ find, only }) => !find() && !only);
  if (still.length > 0) throw new Error(adviceFor(still));
  for (const { name, find, only, otherwise } of missing) {
    if (!find()) process.stdout.write(`${name} is missing, so ${only} is left out: ${otherwise}\n`);
  }
  return {
    chromium: PROGRAMS.chromium.find() ?? '',
    postgres: PROGRAMS.postgres.find() ?? '',
    redis: PROGRAMS.redis.find() ?? '',
  };
}

function adviceFor(programs: readonly Program[]): string {
  const packages = programs.map((program) => program.package).join(' ');
  const lines = programs.map(({ name, otherwise }) => `  ${name}: ${otherwise}`);
  return [
    'The tests need programs that this machine does not have.',
    `  On Debian:  sudo apt-get update && sudo apt-get install -y ${packages}`,
    'Elsewhere:',
    ...lines,
  ].join('\n');
}

/** Does nothing where there is no apt-get, or no right to use it without a password. */
function install(programs: readonly Program[]): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const canBeRoot = asRoot.length === 0 || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  if (!onPath('apt-get') || !canBeRoot) return;
  process.stdout.write(`Installing ${programs.map(({ name }) => name).join(', ')} with apt-get …\n`);
  // RUNLEVEL=1 keeps the packages from starting services.
  const command = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1', 'apt-get'];
  const one = [...command, 'install', '-y', '-qq', '--no-install-recommends'];
  const packages = programs.map((program) => program.package);
  apt([...command, 'update', '-qq']);
  // A distribution that lacks one of them installs none.
  if (!apt([...one, ...packages])) for (const name of packages) apt([...one, name]);
}

/** @returns whether it succeeded; says what it wrote where it did not */
function apt([program = '', ...args]: readonly string[]): boolean {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  if (status !== 0) process.stdout.write(`${stdout}${stderr}\n`);
  return status === 0;
}

function runs(file: string): boolean {
  return spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;
}

function onPath(...names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/sbin', '/usr/local/bin'];
  for (const name of names) {
    for (const folder of folders.filter(Boolean)) {
      const found = given(path.join(folder, name));
      if (found) return found;
    }
  }
  return undefined;
}

/** Debian keeps the binaries of each version in a folder of their own, outside the PATH. */
function newestPostgres(): string | undefined {
  return POSTGRES_HOMES.filter(existsSync)
    .flatMap((home) => readdirSync(home).map((version) => path.join(home, version, 'bin', 'initdb')))
    .filter(given)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);
}

function given(file: string | undefined): string | undefined {
  if (!file) return undefined;
  try {
    accessSync(file, constants.X_OK);
    return file;
  } catch {
    return undefined;
  }
}
