/** How long before its end a session warns. */
export const WARN_MS = 2 * 60_000;
/** The server updates `last_seen_at` once a minute, so a session may end this much earlier than its last call suggests. */
const SEEN_STEP_MS = 60_000;

/** Durations in ms: idle limit, and time left in total. */
export type Limits = { readonly idleMs: number; readonly leftMs: number };

type Times = { readonly last_seen_at: number; readonly idle_until: number; readonly expires_at: number };

/** The limits of a session, by the server's clock; undefined if the API has none. */
export function limitsOf(row: Partial<Times> | undefined): Limits | undefined {
  const { last_seen_at: seen, idle_until: idle, expires_at: end } = row ?? {};
  if (!isTime(seen) || !isTime(idle) || !isTime(end)) return undefined;
  return { idleMs: idle - seen - SEEN_STEP_MS, leftMs: end - seen - SEEN_STEP_MS };
}

function isTime(value: number | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

export type SessionTimes = {
  readonly now: number;
  /** Last call of the session, in any tab of this browser. */
  readonly seenAt: number;
  /** Last input on a page, in any tab of this browser. */
  readonly touchedAt: number;
  readonly idleMs: number;
  /** The absolute end of the session. */
  readonly endsAt: number;
};

/** What is due: nothing for a time, a call that keeps the session, a warning, or its end. Times in epoch ms of this device. */
export type Due =
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'touch' }
  | { readonly kind: 'warn'; readonly why: 'idle' | 'end'; readonly until: number }
  | { readonly kind: 'over' };

/** SESS-04: a user who reads or types is not asked; no session outlasts its absolute end. */
export function dueAt({ now, seenAt, touchedAt, idleMs, endsAt }: SessionTimes): Due {
  const idleAt = seenAt + idleMs;
  if (now >= Math.min(idleAt, endsAt)) return { kind: 'over' };
  if (now >= endsAt - WARN_MS) return { kind: 'warn', why: 'end', until: endsAt };
  if (now < idleAt - WARN_MS) return { kind: 'wait', ms: Math.min(idleAt, endsAt) - WARN_MS - now };
  if (touchedAt > seenAt) return { kind: 'touch' };
  return { kind: 'warn', why: 'idle', until: idleAt };
}
