import type { CaptchaProofFields } from '@gatehouse/contract/captcha/captcha';
import { codes } from '@gatehouse/contract/errors/codes';
import type { SceneOf } from '@gatehouse/rules/login/scene';
import { onceLoaded } from '../../platform/loading/once-loaded.ts';
import { newGuid } from '../../platform/page/guid.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { localizeAnswer } from '../forms/localize-answer.ts';
import type { SubmitAnswer } from '../forms/submit-answer.ts';

// What a submit needs beside its call is loaded at the first touch of a form, not with it.
const checks = onceLoaded(() => import('./late-checks.ts'));
/** Without their code an action goes on unannounced and without a proof: the server decides. */
const lateChecks = () => checks().catch(() => undefined);

/**
 * LOGIN-11: announces an action, then performs it with the same tx-id. A verdict of `block` prevents it: the answer is
 * `attemptRefused`. `verify` is left to the action's own answer, which requires one more verification.
 */
export async function withRisk(
  page: PageFrame,
  scene: SceneOf,
  run: (txId: string) => Promise<SubmitAnswer>,
  signal?: AbortSignal,
): Promise<SubmitAnswer> {
  const txId = newGuid();
  const late = await lateChecks();
  if (await late?.isBlocked(page, scene, txId, signal)) {
    return localizeAnswer(page, Promise.resolve({ ret_code: codes.attemptRefused, ret_msg: '' }));
  }
  return run(txId).finally(() => late?.captcha.doubt(page, scene, false));
}

/** CAPT-06: performs a call that a captcha protects; see `prove`. `run` puts the proof into the payload. */
export async function withCaptcha(
  page: PageFrame,
  scene: SceneOf,
  run: (proof: CaptchaProofFields) => Promise<SubmitAnswer>,
  signal?: AbortSignal,
): Promise<SubmitAnswer> {
  const late = await lateChecks();
  return late ? late.captcha.prove(page, scene, run, signal) : run({});
}

/** CAPT-08: loads the checks, and begins the unseen captcha. Call it at the first touch of a form. */
export async function prepareCaptcha(page: PageFrame, scene: SceneOf): Promise<void> {
  (await lateChecks())?.captcha.prepare(page, scene);
}
