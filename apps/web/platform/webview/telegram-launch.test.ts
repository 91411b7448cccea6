import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LAUNCH_KEY } from '../storage/launch-key.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';

const DATA = 'user=%7B%22id%22%3A1%7D&auth_date=1&start_param=tasks&hash=x';
const launch = new URLSearchParams({
  tgWebAppData: DATA,
  tgWebAppPlatform: 'ios',
  tgWebAppThemeParams: '{"bg_color":"#ffffff","x":1}',
}).toString();

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function open({ href = 'https://gate.example/en', kept = '', inTelegram = true, userAgent = 'X' }) {
  fakeBrowser({ href, userAgent });
  if (kept) sessionStorage.setItem(LAUNCH_KEY, kept);
  if (inTelegram) vi.stubGlobal('TelegramWebviewProxy', {});
  return import('./telegram-launch.ts');
}

test.each([
  ['the fragment', { href: `https://gate.example/en#${launch}` }],
  [
    'the fragment, behind the query of the same page',
    { href: `https://gate.example/en?tgWebAppPlatform=ios#${launch}` },
  ],
  ['the tab', { kept: `#${launch}` }],
  ['the tab, beside what the address says', { href: 'https://gate.example/en?tgWebAppPlatform=ios', kept: launch }],
])('[PLAT-02] the launch comes from %s, as Telegram signed it', async (_, given) => {
  expect((await open(given)).telegramLaunch()).toEqual({
    ...{ data: DATA, platform: 'ios', startParam: 'tasks', themeParams: { bg_color: '#ffffff' } },
  });
});

test('[PLAT-02] a link with launch data is none where Telegram is not around the page', async () => {
  const { telegramLaunch } = await open({ href: `https://gate.example/en#${launch}`, inTelegram: false });
  expect(telegramLaunch()).toBeUndefined();
});

test('[PLAT-02] a bot of someone else cannot open the page with data of another person', async () => {
  const other = new URLSearchParams({ tgWebAppData: 'user=other&hash=y' }).toString();
  for (const href of [`?${other}#${launch}`, `#${other}&${launch}`, `?${other}#a=1&${other}&${launch}`])
    expect((await open({ href: `https://gate.example/en${href}` })).telegramLaunch()?.data, href).toBe(DATA);
  const without = '#tgWebAppVersion=8.0&tgWebAppPlatform=ios';
  for (const given of [{ href: `?${other}${without}` }, { href: `?${other}` }, { href: '', kept: `?${other}` }]) {
    vi.resetModules();
    const { telegramLaunch } = await open({ ...given, href: `https://gate.example/en${given.href}` });
    expect(telegramLaunch(), given.href).toBeUndefined();
  }
});

test.each([
  ['no data', '#tgWebAppPlatform=ios'],
  ['empty data', '#tgWebAppData=&tgWebAppPlatform=ios'],
  ['another name', '#xtgWebAppData=a'],
])('[PLAT-02] %s is no launch', async (_, hash) => {
  expect((await open({ href: `https://gate.example/en${hash}` })).telegramLaunch()).toBeUndefined();
});

test('[PLAT-02] a broken theme leaves the rest', async () => {
  const { telegramLaunch } = await open({ href: 'https://gate.example/en#tgWebAppData=a%3D1&tgWebAppThemeParams=%7B' });
  expect(telegramLaunch()).toEqual({ data: 'a=1', platform: 'unknown' });
});

test.each([
  ['launch parameters', { href: `https://gate.example/en#${launch}`, inTelegram: false }, true],
  ['the bridge', {}, true],
  ['the user agent', { inTelegram: false, userAgent: 'Mozilla/5.0 Telegram-Android/11' }, true],
  ['nothing', { inTelegram: false }, false],
])('[PLAT-02] a mini-app by %s', async (_, given, is) => {
  expect((await open(given)).isMiniApp()).toBe(is);
});
