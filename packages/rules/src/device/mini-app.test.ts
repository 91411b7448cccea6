import { expect, test } from 'vitest';
import { inMiniApp } from './mini-app.ts';

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/141.0.0.0 Mobile Safari/537.36';
const telegram = `${phone} Telegram-Android/11.13.2`;
const launch = '/en/login?tgWebAppPlatform=android';
const everything = { launch, bridge: true, userAgent: telegram, marked: true };

test.each([
  ['launch parameters first', everything, 0],
  ['then the bridge', { ...everything, launch: '/en/login' }, 1],
  ['then the user agent', { userAgent: telegram, marked: true }, 2],
  ['then the mark of a verified call', { userAgent: phone, marked: true }, 3],
] as const)('[PLAT-02] a mini-app is known by %s', (_, question, place) => {
  const { value, trace } = inMiniApp(question);
  expect(value).toBe(true);
  expect(trace.map(({ outcome }) => outcome)).toEqual([...Array(place).fill('passed over'), 'won']);
});

test('[PLAT-02] nothing of Telegram is no mini-app', () => {
  expect(inMiniApp({ userAgent: undefined }).value).toBe(false);
  expect(inMiniApp({ launch: '/en?x=tgWebAppData', bridge: false, userAgent: phone, marked: false }).value).toBe(false);
});
