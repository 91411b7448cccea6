import { withLanguage } from '@gatehouse/rules/language/path-language';
import { TELEGRAM_PATH } from '@gatehouse/rules/telegram/telegram-paths';
import { endOthersSession } from '../../features/telegram/end-others-session.ts';
import { leaveTo, ownPath } from '../../platform/navigation/navigate.ts';
import { startMiniApp } from '../../platform/webview/mini-app.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/** PLAT-02: the launch, theme and bridge of a mini-app. */
export function inTelegram(frame: PageFrame): void {
  startMiniApp(frame, (data) => void openAs(frame, data));
}

/** TG-12: marks this browser, so that the server knows the next page's; where another person was logged in, leads to the login. */
async function openAs(frame: PageFrame, data: string): Promise<void> {
  // There the flow of the page does it, before it goes on.
  if (frame.user && frame.path === TELEGRAM_PATH) return;
  if (!(await endOthersSession(frame, data))) return;
  const query = new URLSearchParams({ redirect_url: location.pathname + location.search });
  leaveTo(ownPath(`${withLanguage(frame.locale.value, TELEGRAM_PATH)}?${query}` as `/${string}`), 'replace');
}
