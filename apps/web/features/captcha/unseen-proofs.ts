import type { CaptchaProof } from './captcha-state.ts';

/** What the unseen magpie came to. `none`: no proof is needed or can be had. `untilMs`: on the clock of `performance.now()`. */
export type Unseen =
  | { readonly type: 'proof'; readonly proof: CaptchaProof; readonly untilMs: number }
  | { readonly type: 'none' | 'visible'; readonly untilMs: number }
  | { readonly type: 'failed' };

/** CAPT-08: keeps one proof ready for a scene. */
export type UnseenProofs = {
  /** Begins the work, unless it is done or under way. */
  readonly prepare: () => void;
  /** The ready proof, the one that is being worked on, or a new one; the next begins. */
  readonly take: () => Promise<Unseen>;
  /** What was found out counts no longer: a call was refused. */
  readonly forget: () => void;
  /** LOGIN-11: whether risk asks for a visible captcha in the attempt under way. */
  readonly doubt: (isDoubted: boolean) => void;
};

/** Before a proof expires a new one replaces it. */
const RENEWED_MS = 30_000;
/** A page that is left open does not work for ever. */
const MOST_RENEWALS = 6;

/** @param make works for one proof, unless the attempt is doubted; never rejects */
export function createUnseenProofs(options: {
  readonly make: (doubted: boolean) => Promise<Unseen>;
  readonly now: () => number;
  readonly later: (act: () => void, ms: number) => void;
  /** How long after a proof was taken the next one begins. */
  readonly pauseMs: number;
}): UnseenProofs {
  const { make, now, later, pauseMs } = options;
  let ready: Promise<Unseen> | undefined;
  let renewals = 0;
  let isDoubted = false;

  function begin(): void {
    const mine = make(false);
    ready = mine;
    void mine.then((unseen) => {
      if (unseen.type !== 'proof') return;
      later(
        () => {
          if (ready !== mine || renewals >= MOST_RENEWALS) return;
          renewals += 1;
          begin();
        },
        Math.max(0, unseen.untilMs - now() - RENEWED_MS),
      );
    });
  }

  function prepare(): void {
    if (!ready) begin();
  }

  return {
    prepare,
    async take() {
      renewals = 0;
      if (isDoubted) return make(true);
      const held = ready;
      ready = undefined;
      const unseen = await held;
      const isFresh = unseen && unseen.type !== 'failed' && unseen.untilMs > now();
      const taken = isFresh ? unseen : await make(false);
      // A proof serves one call; any other answer counts for the next one too.
      if (taken.type === 'proof') later(prepare, pauseMs);
      else if (taken.type !== 'failed' && taken.untilMs > now()) ready ??= Promise.resolve(taken);
      return taken;
    },
    forget() {
      ready = undefined;
    },
    doubt(doubted) {
      isDoubted = doubted;
    },
  };
}
