import type { Decision, Step } from '../decision.ts';

/** The names of our tokens that Telegram's theme may set, as colours `#rrggbb`. */
export type TelegramTokens = Partial<
  Readonly<Record<'paper' | 'card' | 'ink' | 'grey-text' | 'accent' | 'on-accent', string>>
>;
export type TelegramTheme = { readonly scheme: 'light' | 'dark'; readonly tokens: TelegramTokens };

/** The contrast of text, and of the edges of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT_CONTRAST = 4.5;
const EDGE_CONTRAST = 3;
/** Where black and white have the same contrast. */
const DARK_BELOW = 0.179;
const COLOUR = /^#[\da-f]{6}$/;

/**
 * Our own colours in sRGB, as `ui/tokens.css` has them for a site of the middle hue: what must be legible on Telegram's
 * background, and the tint on which Telegram's texts must be legible too.
 */
const ours = {
  light: {
    ink: '#171c26',
    texts: ['#555b66', '#a61b1b', '#7a5200', '#14683c', '#2a4a80'],
    edge: '#82868f',
    tint: '#ecf2fb',
  },
  dark: {
    ink: '#eceef2',
    texts: ['#a8acb3', '#f5988f', '#e5bd6f', '#86d1a0', '#a9c3ee'],
    edge: '#6f757f',
    tint: '#131c28',
  },
} as const;

/**
 * PLAT-02: Telegram's theme in our tokens. A colour counts only as `#rrggbb` and where its contrast holds: else ours stays.
 * @param params `theme_params` as Telegram sends them: nothing is trusted
 * @returns undefined where the background is no colour
 */
export function telegramTheme(params: Readonly<Record<string, unknown>>): Decision<TelegramTheme | undefined> {
  const trace: Step[] = [];
  const note = (check: string, taken: string | undefined) => {
    trace.push({ rule: 'PLAT-02', check, outcome: 'noted', detail: taken ?? 'ours' });
    return taken;
  };
  const background = colourIn(params, 'bg_color');
  if (background === undefined) {
    note('the background is no colour', undefined);
    return { value: undefined, trace };
  }
  const scheme = luminance(background) < DARK_BELOW ? 'dark' : 'light';
  const own = ours[scheme];
  const isGround = (colour: string) =>
    [own.ink, ...own.texts].every((text) => contrast(text, colour) >= TEXT_CONTRAST) &&
    contrast(own.edge, colour) >= EDGE_CONTRAST;
  const paper = note('background', [background].find(isGround));
  // Without Telegram's ground its texts stand on ours, which they were not made for.
  if (paper === undefined) return { value: { scheme, tokens: {} }, trace };
  const card = note('sections', pick(params, ['section_bg_color', 'secondary_bg_color']).find(isGround) ?? paper);
  const grounds = [paper, card ?? paper, own.tint];
  const legible = (colour: string) => grounds.every((ground) => contrast(colour, ground) >= TEXT_CONTRAST);
  const ink = note('text', pick(params, ['text_color']).find(legible));
  const grey = note('hints', pick(params, ['hint_color', 'subtitle_text_color']).find(legible));
  const accent = note('accent', pick(params, ['button_color', 'accent_text_color', 'link_color']).find(legible));
  const onAccent =
    accent &&
    [...pick(params, ['button_text_color']), '#ffffff', '#000000'].find(
      (colour) => contrast(colour, accent) >= TEXT_CONTRAST,
    );
  const tokens = { paper, card, ink, 'grey-text': grey, accent, 'on-accent': note('text on it', onAccent) };
  return { value: { scheme, tokens: withoutEmpty(tokens) }, trace };
}

/** WCAG 2.2: the contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function colourIn(params: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  const colour = typeof value === 'string' ? value.toLowerCase() : '';
  return COLOUR.test(colour) ? colour : undefined;
}

function pick(params: Readonly<Record<string, unknown>>, names: readonly string[]): string[] {
  return names.flatMap((name) => colourIn(params, name) ?? []);
}

function withoutEmpty(tokens: Readonly<Record<keyof TelegramTokens, string | undefined>>): TelegramTokens {
  return Object.fromEntries(Object.entries(tokens).filter(([, value]) => value !== undefined));
}
