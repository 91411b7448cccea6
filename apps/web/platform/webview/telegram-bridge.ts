/** What Telegram's webviews and web clients add to a page. */
type Telegram = {
  TelegramWebviewProxy?: { readonly postEvent?: (type: string, json: string) => void };
  /** Telegram Desktop of before the proxy. */
  external?: { readonly notify?: (json: string) => void };
};

type Data = Readonly<Record<string, unknown>>;
type Hearer = (data: Data) => void;

const telegram = globalThis as Telegram;
const isFramed = () => globalThis.parent !== undefined && globalThis.parent !== globalThis.window;
const hasNotify = () => typeof telegram.external?.notify === 'function';

/** PLAT-02: whether Telegram is around this page: one of its webviews, or the frame of a web client that may have it. */
export function hasTelegramBridge(): boolean {
  return telegram.TelegramWebviewProxy !== undefined || hasNotify() || (isFramed() && framers().length > 0);
}

/**
 * PLAT-02: the mini-app's side of Telegram's protocol (https://docs.telegram-mini-apps.com/platform/methods). Outside Telegram
 * every method does nothing, but for `openLink`.
 */
export const telegramBridge = {
  /** Telegram takes its placeholder away. */
  ready: () => postTelegram('web_app_ready'),
  /** As high as it may be. */
  expand: () => postTelegram('web_app_expand'),
  close: () => postTelegram('web_app_close'),
  /** Opens an http(s) address in the device's browser; outside Telegram in a new tab. */
  openLink(url: string): void {
    if (!/^https?:\/\//i.test(url)) return;
    if (!hasTelegramBridge()) return void globalThis.open(url, '_blank', 'noopener');
    postTelegram('web_app_open_link', { url });
  },
  /** Shows Telegram's back button. @returns what hides it again */
  showBackButton(onPress: () => void): () => void {
    const stop = hearTelegram('back_button_pressed', onPress);
    postTelegram('web_app_setup_back_button', { is_visible: true });
    return () => {
      stop();
      if (!hearers.get('back_button_pressed')?.size) postTelegram('web_app_setup_back_button', { is_visible: false });
    };
  },
  haptic(kind: 'success' | 'error' | 'selection'): void {
    const isSelection = kind === 'selection';
    postTelegram(
      'web_app_trigger_haptic_feedback',
      isSelection ? { type: 'selection_change' } : { type: 'notification', notification_type: kind },
    );
  },
};

/** Sends an event to Telegram; nothing outside it. */
export function postTelegram(type: string, data?: Data): void {
  const { TelegramWebviewProxy: proxy } = telegram;
  const message = JSON.stringify({ eventType: type, eventData: data ?? null });
  try {
    if (proxy?.postEvent) proxy.postEvent(type, JSON.stringify(data ?? null));
    else if (hasNotify()) telegram.external?.notify?.(message);
    else if (isFramed()) for (const origin of framers()) globalThis.parent.postMessage(message, origin);
  } catch {
    // A bridge that fails is none.
  }
}

const hearers = new Map<string, Set<Hearer>>();
let isListening = false;

/** Hears an event of Telegram. @returns what ends it */
export function hearTelegram(type: string, hearer: Hearer): () => void {
  listen();
  const own = hearers.get(type) ?? new Set();
  hearers.set(type, own.add(hearer));
  return () => void own.delete(hearer);
}

function listen(): void {
  if (isListening || !hasTelegramBridge()) return;
  isListening = true;
  // The names by which the clients of Android, iOS and the desktop call it.
  const receiver = { receiveEvent };
  Object.assign(globalThis, {
    Telegram: { WebView: receiver },
    TelegramGameProxy: receiver,
    TelegramGameProxy_receiveEvent: receiveEvent,
  });
  if (isFramed()) addEventListener('message', receiveMessage);
}

function receiveMessage({ data, origin, source }: MessageEvent): void {
  if (source !== globalThis.parent || !framers().includes(origin) || typeof data !== 'string') return;
  try {
    const { eventType, eventData } = JSON.parse(data) as { eventType?: unknown; eventData?: unknown };
    receiveEvent(eventType, eventData);
  } catch {
    // Not of the protocol.
  }
}

function receiveEvent(type: unknown, data: unknown): void {
  const about = typeof data === 'object' && data !== null ? (data as Data) : {};
  for (const hearer of hearers.get(String(type)) ?? []) hearer(about);
}

let known: readonly string[] | undefined;

/** The origins that may frame this page: the server says them, and its policy admits no other. The parent's alone, where browsers tell. */
function framers(): readonly string[] {
  known ??= readFramers();
  return known;
}

function readFramers(): readonly string[] {
  try {
    const frame = JSON.parse(document.getElementById('frame')?.textContent ?? '') as { telegramOrigins?: string[] };
    const { telegramOrigins: all = [] } = frame;
    const parent = location.ancestorOrigins?.[0];
    return parent === undefined ? all : all.filter((origin) => origin === parent);
  } catch {
    return [];
  }
}
