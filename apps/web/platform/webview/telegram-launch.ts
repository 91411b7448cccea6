import { hasTelegramLaunch, telegramPlatformOf } from '@gatehouse/rules/device/platform';
import { LAUNCH_KEY } from '../storage/launch-key.ts';
import { readLocal } from '../storage/storage.ts';
import { platformLabel } from './platform-label.ts';
import { hasTelegramBridge } from './telegram-host.ts';

/**
 * How Telegram launched the mini-app. `data`: what it has signed (`tgWebAppData`), unchanged; nothing in it counts before the API has
 * verified it. `platform`: for instance `ios`; `unknown` where it is not said. `themeParams`: unchecked.
 */
export type TelegramLaunch = {
  readonly data: string;
  readonly platform: string;
  readonly startParam?: string;
  readonly themeParams?: Readonly<Record<string, string>>;
};

/**
 * PLAT-02: the launch of this tab's mini-app: from the address's fragment or query, else as kept for the tab. What is signed never
 * comes from the query (`signedData`). Undefined where Telegram is not around the page (no bridge): a link with launch data of another
 * person must not log a browser in as them.
 */
export function telegramLaunch(): TelegramLaunch | undefined {
  if (!hasTelegramBridge()) return undefined;
  const found = launchTexts().map((text) => new URLSearchParams(text.replace(/^[?#]/, '')));
  const read = (name: string) => found.map((launch) => launch.get(name)).find((value) => value) ?? undefined;
  const data = signedData();
  if (!data) return undefined;
  const startParam = read('tgWebAppStartParam') ?? new URLSearchParams(data).get('start_param') ?? undefined;
  const themeParams = themeOf(read('tgWebAppThemeParams'));
  return {
    data,
    platform:
      launchTexts()
        .map(telegramPlatformOf)
        .find((platform) => platform) ?? 'unknown',
    ...(startParam ? { startParam } : {}),
    ...(themeParams ? { themeParams } : {}),
  };
}

/** What Telegram has signed for this launch; empty where there is none. */
export function launchData(): string {
  return telegramLaunch()?.data ?? '';
}

/** PLAT-02: whether this page is in a mini-app: by launch parameters, bridge object and user agent, in this order (`inMiniApp`). */
export function isMiniApp(): boolean {
  return platformLabel('').endsWith('_tg') || hasTelegramBridge();
}

/**
 * Telegram adds its data at the end of the fragment. Any bot's owner chooses the address before it, so that data in the query, or
 * earlier in the fragment, may be another person's.
 */
function signedData(): string | undefined {
  const kept = readLocal(LAUNCH_KEY, 'sessionStorage') ?? '';
  return [location.hash, kept.startsWith('?') ? '' : kept]
    .map((text) => new URLSearchParams(text.replace(/^#/, '')).getAll('tgWebAppData').at(-1))
    .find((value) => value);
}

/** The texts with launch parameters, the address's own first. */
function launchTexts(): string[] {
  return [location.hash, location.search, readLocal(LAUNCH_KEY, 'sessionStorage') ?? ''].filter(hasTelegramLaunch);
}

function themeOf(json: string | undefined): TelegramLaunch['themeParams'] {
  try {
    const theme: unknown = JSON.parse(json ?? '');
    if (typeof theme !== 'object' || theme === null) return undefined;
    return Object.fromEntries(Object.entries(theme).filter(([, value]) => typeof value === 'string'));
  } catch {
    return undefined;
  }
}
