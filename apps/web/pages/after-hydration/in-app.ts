import { telegramLaunch } from '@gatehouse/contract/telegram/telegram';
import { getPlatform } from '../../platform/page/browser.ts';
import { startMiniApp } from '../../platform/webview/mini-app.ts';
import { startNativeLinks } from '../../platform/webview/native-links.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/** PLAT-02, SHELL-14, SHELL-15: in a mini-app its launch, theme and bridge; in the exchange's own app its links. */
export function inApp(frame: PageFrame): void {
  // The answer marks this browser, so that the server knows the next page's.
  startMiniApp(frame, (data) => void getPlatform(frame).ask(telegramLaunch, { telegram_callback_mini: data }));
  startNativeLinks(frame);
}
