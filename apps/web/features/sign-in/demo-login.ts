import { tradeSwitch } from '@gatehouse/contract/session/session-extras';
import { isDemoLogin } from '@gatehouse/rules/login/demo-login';
import { getPlatform } from '../../platform/page/browser.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

const SWITCH_MS = 3_000;

/**
 * LOGIN-13, ROUTE-13: switches a user who logged in for it, by any method, to demo money. Otherwise makes no call.
 * Errors count as success (SESS-07), and the wait is short.
 */
export async function switchToDemo(page: PageFrame): Promise<void> {
  if (!isDemoLogin(new URLSearchParams(location.search).get('demoAccount')).value) return;
  const signal = AbortSignal.timeout(SWITCH_MS);
  await getPlatform(page)
    .ask(tradeSwitch, { env: 1 }, { signal })
    .catch(() => undefined);
}
