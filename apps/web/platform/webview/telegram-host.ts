/** What Telegram's webviews add to a page. */
type TelegramHost = {
  readonly TelegramWebviewProxy?: { readonly postEvent?: (type: string, json: string) => void };
  /** Telegram Desktop of before the proxy. */
  readonly external?: { readonly notify?: (json: string) => void };
};

export const telegramHost = globalThis as TelegramHost;

export const isFramed = () => globalThis.parent !== undefined && globalThis.parent !== globalThis.window;

/** PLAT-02: whether Telegram is around this page: one of its webviews, or the frame of a web client that may have it. */
export function hasTelegramBridge(): boolean {
  return !!telegramHost.TelegramWebviewProxy || !!telegramHost.external?.notify || (isFramed() && framers().length > 0);
}

let known: readonly string[] | undefined;

/** The origins that may frame this page: the server says them, and its policy admits no other. The parent's alone, where browsers tell. */
export function framers(): readonly string[] {
  known ??= readFramers();
  return known;
}

function readFramers(): readonly string[] {
  try {
    const frame = JSON.parse(document.getElementById('frame')?.textContent ?? '') as {
      telegram?: { origins?: string[] };
    };
    const parent = location.ancestorOrigins?.[0];
    return (frame.telegram?.origins ?? []).filter((origin) => parent === undefined || origin === parent);
  } catch {
    return [];
  }
}
