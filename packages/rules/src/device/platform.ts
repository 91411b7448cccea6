import { type Decision, decide, type Rule } from '../decision.ts';

/** PLAT-03 */
export const platforms = ['pc', 'h5', 'pc_tg', 'ios_tg', 'android_tg'] as const;

/** PLAT-03: the `platform` label of headers and payloads (PLAT-04). */
export type Platform = (typeof platforms)[number];

/** Whether a value that came over the wire is one of the labels. */
export function isPlatform(value: unknown): value is Platform {
  return platforms.some((label) => label === value);
}

/** PLAT-04: the label where nothing is known. */
export const defaultPlatform: Platform = 'pc';

export type PlatformQuestion = {
  readonly userAgent: string | undefined;
  /** The brand's `appUserAgent`. */
  readonly appUserAgent: string;
  /**
   * What the Telegram script knows in the page: `true` inside a mini-app, or its `tgWebAppPlatform` (`ios`, `android`,
   * `tdesktop`, `macos`, `weba`, …). Absent on the server, where only the user agent speaks.
   */
  readonly telegram?: boolean | string;
};

// Real user agents are under 500 characters; whatever follows is not looked at.
const LONGEST_LOOKED_AT = 1024;
// Launch data with a signature is some 1 000 characters, and its colours 500.
const LONGEST_ADDRESS_LOOKED_AT = 16_384;
const read = (userAgent: string | undefined) => (userAgent ?? '').slice(0, LONGEST_LOOKED_AT);

/** Phones and tablets, by user agent. */
export function isMobile(userAgent: string | undefined): boolean {
  return /\b(?:Android|iPhone|iPad|iPod|Windows Phone|IEMobile|Opera Mini|BlackBerry|BB10|HarmonyOS|Mobile)\b/i.test(
    read(userAgent),
  );
}

/** PLAT-01: the exchange's own app, by the brand's mark in the user agent, in any case. */
export function isAppWebview(userAgent: string | undefined, appUserAgent: string): boolean {
  return appUserAgent !== '' && read(userAgent).toLowerCase().includes(appUserAgent.toLowerCase());
}

/** PLAT-02: a Telegram webview, by user agent. Telegram's link-preview robot is none. */
export function isTelegramWebview(userAgent: string | undefined): boolean {
  return /\bTelegram(?!Bot)/i.test(read(userAgent));
}

/**
 * PLAT-02: whether an address carries the parameters with which Telegram starts a mini-app (`tgWebApp…`).
 * @param text a query or a hash, with or without its sign
 */
export function hasTelegramLaunch(text: string): boolean {
  return /(?:^|[?#&])tgWebApp[A-Za-z]+=/.test(text.slice(0, LONGEST_ADDRESS_LOOKED_AT));
}

/** PLAT-02: what the launch parameters say of the device, for instance `ios`; undefined where they do not. */
export function telegramPlatformOf(text: string): string | undefined {
  return /(?:^|[?#&])tgWebAppPlatform=([a-z_]{1,16})(?:&|$)/.exec(text.slice(0, LONGEST_ADDRESS_LOOKED_AT))?.[1];
}

/** SHELL-03: inside the exchange's own app or a mini-app, which bring a header of their own. */
export function isInApp(
  visitor: { readonly userAgent: string | undefined; readonly miniApp: boolean },
  appUserAgent: string,
): boolean {
  return visitor.miniApp || isAppWebview(visitor.userAgent, appUserAgent);
}

const inTelegram = ({ userAgent, telegram }: PlatformQuestion) =>
  telegram === true || (typeof telegram === 'string' && telegram !== '') || isTelegramWebview(userAgent);

// The script's own word counts before the user agent, for an iPad's says Macintosh; in Telegram's web clients it says nothing.
function isOn(system: RegExp, { userAgent, telegram }: PlatformQuestion): boolean {
  const word = typeof telegram === 'string' ? telegram : '';
  return system.test(/^(?:ios|android|android_x|tdesktop|macos)$/i.test(word) ? word : read(userAgent));
}

const table: readonly Rule<PlatformQuestion, Platform>[] = [
  {
    rule: 'PLAT-02 PLAT-03',
    check: 'Telegram on iOS',
    answer: (question) =>
      inTelegram(question) && isOn(/^ios$|\b(?:iPhone|iPad|iPod)\b/i, question) ? 'ios_tg' : undefined,
  },
  {
    rule: 'PLAT-02 PLAT-03',
    check: 'Telegram on Android',
    answer: (question) => (inTelegram(question) && isOn(/\bandroid/i, question) ? 'android_tg' : undefined),
  },
  {
    rule: 'PLAT-02 PLAT-03',
    check: 'Telegram anywhere else',
    answer: (question) => (inTelegram(question) ? 'pc_tg' : undefined),
  },
  {
    rule: 'PLAT-01 PLAT-03',
    check: 'the exchange’s own app',
    answer: ({ userAgent, appUserAgent }) => (isAppWebview(userAgent, appUserAgent) ? 'h5' : undefined),
  },
  {
    rule: 'PLAT-03',
    check: 'a phone or a tablet',
    answer: ({ userAgent }) => (isMobile(userAgent) ? 'h5' : undefined),
  },
  { rule: 'PLAT-03 PLAT-04', check: 'everything else', answer: () => defaultPlatform },
];

/** PLAT-03: the platform label. Missing, empty and hostile user agents are `pc`. */
export function platformOf(question: PlatformQuestion): Decision<Platform> {
  return decide(table, question);
}
