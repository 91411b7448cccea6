import { defaultIntercept, type RiskAction } from '@gatehouse/contract/login/risk';
import type { DefaultInterceptPayload } from '@gatehouse/contract/login/risk.schema';
import { type SceneOf, sceneCode } from '@gatehouse/rules/login/scene';
import { getPlatform } from '../../platform/page/browser.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/** The longest wait: an unannounced attempt is only checked more strictly. */
const PATIENCE_MS = 1_500;

/** LOGIN-11: announces an action. If the announcement fails or is slow, the action continues: the server decides again. */
export async function riskVerdict(
  page: PageFrame,
  scene: SceneOf,
  txId: string,
  signal?: AbortSignal,
): Promise<RiskAction> {
  const late = AbortSignal.timeout(PATIENCE_MS);
  const more = { txId, signal: signal ? AbortSignal.any([signal, late]) : late };
  const payload = { sence: sceneCode(page.site, scene), ext_info: extInfo(page) };
  try {
    const { result } = await getPlatform(page).ask(defaultIntercept, payload, more);
    return result?.action ?? 'pass';
  } catch {
    return 'pass';
  }
}

/** LOGIN-11: where and how the action is made, without who makes it. */
function extInfo({ name }: PageFrame): NonNullable<DefaultInterceptPayload['ext_info']> {
  return { page: name, ms_on_page: Math.round(performance.now()), automated: navigator.webdriver === true };
}
