import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { ChatMessage } from '../../apps/telegram/core/chats.ts';
import { FIRST_GUEST } from '../../apps/telegram/core/people.ts';
import type { OwnBrowser } from './browser.ts';
import type { Product } from './product.ts';

export const TELEGRAM_PAGE = '/en/telegram-register-login';
export const TASKS_PAGE = '/en/min-app/task';

/** What a launch is asked with; see `LaunchRequest` of our own Telegram. */
export type Launch = {
  readonly person: number;
  /** Origin; absent: the global site. */
  readonly site?: string;
  readonly path?: string;
  readonly platform?: 'ios' | 'android' | 'tdesktop' | 'macos' | 'weba' | 'webk';
  readonly theme?: 'light' | 'dark' | 'garden' | 'pale';
  readonly language?: string;
  readonly defect?: 'stale' | 'expired' | 'future' | 'tampered' | 'unsigned' | 'replayed' | 'other-bot';
};

let guests = 0;

/** A person of Telegram whom no other test of this process knows; their name is `Guest` and a number. */
export function newGuest(): number {
  guests += 1;
  return FIRST_GUEST + guests;
}

export const nameOfGuest = (person: number) => `Guest ${person - FIRST_GUEST}`;

const controlOf = ({ port }: Product) => `http://127.0.0.1:${port}/dev/telegram/control`;

async function control<T>(product: Product, path: string, body?: object): Promise<T> {
  const headers = { 'content-type': 'application/json', host: `telegram.localhost:${product.port}` };
  const method = body ? 'POST' : 'GET';
  const answer = await fetch(controlOf(product) + path, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(`Telegram answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** @returns the mini-app's address with the launch in its fragment, and the launch data alone */
export const launched = (product: Product, launch: Launch) =>
  control<{ url: string; data: string }>(product, '/launch', { platform: 'ios', path: TELEGRAM_PAGE, ...launch });

/** What the bot has written to a person, the last at the end. */
export async function botMessages(product: Product, person: number): Promise<string[]> {
  const { messages } = await control<{ messages: ChatMessage[] }>(product, `/chat/${person}`);
  return messages.filter(({ from }) => from === 'bot').map(({ text }) => text);
}

export const sayToBot = (product: Product, person: number, text: string) =>
  control(product, `/chat/${person}/say`, { text });

export type BridgeEvent = { readonly type: string; readonly data: Record<string, unknown> | null };

/** Telegram on a person's phone: its webview has a bridge, and each launch is a webview of its own that shares its cookies. */
export type Phone = {
  readonly context: BrowserContext;
  readonly page: () => Page;
  /** What the mini-app has told Telegram since the last launch. */
  readonly events: () => readonly BridgeEvent[];
  readonly types: () => string[];
  /** Opens the mini-app by a launch, or at an address that one has given before. */
  readonly launch: (launch: Launch | string) => Promise<Page>;
  /** Tells the mini-app something, as Telegram does. */
  readonly tell: (type: string, data?: object) => Promise<void>;
};

export async function openPhone(
  browser: OwnBrowser,
  product: Product,
  { from = 'GB', ...options }: BrowserContextOptions & { readonly from?: string } = {},
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    ...options,
    extraHTTPHeaders: { 'cf-ipcountry': from },
  });
  context.setDefaultTimeout(20_000);
  const events: BridgeEvent[] = [];
  await context.exposeFunction('toTelegram', (type: string, json: string) => {
    events.push({ type, data: JSON.parse(json) });
  });
  await context.addInitScript(() => {
    const { toTelegram } = globalThis as unknown as { toTelegram: (type: string, json: string) => void };
    Object.assign(globalThis, { TelegramWebviewProxy: { postEvent: toTelegram } });
  });
  let page: Page | undefined;
  return {
    context,
    page: () => page as Page,
    events: () => events,
    types: () => events.map(({ type }) => type),
    async launch(launch) {
      // Chromium may never tell that it has closed a page which it was about to show.
      if (page?.isClosed() === false) await page.waitForLoadState();
      await page?.close();
      events.length = 0;
      page = await context.newPage();
      await page.goto(typeof launch === 'string' ? launch : (await launched(product, launch)).url);
      return page;
    },
    tell: async (type, data = {}) => {
      const receive = ([name, about]: [string, object]) =>
        (
          globalThis as unknown as { Telegram: { WebView: { receiveEvent: (name: string, about: object) => void } } }
        ).Telegram.WebView.receiveEvent(name, about);
      await (page as Page).evaluate(receive, [type, data] as [string, object]);
    },
  };
}
