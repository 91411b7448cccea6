import { framers, hasTelegramBridge, isFramed, telegramHost } from './telegram-host.ts';

type Data = Readonly<Record<string, unknown>>;
type Hearer = (data: Data) => void;

/** Who hears the back button, the last first. */
const backs: { readonly onPress: () => void }[] = [];
let stopBack = () => {};

/**
 * PLAT-02: the mini-app's side of Telegram's protocol (https://docs.telegram-mini-apps.com/platform/methods). Outside Telegram
 * every method does nothing, but for `openLink`.
 */
export const telegramBridge = {
  /** Telegram takes its placeholder away. */
  ready: () => postToTelegram('web_app_ready'),
  /** As high as it may be. */
  expand: () => postToTelegram('web_app_expand'),
  close: () => postToTelegram('web_app_close'),
  /** Opens an http(s) address in the device's browser; outside Telegram in a new tab. */
  openLink(url: string): void {
    if (!/^https?:\/\//i.test(url)) return;
    if (hasTelegramBridge()) postToTelegram('web_app_open_link', { url });
    else globalThis.open(url, '_blank', 'noopener');
  },
  /** Shows Telegram's back button; of several presses only the last one's counts. @returns what takes it away again */
  showBackButton(onPress: () => void): () => void {
    const own = { onPress };
    if (backs.length === 0) stopBack = hearTelegram('back_button_pressed', () => backs.at(-1)?.onPress());
    backs.push(own);
    postToTelegram('web_app_setup_back_button', { is_visible: true });
    return () => {
      if (!backs.includes(own)) return;
      backs.splice(backs.indexOf(own), 1);
      if (backs.length > 0) return;
      stopBack();
      postToTelegram('web_app_setup_back_button', { is_visible: false });
    };
  },
  haptic(kind: 'success' | 'error' | 'selection'): void {
    const isSelection = kind === 'selection';
    postToTelegram(
      'web_app_trigger_haptic_feedback',
      isSelection ? { type: 'selection_change' } : { type: 'notification', notification_type: kind },
    );
  },
};

/** Sends an event to Telegram; outside it does nothing. In a frame only to origins that may have it. */
export function postToTelegram(type: string, data: Data | null = null): void {
  const { TelegramWebviewProxy: proxy, external } = telegramHost;
  const message = JSON.stringify({ eventType: type, eventData: data });
  try {
    if (proxy?.postEvent) proxy.postEvent(type, JSON.stringify(data));
    else if (external?.notify) external.notify(message);
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
  for (const hearer of [...(hearers.get(String(type)) ?? [])]) hearer(about);
}
