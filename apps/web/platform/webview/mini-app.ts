import { telegramTheme } from '@gatehouse/rules/telegram/telegram-theme';
import { keepLaunch, type LaunchedPage } from './keep-launch.ts';
import { hearTelegram, postToTelegram, telegramBridge } from './telegram-bridge.ts';
import { framers, hasTelegramBridge, isFramed } from './telegram-host.ts';
import { telegramLaunch } from './telegram-launch.ts';
import { openOutside } from './telegram-links.ts';
import { startTelegramParts } from './telegram-parts.ts';

type Sides = { top: number; right: number; bottom: number; left: number };

/**
 * PLAT-02: makes a hydrated page one of Telegram: its colours, its edges, its back button, and links that its frame may not show.
 * @param opened tells the API the launch data, where the server does not know this mini-app yet, or there is a session
 */
export function startMiniApp(frame: LaunchedPage, opened: (data: string) => void): void {
  keepLaunch(frame);
  if (!hasTelegramBridge()) return;
  const launch = telegramLaunch();
  wear(launch?.themeParams ?? {});
  if (launch && (frame.session.user || !frame.telegram.miniApp)) opened(launch.data);
  startTelegramParts();
  hearTelegram('theme_changed', ({ theme_params }) => wear(theme_params));
  keepOffEdges();
  if (cameFromOurs()) telegramBridge.showBackButton(() => history.back());
  document.addEventListener('click', openOutside);
  if (isFramed() && framers().length > 0) postToTelegram('iframe_ready', { reload_supported: false });
  telegramBridge.ready();
  telegramBridge.expand();
}

/** Whether Back leads to another page of ours: in a frame the browser's history may lead out of Telegram. */
function cameFromOurs(): boolean {
  const { navigation } = globalThis as { navigation?: { readonly canGoBack: boolean } };
  if (navigation) return navigation.canGoBack;
  if (isFramed() || history.length < 2 || !URL.canParse(document.referrer)) return false;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin && pathname !== location.pathname;
}

/** The theme holds for this page: the person's own choice in a browser stays what it is. */
function wear(params: unknown): void {
  const theme = telegramTheme(typeof params === 'object' && params !== null ? (params as Record<string, unknown>) : {});
  if (!theme.value) return;
  const { dataset, style } = document.documentElement;
  const { scheme, tokens } = theme.value;
  dataset.theme = scheme;
  for (const name of ['paper', 'card', 'ink', 'grey-text', 'accent', 'on-accent'] as const) {
    const colour = tokens[name];
    if (colour === undefined) style.removeProperty(`--${name}`);
    else style.setProperty(`--${name}`, colour);
  }
  if (tokens.accent) style.setProperty('--accent-strong', `color-mix(in oklab, ${tokens.accent} 80%, var(--ink))`);
  else style.removeProperty('--accent-strong');
  // Edges are a mixture of both, so that they show on every paper (WCAG 1.4.11).
  for (const [name, share] of EDGES) style.setProperty(name, `color-mix(in oklab, var(--ink) ${share}%, var(--paper))`);
}

const EDGES = [
  ['--grey-edge', 48],
  ['--grey-line', 24],
] as const;

const LONGEST_EDGE_PX = 400;

/** Room for what the device and Telegram lay over the page's edges. */
function keepOffEdges(): void {
  const edges: Record<'device' | 'telegram', Sides> = { device: sidesOf({}), telegram: sidesOf({}) };
  let covered = 0;
  const lay = () => {
    for (const side of ['top', 'right', 'bottom', 'left'] as const) {
      const more = edges.telegram[side] + (side === 'bottom' ? covered : 0);
      document.body.style.setProperty(
        `padding-${side}`,
        `calc(max(env(safe-area-inset-${side}), ${edges.device[side]}px) + ${more}px)`,
      );
    }
  };
  const hear = (name: string, place: keyof typeof edges) =>
    hearTelegram(name, (data) => {
      edges[place] = sidesOf(data);
      lay();
    });
  hear('safe_area_changed', 'device');
  hear('content_safe_area_changed', 'telegram');
  hearTelegram('viewport_changed', ({ height, is_state_stable }) => {
    if (is_state_stable !== true || isFramed()) return;
    covered = pixels(innerHeight - pixels(height, innerHeight));
    lay();
  });
  lay();
  for (const about of ['viewport', 'safe_area', 'content_safe_area', 'theme'])
    postToTelegram(`web_app_request_${about}`);
}

function sidesOf(data: Readonly<Record<string, unknown>>): Sides {
  return { top: pixels(data.top), right: pixels(data.right), bottom: pixels(data.bottom), left: pixels(data.left) };
}

function pixels(value: unknown, otherwise = 0): number {
  if (typeof value !== 'number' || !(value > 0)) return otherwise;
  return otherwise > 0 ? value : Math.min(Math.round(value), LONGEST_EDGE_PX);
}
