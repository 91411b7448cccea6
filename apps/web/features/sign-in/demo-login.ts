import { tradeSwitch } from '@gatehouse/contract/session/session-extras';
import { isDemoLogin } from '@gatehouse/rules/login/demo-login';
import { getPlatform } from '../../platform/page/browser.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

const SWITCH_MS = 3_000;

/**
 * LOGIN-13, ROUTE-13: whoever has just logged in, by whatever way, to trade with demo money does so from now on. For
 * everybody else nothing is asked. Its errors count as success (SESS-07): nobody is held up by it for long.
 */
export async function switchToDemo(page: PageFrame): Promise<void> {
  if (!isDemoLogin(new URLSearchParams(location.search).get('demoAccount')).value) return;
  const signal = AbortSignal.timeout(SWITCH_MS);
  await getPlatform(page)
    .ask(tradeSwitch, { env: 1 }, { signal })
    .catch(() => undefined);
}
