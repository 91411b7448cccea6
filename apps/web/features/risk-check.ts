import { defaultIntercept, type RiskAction } from '@gatehouse/contract/risk';
import { type SceneOf, sceneCode } from '@gatehouse/rules/scene';
import { platformHere } from '../platform/browser.ts';
import { newGuid } from '../platform/guid.ts';
import type { PageFrame } from '../shell/page-context.tsx';

/** Nobody waits longer for it: an attempt that was not announced is only looked at more closely. */
const PATIENCE_MS = 1_500;

/** `txId` goes along with the action, as the `tx-id` header. */
export type RiskCheck = { readonly txId: string; readonly action: RiskAction };

/**
 * LOGIN-11: announces an action before it is made, with a tx-id of its own. Never rejects: where it fails, or is slow, the action
 * goes on as if all were well, for the server decides anyway.
 * @param scene LOGIN-10: a scene code, or what is about to be done
 */
export async function riskCheck(page: PageFrame, scene: string, signal?: AbortSignal): Promise<RiskCheck> {
  const txId = newGuid();
  const late = AbortSignal.timeout(PATIENCE_MS);
  const more = { txId, hideError: true, signal: signal ? AbortSignal.any([signal, late]) : late };
  const pass: RiskCheck = { txId, action: 'pass' };
  try {
    const { result } = await platformHere(page).ask(defaultIntercept, { sence: sceneHere(page, scene) }, more);
    const action = result?.action;
    return action === 'verify' || action === 'block' ? { txId, action } : pass;
  } catch {
    return pass;
  }
}

/** The same around an action: it is announced, then made with the same tx-id. */
export async function withRisk<T>(
  page: PageFrame,
  scene: SceneOf,
  run: (txId: string) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const { txId } = await riskCheck(page, scene, signal);
  return run(txId);
}

const NAMES: readonly string[] = ['login', 'third-party', 'register', 'trading-tool'] satisfies SceneOf[];

function sceneHere({ site }: PageFrame, scene: string): string {
  return NAMES.includes(scene) ? sceneCode(site, scene as SceneOf) : scene;
}
