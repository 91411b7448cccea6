import { hasTelegramLaunch, type Platform, platformOf, telegramPlatformOf } from '@gatehouse/rules/device/platform';
import { LAUNCH_KEY } from '../storage/launch-key.ts';
import { readLocal } from '../storage/storage.ts';

/** Telegram's objects in a mini-app: its script, and the bridge that its webviews add to every page. */
type Bridges = {
  readonly Telegram?: { readonly WebApp?: { readonly platform?: string; readonly initData?: string } };
  readonly TelegramWebviewProxy?: object;
};

/** PLAT-02 to PLAT-04: the label of this browser, by Telegram's launch parameters and bridge, and by the user agent. */
export function platformLabel(appUserAgent: string): Platform {
  return platformOf({ userAgent: navigator.userAgent, appUserAgent, telegram: telegramPlatform() }).value;
}

function telegramPlatform(): boolean | string {
  const { Telegram, TelegramWebviewProxy } = globalThis as Bridges;
  const app = Telegram?.WebApp;
  // Outside Telegram its script answers too, but without launch data.
  if (app?.initData) return app.platform ?? true;
  const { hash, search } = globalThis.location ?? { hash: '', search: '' };
  const launch = [hash, search].find(hasTelegramLaunch);
  if (launch) return telegramPlatformOf(launch) ?? true;
  return readLocal(LAUNCH_KEY, 'sessionStorage') ?? TelegramWebviewProxy !== undefined;
}
