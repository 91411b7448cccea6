import { telegramLaunch } from '@gatehouse/contract/telegram/telegram';
import { getPlatform } from '../../platform/page/browser.ts';
import { startMiniApp } from '../../platform/webview/mini-app.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/** PLAT-02: the launch, theme and bridge of a mini-app. */
export function inTelegram(frame: PageFrame): void {
  // The answer marks this browser, so that the server knows the next page's.
  startMiniApp(frame, (data) => void getPlatform(frame).ask(telegramLaunch, { telegram_callback_mini: data }));
}
