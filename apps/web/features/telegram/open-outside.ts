import type { MouseEvent } from 'react';
import { telegramBridge } from '../../platform/webview/telegram-bridge.ts';
import { isMiniApp } from '../../platform/webview/telegram-launch.ts';

/** A press on a link that leads out of the mini-app: Telegram opens the device's browser. Elsewhere the link does as it says. */
export function openOutside(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isMiniApp()) return;
  event.preventDefault();
  telegramBridge.openLink(event.currentTarget.href);
}
