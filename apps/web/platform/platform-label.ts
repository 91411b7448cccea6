import { type Platform, platformOf } from '@gatehouse/rules/platform';

/** PLAT-03, PLAT-04: the label of this browser; inside Telegram its script is asked. */
export function platformLabel(appUserAgent: string): Platform {
  const { Telegram } = globalThis as { Telegram?: { WebApp?: { platform?: string; initData?: string } } };
  const app = Telegram?.WebApp;
  // Outside Telegram its script answers too, but without data of a start.
  const telegram = app?.initData ? (app.platform ?? true) : false;
  return platformOf({ userAgent: navigator.userAgent, appUserAgent, telegram }).value;
}
