import { markCaptcha } from './captcha-report.ts';
import type { CaptchaPlace } from './frame/captcha-widget.ts';
import { askMagpie } from './kinds/magpie/challenge.ts';
import { solveMagpie } from './kinds/magpie/solve.ts';
import { createUnseenProofs, type Unseen, type UnseenProofs } from './unseen-proofs.ts';

/** The longest unseen work. */
const LIMIT_MS = 60_000;
/** How long an answer without a challenge counts. */
const ANSWER_MS = 60_000;
/** Of a challenge whose end this device's clock cannot tell. */
const SHORT_LIFE_MS = 60_000;
const LONGEST_LIFE_MS = 3_600_000;
/** After a registration has begun, its message is sent at once, with the next proof. Elsewhere most pages are left. */
const PAUSE_MS = 1_500;

const kept = new Map<string, UnseenProofs>();

/** The proofs of a scene on this page. */
export function unseenProofsOf(place: CaptchaPlace): UnseenProofs {
  const known = kept.get(place.scene);
  if (known) return known;
  const proofs = createUnseenProofs({
    make: (doubted) => work(place, doubted).catch((): Unseen => ({ type: 'failed' })),
    now: () => performance.now(),
    later: (act, ms) => setTimeout(act, ms),
    pauseMs: place.action === 'register' ? 0 : PAUSE_MS,
  });
  kept.set(place.scene, proofs);
  return proofs;
}

/** CAPT-08 */
async function work(place: CaptchaPlace, doubted: boolean): Promise<Unseen> {
  const asked = await askMagpie(place);
  const now = performance.now();
  // The call goes without a proof. Where one is needed it is refused, and a captcha is shown then.
  if (asked.demand === 'refused') return { type: 'none', untilMs: 0 };
  if (asked.demand === 'unknown') return { type: 'none', untilMs: Number.POSITIVE_INFINITY };
  const { demand, challenge, expires_at } = asked;
  if (demand === 'visible') return { type: 'visible', untilMs: now + ANSWER_MS };
  if (demand === 'none' || !challenge) return { type: 'none', untilMs: now + ANSWER_MS };
  // LOGIN-11: of this attempt alone.
  if (doubted) return { type: 'visible', untilMs: now };
  const token = await solveMagpie(challenge, { limitMs: LIMIT_MS });
  markCaptcha({ captcha: 'magpie', outcome: 'prepared' }, performance.now() - now);
  const fields = { magpie_verify_info: { token, scene: place.scene } };
  return { type: 'proof', proof: { kind: 'magpie', fields }, untilMs: now + lifeOf(expires_at) };
}

function lifeOf(expiresAt: number | undefined): number {
  const left = (expiresAt ?? 0) - Date.now();
  return left > 0 && left < LONGEST_LIFE_MS ? left : SHORT_LIFE_MS;
}
