import type { CaptchaProofFields } from '@gatehouse/contract/captcha/captcha';
import { codes } from '@gatehouse/contract/errors/codes';
import type { SceneOf } from '@gatehouse/rules/login/scene';
import { onceLoaded } from '../../platform/loading/once-loaded.ts';
import { newGuid } from '../../platform/page/guid.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { localizeAnswer } from '../forms/localize-answer.ts';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import { riskVerdict } from './risk-verdict.ts';

// Loaded at the first touch of a form, not with it. Without its code an action goes on without a proof: the server decides.
const captcha = onceLoaded(() => import('../captcha/prove.ts'));
const lateCaptcha = () => captcha().catch(() => undefined);

/**
 * LOGIN-11: announces an action, then performs it with the same tx-id. A verdict of `block` prevents it: the answer is
 * `attemptRefused`. `verify` is left to the action's own answer, which requires one more verification; a captcha of it is visible.
 */
export async function withRisk(
  page: PageFrame,
  scene: SceneOf,
  run: (txId: string) => Promise<SubmitAnswer>,
  signal?: AbortSignal,
): Promise<SubmitAnswer> {
  const txId = newGuid();
  const verdict = await riskVerdict(page, scene, txId, signal);
  if (verdict === 'block') {
    return localizeAnswer(page, Promise.resolve({ ret_code: codes.attemptRefused, ret_msg: '' }));
  }
  if (verdict !== 'verify') return run(txId);
  const late = await lateCaptcha();
  late?.doubt(page, scene, true);
  return run(txId).finally(() => late?.doubt(page, scene, false));
}

/** CAPT-06: performs a call that a captcha protects; see `prove`. `run` puts the proof into the payload. */
export async function withCaptcha(
  page: PageFrame,
  scene: SceneOf,
  run: (proof: CaptchaProofFields) => Promise<SubmitAnswer>,
  signal?: AbortSignal,
): Promise<SubmitAnswer> {
  const late = await lateCaptcha();
  return late ? late.prove(page, scene, run, signal) : run({});
}

/** CAPT-08: loads the code of captchas, and begins the unseen captcha. Call it at the first touch of a form. */
export async function prepareCaptcha(page: PageFrame, scene: SceneOf): Promise<void> {
  (await lateCaptcha())?.prepare(page, scene);
}
