/** Names of Telegram's programs, as `tgWebAppPlatform` spells them. */
export const PLATFORMS = ['ios', 'android', 'tdesktop', 'macos', 'weba', 'webk'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Colours by Telegram's names, `#rrggbb`. */
export type ThemeParams = Readonly<Record<string, string>>;

/** `pale` has text that is hard to read, `garden` strong colours: a mini-app must hold its own contrast in both. */
export const THEMES = {
  light: {
    bg_color: '#ffffff',
    text_color: '#161c28',
    hint_color: '#6b7280',
    link_color: '#2563a8',
    button_color: '#2f73b8',
    button_text_color: '#ffffff',
    secondary_bg_color: '#f1f3f6',
    header_bg_color: '#ffffff',
    bottom_bar_bg_color: '#f1f3f6',
    accent_text_color: '#2563a8',
    section_bg_color: '#ffffff',
    section_header_text_color: '#2563a8',
    section_separator_color: '#dfe2e8',
    subtitle_text_color: '#6b7280',
    destructive_text_color: '#b3261e',
  },
  dark: {
    bg_color: '#17212b',
    text_color: '#f5f5f5',
    hint_color: '#8b9aa8',
    link_color: '#6ab3f3',
    button_color: '#4a96d4',
    button_text_color: '#ffffff',
    secondary_bg_color: '#1f2a36',
    header_bg_color: '#17212b',
    bottom_bar_bg_color: '#17212b',
    accent_text_color: '#6ab2f2',
    section_bg_color: '#17212b',
    section_header_text_color: '#6ab3f3',
    section_separator_color: '#101921',
    subtitle_text_color: '#8b9aa8',
    destructive_text_color: '#ec6d6d',
  },
  garden: {
    bg_color: '#f3ead7',
    text_color: '#33291a',
    hint_color: '#8a7b5e',
    link_color: '#2f7d4f',
    button_color: '#2f7d4f',
    button_text_color: '#fff8e7',
    secondary_bg_color: '#e8dcc2',
    header_bg_color: '#e8dcc2',
    accent_text_color: '#a2481f',
  },
  pale: {
    bg_color: '#fdf6ff',
    text_color: '#c9b6d6',
    hint_color: '#e3d6ec',
    link_color: '#ffd3f1',
    button_color: '#ffe9fa',
    button_text_color: '#ffffff',
    secondary_bg_color: '#fbeeff',
  },
} as const satisfies Readonly<Record<string, ThemeParams>>;
export type ThemeName = keyof typeof THEMES;

export function isThemeName(value: unknown): value is ThemeName {
  return typeof value === 'string' && Object.hasOwn(THEMES, value);
}
