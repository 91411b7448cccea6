import { selfSignedCertificate } from './certificate.ts';
import { buildFloors } from './floors.ts';
import { openFront, type Source } from './front.ts';
import { type FloorName, type Held, heldBy, type PageLoads } from './limits.ts';
import { loadQuietly, loadWhileTyping, type Target } from './loads.ts';

export type FirstView = {
  readonly floors: Readonly<Record<FloorName, PageLoads>>;
  /** Pages of ours by their path. */
  readonly pages: Readonly<Record<string, PageLoads & { readonly held: readonly Held[] }>>;
};

/** The public forms, by the first field that a user types in. */
const PAGES: Readonly<Record<string, string>> = {
  '/en/login': 'input[name=account]',
  '/en/register': 'input[name=email]',
};
const FLOOR_FIELD = '#email';
const LOAD_LIMIT_MS = 120_000;

type Measured = { weight: PageLoads['weight'] } & {
  [Kind in 'painted' | 'typed' | 'errors']: PageLoads[Kind][number][];
};
type Running = { readonly target: Target; readonly measured: Measured };

/**
 * What a first visit feels like on a slow phone, beside the floors in the same run. All are loaded round by round, so that a minute in
 * which the machine is busy hits all of them.
 * @param origin of the running product
 * @param keep is given what there is after every round
 */
export async function measureFirstView(
  origin: string,
  loads: number,
  keep: (result: FirstView) => void,
): Promise<FirstView> {
  const fronts = await openFronts(origin);
  try {
    const running = new Map(
      Object.entries(fronts.targets).map(([name, target]) => [name, { target, measured: nothingYet() }]),
    );
    for (const each of running.values()) await warmUp(each);
    for (let round = 0; round < loads; round += 1) {
      for (const each of running.values()) await measureRound(each);
      keep(resultOf(running));
    }
    return resultOf(running);
  } finally {
    fronts.close();
  }
}

async function openFronts(origin: string) {
  const certificate = selfSignedCertificate();
  const floors = await buildFloors();
  const sources: Source[] = [{ files: floors.static }, { files: floors.react }, { origin }];
  const [plain, react, ours] = await Promise.all(sources.map((source) => openFront(source, certificate)));
  const targets: Record<string, Target> = {
    static: { url: `${plain?.origin}/`, field: FLOOR_FIELD, hydrates: false },
    react: { url: `${react?.origin}/`, field: FLOOR_FIELD, hydrates: true },
  };
  for (const [path, field] of Object.entries(PAGES)) {
    targets[path] = { url: ours?.origin + path, field, hydrates: true };
  }
  const close = () => {
    for (const front of [plain, react, ours]) front?.close();
  };
  return { targets, close };
}

function nothingYet(): Measured {
  return { weight: undefined, painted: [], typed: [], errors: [] };
}

/** Does not count: it fills the caches of the server and of the front, and weighs. */
async function warmUp({ target, measured }: Running): Promise<void> {
  const warm = await attempt(measured, () => loadQuietly(target, true));
  measured.weight = warm?.weight;
}

async function measureRound({ target, measured }: Running): Promise<void> {
  const painted = await attempt(measured, () => loadQuietly(target));
  if (painted) measured.painted.push(painted);
  const typed = await attempt(measured, () => loadWhileTyping(target));
  if (typed) measured.typed.push(typed);
}

/** One load that fails or hangs is one load less. */
async function attempt<T>({ errors }: Measured, load: () => Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`given up after ${LOAD_LIMIT_MS} ms`)), LOAD_LIMIT_MS);
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (error) {
    errors.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

function resultOf(running: ReadonlyMap<string, Running>): FirstView {
  const of = (name: string) => running.get(name)?.measured ?? nothingYet();
  const floors = { static: of('static'), react: of('react') };
  const paths = Object.keys(PAGES);
  return {
    floors,
    pages: Object.fromEntries(paths.map((path) => [path, { ...of(path), held: heldBy(of(path), floors) }])),
  };
}

/** What went wrong, as sentences. Empty is right. */
export function faultsOf({ floors, pages }: FirstView): string[] {
  return Object.entries({ ...floors, ...pages }).flatMap(([name, { errors }]) =>
    errors.map((error) => `${name}: ${error}`),
  );
}
