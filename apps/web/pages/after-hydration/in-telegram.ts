import { withLanguage } from '@gatehouse/rules/language/path-language';
import { TELEGRAM_PATH } from '@gatehouse/rules/telegram/telegram-paths';
import { openAs } from '../../features/telegram/others-session.ts';
import { leaveTo, ownPath } from '../../platform/navigation/navigate.ts';
import { startMiniApp } from '../../platform/webview/mini-app.ts';
import { readTelegramAuth } from '../../platform/webview/telegram-auth.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/** PLAT-02: the launch, theme and bridge of a mini-app. */
export function inTelegram(frame: PageFrame): void {
  startMiniApp(frame, (data) => void opened(frame, data));
}

/** TG-12: marks this browser, so that the server knows the next page's; where another person is logged in, leads to the question. */
async function opened(frame: PageFrame, data: string): Promise<void> {
  // There the flow of the page asks, before it goes on.
  if (frame.session.user && frame.path === TELEGRAM_PATH) return;
  const { result: told } = await openAs(frame, data);
  const isAsked = told?.other_session === true && readTelegramAuth() !== 'refused';
  if (!frame.session.user || !(isAsked || told?.session_ended)) return;
  const query = new URLSearchParams({ redirect_url: location.pathname + location.search });
  leaveTo(ownPath(`${withLanguage(frame.language.value, TELEGRAM_PATH)}?${query}` as `/${string}`), 'replace');
}
