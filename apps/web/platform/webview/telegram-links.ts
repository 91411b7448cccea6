import { isInTelegramFrame } from '@gatehouse/rules/telegram/telegram-frame-pages';
import { type Leavable, leaveTo } from '../navigation/navigate.ts';
import { isPlainPress } from './plain-press.ts';
import { telegramBridge } from './telegram-bridge.ts';
import { framers, isFramed } from './telegram-host.ts';

/** REDIR-10: a link to what Telegram's frame may not show opens in the browser, and so does one to a new tab. */
export function openOutside(event: MouseEvent): void {
  if (event.defaultPrevented || !isPlainPress(event)) return;
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || typeof link.href !== 'string' || !/^https?:/.test(link.href)) return;
  if (link.target !== '_blank' && !isBarred(link.href)) return;
  event.preventDefault();
  telegramBridge.openLink(link.href);
}

/** REDIR-10: navigates as `leaveTo`; from Telegram's frame to a page that it may not show, opens that outside. */
export function leaveInTelegram(href: Leavable, how: 'assign' | 'replace' = 'assign'): void {
  const { href: address } = new URL(href, location.href);
  if (isBarred(address)) telegramBridge.openLink(address);
  else leaveTo(href, how);
}

/** Whether this page is in Telegram's frame, and that address may not be. */
function isBarred(address: string): boolean {
  if (!isFramed() || framers().length === 0) return false;
  const { origin, pathname } = new URL(address);
  return origin !== location.origin || !isInTelegramFrame(pathname);
}
