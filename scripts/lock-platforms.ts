type Entry = {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly integrity?: string;
  readonly cpu?: readonly string[];
  readonly dev?: boolean;
  readonly libc?: readonly string[];
  readonly optional?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly os?: readonly string[];
};

/** package-lock.json, version 3: its packages by place. */
export type Lock = { readonly packages: Readonly<Record<string, Entry>> };

/** npm's name of a platform, as in the names of native packages. */
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'];

/**
 * Adds an entry for every optional dependency that has none.
 * @returns the lock in npm's order, and the names of what was added
 * @throws {Error} when a name does not tell its platform
 */
export function completed(lock: Lock): { readonly lock: Lock; readonly added: readonly string[] } {
  const missing = missingOptionals(lock);
  const entries = missing.map(
    ({ name, version, dev }) => [`node_modules/${name}`, entryOf(name, version, dev)] as const,
  );
  const packages = [...Object.entries(lock.packages), ...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  return { lock: { ...lock, packages: Object.fromEntries(packages) }, added: missing.map(({ name }) => name) };
}

/** Optional dependencies without an entry: `npm ci` refuses a lock file that has any. */
export function missingOptionals({ packages }: Lock): { name: string; version: string; dev: boolean }[] {
  const present = new Set(Object.keys(packages).map((place) => place.split('node_modules/').at(-1)));
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {}, dev = false }) =>
    Object.entries(optionalDependencies).map(([name, version]) => ({ name, version, dev })),
  );
  return wanted.filter(({ name }) => !present.has(name));
}

function entryOf(name: string, version: string, dev: boolean): Entry {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  if (!os || !cpu) throw new Error(`${name} is an optional dependency, and its name does not tell its platform`);
  return {
    ...{ version, cpu: [cpu] },
    ...(dev ? { dev } : {}),
    ...(os === 'linux' ? { libc: [name.includes('musl') ? 'musl' : 'glibc'] } : {}),
    ...{ optional: true, os: [os] },
  };
}
