import { hasTelegramLaunch, type Platform, platformOf, telegramPlatformOf } from '@gatehouse/rules/device/platform';
import { LAUNCH_KEY } from '../storage/launch-key.ts';
import { readLocal } from '../storage/storage.ts';

/** PLAT-02 to PLAT-04: the label of this browser, by Telegram's launch parameters and bridge, and by the user agent. */
export function platformLabel(appUserAgent: string): Platform {
  return platformOf({ userAgent: navigator.userAgent, appUserAgent, telegram: telegramPlatform() }).value;
}

function telegramPlatform(): boolean | string {
  const { hash, search } = globalThis.location ?? { hash: '', search: '' };
  const launch = [hash, search, readLocal(LAUNCH_KEY, 'sessionStorage') ?? ''].find(hasTelegramLaunch);
  return launch === undefined ? 'TelegramWebviewProxy' in globalThis : (telegramPlatformOf(launch) ?? true);
}
