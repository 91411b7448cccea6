import { type Algorithm, parseOptions } from '@node-rs/argon2';
import { Refusal } from '../http/refusal.ts';
import { allowHashThreads, onHashThread, USUAL_HASH_THREADS } from './password-threads.ts';

/** argon2id; the enum is a type only, so its number is written here. */
const ARGON2ID = 2 as Algorithm;
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const RETRY_AFTER_S = 2;

/** Hashing is slow and heavy on purpose: so many at once, so many waiting, and the rest are asked to come back. */
export type HashingLimits = { readonly concurrency: number; readonly queue: number };
export const usualHashingLimits: HashingLimits = { concurrency: USUAL_HASH_THREADS, queue: 256 };

export type PasswordHasher = {
  /** Other heavy work, under the same limit. @throws {Refusal} busy */
  readonly admit: <T>(work: () => Promise<T>) => Promise<T>;
  /** PHC string. @throws {Refusal} busy */
  readonly hash: (password: string) => Promise<string>;
  /** Without a hash it does the same work and answers false. @throws {Refusal} busy */
  readonly verify: (storedHash: string | undefined, password: string) => Promise<boolean>;
  /** How many run now, and how many wait. */
  readonly load: () => { readonly running: number; readonly waiting: number };
  /** Whether the hash was made with parameters other than today's. */
  readonly isDated: (storedHash: string) => boolean;
};

/** Argon2id m=19456 t=2 p=1 (OWASP), behind an admission limit. */
export async function createHasher(given: Partial<HashingLimits> = {}): Promise<PasswordHasher> {
  const limits = { ...usualHashingLimits, ...given };
  allowHashThreads(limits.concurrency);
  const { admit, load } = admission(limits);
  const hash = (password: string) => onHashThread<string>({ kind: 'hash', password, parameters: PARAMETERS });
  const nobodysHash = await hash('');
  return {
    admit,
    load,
    hash: (password) => admit(() => hash(password)),
    verify: async (storedHash, password) => {
      const matches = await admit(() =>
        onHashThread<boolean>({ kind: 'verify', password, storedHash: storedHash ?? nobodysHash }),
      );
      return storedHash !== undefined && matches;
    },
    isDated: (storedHash) => {
      const { algorithm, memoryCost, timeCost, parallelism } = parseOptions(storedHash);
      const { memoryCost: m, timeCost: t, parallelism: p } = PARAMETERS;
      return algorithm !== ARGON2ID || memoryCost !== m || timeCost !== t || parallelism !== p;
    },
  };
}

function admission({ concurrency, queue }: HashingLimits): Pick<PasswordHasher, 'admit' | 'load'> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const load = () => ({ running, waiting: waiting.length });
  const admit: PasswordHasher['admit'] = async (work) => {
    if (running >= concurrency) {
      if (waiting.length >= queue) {
        throw new Refusal('busy', { retry_after: RETRY_AFTER_S }, { retryAfter: RETRY_AFTER_S });
      }
      // Whoever finishes hands the place over, so that nobody can slip in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return { admit, load };
}
