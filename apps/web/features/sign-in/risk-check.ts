import { codes } from '@gatehouse/contract/errors/codes';
import { defaultIntercept } from '@gatehouse/contract/login/risk';
import type { DefaultInterceptPayload } from '@gatehouse/contract/login/risk.schema';
import { type SceneOf, sceneCode } from '@gatehouse/rules/login/scene';
import { getPlatform } from '../../platform/page/browser.ts';
import { newGuid } from '../../platform/page/guid.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { localizeAnswer } from '../forms/localize-answer.ts';
import type { SubmitAnswer } from '../forms/submit-answer.ts';

/** The longest wait: an unannounced attempt is only checked more strictly. */
const PATIENCE_MS = 1_500;

/**
 * LOGIN-11: announces an action, then performs it with the same tx-id. A verdict of `block` prevents it: the answer is
 * `attemptRefused`. `verify` is left to the action's own answer, which requires one more verification. If the
 * announcement fails or is slow, the action continues: the server decides again.
 */
export async function withRisk(
  page: PageFrame,
  scene: SceneOf,
  run: (txId: string) => Promise<SubmitAnswer>,
  signal?: AbortSignal,
): Promise<SubmitAnswer> {
  const txId = newGuid();
  if (await isBlocked(page, scene, txId, signal)) {
    return localizeAnswer(page, Promise.resolve({ ret_code: codes.attemptRefused, ret_msg: '' }));
  }
  return run(txId);
}

async function isBlocked(page: PageFrame, scene: SceneOf, txId: string, signal?: AbortSignal): Promise<boolean> {
  const late = AbortSignal.timeout(PATIENCE_MS);
  const more = { txId, signal: signal ? AbortSignal.any([signal, late]) : late };
  const payload = { sence: sceneCode(page.site, scene), ext_info: extInfo(page) };
  try {
    const { result } = await getPlatform(page).ask(defaultIntercept, payload, more);
    return result?.action === 'block';
  } catch {
    return false;
  }
}

/** LOGIN-11: where and how the action is made, without who makes it. */
function extInfo({ name }: PageFrame): NonNullable<DefaultInterceptPayload['ext_info']> {
  return { page: name, ms_on_page: Math.round(performance.now()), automated: navigator.webdriver === true };
}
