import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultPlatform, isAppWebview, isMobile, isTelegramWebview, platformOf } from './platform.ts';

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
const ipad =
  'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1';
const pixel =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const tablet =
  'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const chromebook =
  'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const telegramAndroid = `${pixel} Telegram-Android/11.13.2 (Google Pixel 9; Android 15; SDK 35; HIGH)`;
const telegramRobot = 'TelegramBot (like TwitterBot)';
const appUserAgent = 'GatehouseApp';
const appOnIphone = `${iphone} GatehouseApp/4.2.0`;

describe('[PLAT-03] the platform label', () => {
  test.each([
    ['a desktop', { userAgent: windows }, 'pc'],
    ['a Mac', { userAgent: mac }, 'pc'],
    ['a Chromebook', { userAgent: chromebook }, 'pc'],
    ['an iPhone', { userAgent: iphone }, 'h5'],
    ['an iPad that says so', { userAgent: ipad }, 'h5'],
    ['an Android phone', { userAgent: pixel }, 'h5'],
    ['an Android tablet', { userAgent: tablet }, 'h5'],
    ['the app on a phone', { userAgent: appOnIphone }, 'h5'],
    ['the app, whatever it runs on', { userAgent: 'gatehouseapp/1.0' }, 'h5'],
    ['Telegram on Android, by user agent alone', { userAgent: telegramAndroid }, 'android_tg'],
    ['Telegram on an iPhone, by its script', { userAgent: iphone, telegram: true }, 'ios_tg'],
    ['Telegram on Android, by its script', { userAgent: pixel, telegram: true }, 'android_tg'],
    ['Telegram on a desktop, by its script', { userAgent: windows, telegram: true }, 'pc_tg'],
    ['Telegram on an iPad that calls itself a Mac', { userAgent: mac, telegram: 'ios' }, 'ios_tg'],
    ['Telegram X', { userAgent: pixel, telegram: 'android_x' }, 'android_tg'],
    ['Telegram Desktop', { userAgent: windows, telegram: 'tdesktop' }, 'pc_tg'],
    ['Telegram for macOS', { userAgent: mac, telegram: 'macos' }, 'pc_tg'],
    ['Telegram’s web client on a desktop', { userAgent: windows, telegram: 'weba' }, 'pc_tg'],
    ['Telegram’s web client on a phone', { userAgent: pixel, telegram: 'weba' }, 'android_tg'],
    ['the app counts less than Telegram', { userAgent: appOnIphone, telegram: true }, 'ios_tg'],
    ['no Telegram', { userAgent: pixel, telegram: false }, 'h5'],
    ['an empty word from a script', { userAgent: pixel, telegram: '' }, 'h5'],
    ['Telegram’s link-preview robot', { userAgent: telegramRobot }, 'pc'],
    ['no user agent', { userAgent: undefined }, 'pc'],
    ['an empty user agent', { userAgent: '' }, 'pc'],
  ] as const)('%s', (_, question, label) => {
    expect(platformOf({ appUserAgent, ...question }).value).toBe(label);
  });

  test('[PLAT-04] the label is pc where nothing is known', () => {
    expect(defaultPlatform).toBe('pc');
    expect(platformOf({ userAgent: undefined, appUserAgent })).toMatchObject({
      value: 'pc',
      trace: [{}, {}, {}, {}, {}, { rule: 'PLAT-03 PLAT-04', outcome: 'won' }],
    });
  });

  test('any user agent, however long, has one of the five labels', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.oneof(fc.boolean(), fc.string()), (userAgent, telegram) => {
        const { value, trace } = platformOf({ userAgent, appUserAgent, telegram });
        expect(['pc', 'h5', 'pc_tg', 'ios_tg', 'android_tg']).toContain(value);
        expect(trace.filter(({ outcome }) => outcome === 'won')).toHaveLength(1);
      }),
    );
    expect(platformOf({ userAgent: `${'x'.repeat(5_000_000)} iPhone`, appUserAgent }).value).toBe('pc');
  });
});

test('[PLAT-01] the app is known by the brand’s mark, in any case, and an empty mark marks nobody', () => {
  expect(isAppWebview(appOnIphone, 'GatehouseApp')).toBe(true);
  expect(isAppWebview(appOnIphone, 'gatehouseAPP')).toBe(true);
  expect(isAppWebview(iphone, 'GatehouseApp')).toBe(false);
  expect(isAppWebview(iphone, '')).toBe(false);
  expect(isAppWebview(undefined, 'GatehouseApp')).toBe(false);
});

test('[PLAT-02] a Telegram webview is known by its user agent, its robot is none', () => {
  expect(isTelegramWebview(telegramAndroid)).toBe(true);
  expect(isTelegramWebview(telegramRobot)).toBe(false);
  expect(isTelegramWebview('Mozilla/5.0 NotTelegramAtAll')).toBe(false);
  expect(isTelegramWebview(pixel)).toBe(false);
  expect(isTelegramWebview(undefined)).toBe(false);
});

test('[PLAT-03] phones and tablets are mobile', () => {
  expect([iphone, ipad, pixel, tablet].map(isMobile)).toEqual([true, true, true, true]);
  expect([windows, mac, chromebook, undefined, ''].map(isMobile)).toEqual([false, false, false, false, false]);
});
