import { createHash, randomBytes } from 'node:crypto';
import type { Person } from '../core/people.ts';
import type { Defect } from '../signing/defects.ts';
import type { Authorization } from './authorization.ts';

/** What a person has allowed, for whom a code stands. */
export type Allowed = { readonly person: Person; readonly asked: Authorization; readonly defect: Defect };

export type Codes = {
  /** A code of one use. `replayed`: the person's last one again. */
  readonly add: (allowed: Allowed) => string;
  /** Undefined: unknown, used, over, of another redirect address, or the verifier is not its challenge's. */
  readonly take: (code: string, given: { redirectUri: string; verifier: string }) => Allowed | undefined;
};

const TTL_MS = 60_000;

/** @param now epoch ms */
export function createCodes(now: () => number): Codes {
  const codes = new Map<string, Allowed & { readonly until: number }>();
  const last = new Map<number, string>();
  return {
    add(allowed) {
      const { person, defect } = allowed;
      const before = defect === 'replayed' ? last.get(person.id) : undefined;
      if (before !== undefined) return before;
      const code = randomBytes(24).toString('base64url');
      codes.set(code, { ...allowed, until: now() + TTL_MS });
      last.set(person.id, code);
      return code;
    },
    take(code, { redirectUri, verifier }) {
      const found = codes.get(code);
      codes.delete(code);
      if (!found || found.until < now() || found.asked.redirectUri !== redirectUri) return undefined;
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      return challenge === found.asked.challenge ? found : undefined;
    },
  };
}
