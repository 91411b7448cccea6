import { setTimeout as wait } from 'node:timers/promises';
import { createPerson, NotAnswered, type Person } from './person.ts';
import type { Product } from './product.ts';

/** People who register and log in again and again, until stopped. */
export type Load = {
  /** Waits until so many more steps are acknowledged. @throws {Error} when that takes too long */
  readonly acknowledges: (more: number) => Promise<void>;
  /** Stops, and looks for everything that was acknowledged. */
  readonly end: () => Promise<Loaded>;
  /** Stops, and looks for nothing. */
  readonly stop: () => void;
};
type Loaded = {
  readonly acknowledged: number;
  /** How many answers had each status; 0 where there was none. */
  readonly statuses: ReadonlyMap<number, number>;
  /** How many answers with 200 had each code other than 0. */
  readonly refusals: ReadonlyMap<number, number>;
  /** What was acknowledged and is not there. */
  readonly lost: readonly string[];
};

const PEOPLE = 8;
const PASSWORD = 'four quiet words here';
const RETRY_MS = 50;
const PATIENCE_MS = 30_000;
/** More would be an unusual device. */
const LOGINS_EACH = 60;

type Answer = { readonly status: number; readonly ret_code: number; readonly result?: unknown };
type Kept = { readonly tokens: string[]; readonly uuids: string[] };

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: what the workers share is counted and ended in one place.
export async function underLoad(product: Product): Promise<Load> {
  const statuses = new Map<number, number>();
  const refusals = new Map<number, number>();
  const state = { acknowledged: 0, stopped: false };
  /** Repeats a step as a person would until it is acknowledged. @throws {Stopped} where it is not before the end */
  async function step<T extends Answer>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      const answer = await work().catch((error: unknown) => ({ status: statusOf(error), ret_code: -1 }) as T);
      count(statuses, answer.status);
      if (answer.status === 200 && answer.ret_code !== 0) count(refusals, answer.ret_code);
      if (answer.ret_code === 0) {
        state.acknowledged += 1;
        return answer;
      }
      if (state.stopped) throw new Stopped();
      await wait(RETRY_MS);
    }
  }
  const run = async (n: number): Promise<Kept & { readonly person: Person }> => {
    const person = createPerson(product.port);
    const kept: Kept = { tokens: [], uuids: [] };
    await goOn(person, `load${n}-${Date.now()}@example.com`, kept).catch((error: unknown) => {
      if (!(error instanceof Stopped)) throw error;
    });
    return { ...kept, person };
  };
  async function goOn(person: Person, email: string, kept: Kept): Promise<void> {
    const begun = await step(() => person.call('/user/public/register/info', { register_type: 1, email }));
    const { uuid } = begun.result as { uuid: string };
    kept.uuids.push(uuid);
    await step(() => person.call('/user/public/register/send/verify/item', { uuid, item: 'email' }));
    const code = await product.codeFor(email);
    await step(() => person.verify(uuid, code));
    await step(() => person.setPassword(uuid, PASSWORD));
    kept.tokens.push(...tokenOf(person));
    for (let logins = 0; !state.stopped; logins += 1) {
      if (logins < LOGINS_EACH) {
        // A caller with a session gets the new one in its place.
        person.cookies.delete('b_t_c_k');
        await step(() => person.logIn(email, PASSWORD));
        kept.tokens.push(...tokenOf(person));
      }
      const more = await step(() =>
        person.call('/user/public/register/info', { register_type: 1, email: `m${email}` }),
      );
      kept.uuids.push((more.result as { uuid: string }).uuid);
      await wait(RETRY_MS);
    }
  }
  const people = Promise.all(Array.from({ length: PEOPLE }, (_, n) => run(n)));
  // The error surfaces where the promise is awaited; a caller that stops early does not await it.
  people.catch(() => undefined);
  return {
    stop() {
      state.stopped = true;
    },
    async acknowledges(more) {
      const [aim, until] = [state.acknowledged + more, Date.now() + PATIENCE_MS];
      while (state.acknowledged < aim) {
        if (Date.now() > until)
          throw new Error(`Nothing is acknowledged: ${JSON.stringify([[...statuses], [...refusals]])}`);
        await wait(5);
      }
    },
    async end() {
      state.stopped = true;
      const lost: string[] = [];
      const acknowledged = state.acknowledged;
      for (const { person, tokens, uuids } of await people) {
        for (const token of new Set(tokens)) {
          person.cookies.set('b_t_c_k', token);
          if ((await person.call('/user/private/info')).ret_code !== 0) lost.push('a session');
        }
        for (const uuid of new Set(uuids)) {
          const { ret_code } = await person.call(`/user/public/register/recall/info?uuid=${uuid}`);
          if (ret_code !== 0) lost.push('a registration');
        }
      }
      return { acknowledged, statuses, refusals, lost };
    },
  };
}

function tokenOf({ cookies }: Person): string[] {
  const token = cookies.get('b_t_c_k');
  return token ? [token] : [];
}

/** The end came before the step was acknowledged. */
class Stopped extends Error {}

function count(counts: Map<number, number>, key: number): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** A password needs a key first: what was answered instead of that. A broken connection has no status. */
function statusOf(error: unknown): number {
  return error instanceof NotAnswered ? error.status : 0;
}
