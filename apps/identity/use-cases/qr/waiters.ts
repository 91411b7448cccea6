import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import type { QrLoginRow, QrState } from './tables.ts';

/** The request layer gives up after 30 s (HTTP-04); an answer needs its time on the way. */
const HOLD_MS = 24_000;
/** The interval at which the store is read for changes by other processes, and waiting calls are answered. */
const LOOK_EVERY_MS = 1_000;
/** How far back a look goes: clocks of several machines differ a little. */
const LOOK_BACK_MS = 5_000;
const WAITING_MAX = 20_000;
const RETRY_AFTER_S = 5;

/** What is waited for: a code that is no longer in this state. */
export type AwaitedCode = Pick<QrLoginRow, 'id' | 'state' | 'expires_at'>;

/** The request that waits. */
export type Connection = {
  readonly isGone: () => boolean;
  readonly onGone: (listener: () => void) => void;
};

/** Requests that wait for news of a code. What they wait for is in the store: a restart loses nothing but the waiting. */
export type QrWaiters = {
  /**
   * Resolves when the code's state is no longer `state`, when it has waited long enough (when the code expires at the
   * latest), when a newer request waits for the same code, or when the client has gone.
   * @throws {Refusal} busy when too many wait
   */
  readonly wait: (code: AwaitedCode, connection: Pick<Connection, 'onGone'>) => Promise<void>;
  /** Something has changed about this code. */
  readonly tell: (id: string) => void;
  /** Lets all of them go, and asks the store no more. */
  readonly close: () => void;
  readonly count: () => number;
};

type Waiter = { readonly state: QrState; readonly until: number; readonly go: () => void };

/** One timer and one query for all of them, however many there are. */
export function createQrWaiters({ db, clock, note }: Pick<Services, 'db' | 'clock' | 'note'>): QrWaiters {
  const waiting = new Map<string, Waiter>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const tell = (id: string) => waiting.get(id)?.go();
  const end = (id: string, waiter: Waiter) => {
    if (waiting.get(id) === waiter) waiting.delete(id);
    if (waiting.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  async function look(): Promise<void> {
    const now = clock();
    for (const { until, go } of waiting.values()) if (until <= now) go();
    if (waiting.size === 0) return;
    const changed = await db
      .selectFrom('qr_login')
      .select(['id', 'state'])
      .where('changed_at', '>', now - LOOK_BACK_MS)
      .where('state', '!=', 'waiting')
      .execute();
    for (const { id, state } of changed) if (waiting.get(id)?.state !== state) tell(id);
  }

  return {
    tell,
    count: () => waiting.size,
    wait: ({ id, state, expires_at }, { onGone }) =>
      new Promise((resolve, reject) => {
        if (closed) return resolve();
        if (waiting.size >= WAITING_MAX) {
          return reject(new Refusal('busy', { retry_after: RETRY_AFTER_S }, { retryAfter: RETRY_AFTER_S }));
        }
        tell(id);
        const waiter: Waiter = {
          state,
          until: Math.min(expires_at, clock() + HOLD_MS),
          go() {
            end(id, waiter);
            resolve();
          },
        };
        waiting.set(id, waiter);
        onGone(waiter.go);
        timer ??= setInterval(() => {
          look().catch((error: unknown) => note('News of QR codes could not be read', error));
        }, LOOK_EVERY_MS).unref();
      }),
    close() {
      closed = true;
      for (const { go } of [...waiting.values()]) go();
    },
  };
}
