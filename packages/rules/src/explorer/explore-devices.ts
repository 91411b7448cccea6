import type { Brand } from '../site/brand.ts';

/** Something that people open pages with, as the rules see it. */
export type ExploreDevice = {
  readonly id: string;
  readonly name: string;
  readonly userAgent: (brand: Brand) => string;
  /** What the Telegram script says in the page; absent outside a mini-app. */
  readonly telegram?: string;
  /** The browser says that it is Brave, which no user agent tells. */
  readonly brave?: boolean;
};

const chrome = (system: string, more = '') =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 ${more}Safari/537.36`;
const desktop = chrome('Windows NT 10.0; Win64; x64');
const android = chrome('Linux; Android 15; Pixel 9', 'Mobile ');
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

export const exploreDevices: readonly ExploreDevice[] = [
  { id: 'desktop', name: 'Desktop browser', userAgent: () => desktop },
  { id: 'android', name: 'Android phone', userAgent: () => android },
  { id: 'iphone', name: 'iPhone', userAgent: () => iPhone },
  { id: 'app-android', name: 'Own app on Android', userAgent: (brand) => `${android} ${brand.appUserAgent}/6.2` },
  { id: 'app-ios', name: 'Own app on iOS', userAgent: (brand) => `${iPhone} ${brand.appUserAgent}/6.2` },
  { id: 'telegram-android', name: 'Telegram mini-app, Android', userAgent: () => android, telegram: 'android' },
  { id: 'telegram-ios', name: 'Telegram mini-app, iOS', userAgent: () => iPhone, telegram: 'ios' },
  { id: 'telegram-desktop', name: 'Telegram mini-app, desktop', userAgent: () => desktop, telegram: 'tdesktop' },
  { id: 'brave', name: 'Brave', userAgent: () => desktop, brave: true },
];

/** The device of that id; the first where there is none. */
export function exploreDevice(id: string): ExploreDevice {
  const found = exploreDevices.find((device) => device.id === id) ?? exploreDevices[0];
  if (!found) throw new Error('There is always a device');
  return found;
}
