/** How long before its end somebody is asked whether they are still there. */
export const WARN_MS = 2 * 60_000;
/** `last_seen_at` moves once a minute, so that a session may end so much sooner than its last call says. */
const SEEN_STEP_MS = 60_000;

/** Lengths in ms: without anything done, and all in all from now on. */
export type Limits = { readonly idleMs: number; readonly leftMs: number };

type Times = { readonly last_seen_at: number; readonly idle_until: number; readonly expires_at: number };

/** The limits of a session, from times by the server's clock alone; undefined where the API has none. */
export function limitsOf(row: Partial<Times> | undefined): Limits | undefined {
  const { last_seen_at: seen, idle_until: idle, expires_at: end } = row ?? {};
  if (!isTime(seen) || !isTime(idle) || !isTime(end)) return undefined;
  return { idleMs: idle - seen - SEEN_STEP_MS, leftMs: end - seen - SEEN_STEP_MS };
}

function isTime(value: number | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

export type Now = {
  readonly now: number;
  /** When something was last done in the session, in any tab of this browser. */
  readonly seenAt: number;
  /** When somebody last touched a page, in any tab of this browser. */
  readonly touchedAt: number;
  readonly idleMs: number;
  /** When the session ends whatever happens. */
  readonly endsAt: number;
};

/** What is due: nothing for so long, a call that keeps the session, a question, or its end. Times in epoch ms of this device. */
export type Due =
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'touch' }
  | { readonly kind: 'warn'; readonly why: 'idle' | 'end'; readonly until: number }
  | { readonly kind: 'over' };

/** SESS-04: whoever reads or types is there, and is not asked; nobody can stay beyond the end. */
export function dueAt({ now, seenAt, touchedAt, idleMs, endsAt }: Now): Due {
  const idleAt = seenAt + idleMs;
  if (now >= Math.min(idleAt, endsAt)) return { kind: 'over' };
  if (now >= endsAt - WARN_MS) return { kind: 'warn', why: 'end', until: endsAt };
  if (now < idleAt - WARN_MS) return { kind: 'wait', ms: Math.min(idleAt, endsAt) - WARN_MS - now };
  if (touchedAt > seenAt) return { kind: 'touch' };
  return { kind: 'warn', why: 'idle', until: idleAt };
}
