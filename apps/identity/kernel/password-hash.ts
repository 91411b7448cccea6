import { type Algorithm, parseOptions } from '@node-rs/argon2';
import { type Admission, admission, type From, type HashingLimits } from './hash-admission.ts';
import { allowHashThreads, onHashThread, USUAL_HASH_THREADS } from './password-threads.ts';

/** argon2id; the enum is a type only, so its number is written here. */
const ARGON2ID = 2 as Algorithm;
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const usualHashingLimits: HashingLimits = { concurrency: USUAL_HASH_THREADS, queue: 256 };

export type PasswordHasher = {
  /** Other heavy work, under the same limit. @throws {Refusal} busy */
  readonly admit: Admission['admit'];
  /** PHC string. @throws {Refusal} busy */
  readonly hash: (password: string) => Promise<string>;
  /**
   * Without a hash it does the same work and answers false.
   * @param from who brings the password; a stranger's may be a guess
   * @throws {Refusal} busy
   */
  readonly verify: (storedHash: string | undefined, password: string, from?: From) => Promise<boolean>;
  /** How many run now, and how many wait. */
  readonly load: () => { readonly running: number; readonly waiting: number };
  /** Whether the hash was made with parameters other than today's. */
  readonly isDated: (storedHash: string) => boolean;
};

const hashOf = (password: string) => onHashThread<string>({ kind: 'hash', password, parameters: PARAMETERS });

/** What an account that does not exist is verified against; one for all hashers of this process. */
let placeholderHash: Promise<string> | undefined;

/** Argon2id m=19456 t=2 p=1 (OWASP), behind an admission limit. */
export async function createHasher(given: Partial<HashingLimits> = {}): Promise<PasswordHasher> {
  const limits = { ...usualHashingLimits, ...given };
  allowHashThreads(limits.concurrency);
  const { admit, load, noteGuess } = admission(limits);
  placeholderHash ??= hashOf('');
  const placeholder = await placeholderHash;
  return {
    admit,
    load,
    hash: (password) => admit(() => hashOf(password)),
    verify: async (storedHash, password, from = 'known') => {
      const task = { kind: 'verify', password, storedHash: storedHash ?? placeholder } as const;
      const matches = (await admit(() => onHashThread<boolean>(task), from)) && storedHash !== undefined;
      if (from === 'stranger') noteGuess(!matches);
      return matches;
    },
    isDated: (storedHash) => {
      const { algorithm, memoryCost, timeCost, parallelism } = parseOptions(storedHash);
      const { memoryCost: m, timeCost: t, parallelism: p } = PARAMETERS;
      return algorithm !== ARGON2ID || memoryCost !== m || timeCost !== t || parallelism !== p;
    },
  };
}
