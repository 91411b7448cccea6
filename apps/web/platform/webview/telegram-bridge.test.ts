import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';

const TELEGRAM = 'https://web.telegram.org';
const OTHER = 'https://webk.telegram.org';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

type Receiver = { receiveEvent: (type: string, data: unknown) => void };

/** A page in Telegram's frame. */
async function framed(origins: readonly string[] = [TELEGRAM, OTHER], ancestors?: readonly string[]) {
  const { document, page } = fakeBrowser();
  const said: [message: unknown, target: string][] = [];
  const parent = { postMessage: (message: string, target: string) => said.push([JSON.parse(message), target]) };
  document.getElementById = (id) =>
    id === 'frame' ? { textContent: JSON.stringify({ telegram: { origins } }) } : null;
  vi.stubGlobal('parent', parent);
  if (ancestors) Object.assign(location, { ancestorOrigins: ancestors });
  const bridge = await import('./telegram-bridge.ts');
  const hear = (about: object) => page.dispatchEvent(Object.assign(new Event('message'), about));
  return { ...bridge, said, hear, parent };
}

test('[PLAT-02] in a frame Telegram hears JSON, and no other page around it', async () => {
  const { telegramBridge, said } = await framed();
  telegramBridge.ready();
  const message = { eventType: 'web_app_ready', eventData: null };
  expect(said).toEqual([
    [message, TELEGRAM],
    [message, OTHER],
  ]);
});

test('[PLAT-02] where the browser names the parent, it alone; one that may not be there hears nothing', async () => {
  const { telegramBridge, said } = await framed([TELEGRAM, OTHER], [OTHER]);
  telegramBridge.expand();
  expect(said.map(([, target]) => target)).toEqual([OTHER]);
  vi.resetModules();
  const stranger = await framed([TELEGRAM], ['https://evil.example']);
  stranger.telegramBridge.close();
  expect(stranger.said).toEqual([]);
});

test('[PLAT-02] events count from the parent, and from an origin of Telegram', async () => {
  const { hearTelegram, hear, parent } = await framed();
  const heard: unknown[] = [];
  const stop = hearTelegram('theme_changed', (data) => heard.push(data));
  const data = JSON.stringify({ eventType: 'theme_changed', eventData: { a: 1 } });
  hear({ data, origin: TELEGRAM, source: {} });
  hear({ data, origin: 'https://evil.example', source: parent });
  hear({ data: '{', origin: TELEGRAM, source: parent });
  hear({ data: { eventType: 'theme_changed' }, origin: TELEGRAM, source: parent });
  expect(heard).toEqual([]);
  hear({ data, origin: TELEGRAM, source: parent });
  hear({ data: '{"eventType":"theme_changed","eventData":"x"}', origin: TELEGRAM, source: parent });
  expect(heard).toEqual([{ a: 1 }, {}]);
  stop();
  hear({ data, origin: TELEGRAM, source: parent });
  expect(heard).toHaveLength(2);
});

test('[PLAT-02] in a webview the proxy hears it, and calls back by each of its names; Back goes to the last who asked', async () => {
  fakeBrowser();
  const said: string[][] = [];
  vi.stubGlobal('TelegramWebviewProxy', { postEvent: (...event: string[]) => said.push(event) });
  const { telegramBridge } = await import('./telegram-bridge.ts');
  const pressed: string[] = [];
  const first = telegramBridge.showBackButton(() => pressed.push('first'));
  const second = telegramBridge.showBackButton(() => pressed.push('second'));
  const { Telegram, TelegramGameProxy, TelegramGameProxy_receiveEvent } = globalThis as unknown as {
    Telegram: { WebView: Receiver };
    TelegramGameProxy: Receiver;
    TelegramGameProxy_receiveEvent: Receiver['receiveEvent'];
  };
  Telegram.WebView.receiveEvent('back_button_pressed', null);
  second();
  second();
  TelegramGameProxy.receiveEvent('back_button_pressed', null);
  first();
  TelegramGameProxy_receiveEvent('back_button_pressed', null);
  expect(pressed).toEqual(['second', 'first']);
  expect(said.at(-1)).toEqual(['web_app_setup_back_button', '{"is_visible":false}']);
  telegramBridge.haptic('success');
  expect(said.at(-1)).toEqual([
    'web_app_trigger_haptic_feedback',
    '{"type":"notification","notification_type":"success"}',
  ]);
});

test('[PLAT-02] before the proxy, the desktop hears it; a bridge that fails is none', async () => {
  fakeBrowser();
  const said: unknown[] = [];
  vi.stubGlobal('external', { notify: (message: string) => said.push(JSON.parse(message)) });
  const { telegramBridge } = await import('./telegram-bridge.ts');
  telegramBridge.openLink('https://gate.example/en');
  telegramBridge.openLink('javascript:alert(1)');
  expect(said).toEqual([{ eventType: 'web_app_open_link', eventData: { url: 'https://gate.example/en' } }]);
  vi.stubGlobal('TelegramWebviewProxy', {
    postEvent() {
      throw new Error('gone');
    },
  });
  expect(() => telegramBridge.ready()).not.toThrow();
});

test('[PLAT-02] outside Telegram nothing happens, but that a link opens a tab', async () => {
  fakeBrowser();
  const opened = vi.fn();
  vi.stubGlobal('open', opened);
  const { telegramBridge } = await import('./telegram-bridge.ts');
  telegramBridge.ready();
  telegramBridge.close();
  telegramBridge.openLink('https://gate.example/en');
  expect(opened).toHaveBeenCalledExactlyOnceWith('https://gate.example/en', '_blank', 'noopener');
});
