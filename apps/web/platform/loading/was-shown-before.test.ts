import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { wasShownBefore } from './was-shown-before.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function load(type: string | undefined, referrer: string): boolean {
  fakeBrowser({ href: 'https://gate.example/tr-TR/login', referrer });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(type ? [{ type } as unknown as PerformanceEntry] : []);
  return wasShownBefore('/login');
}

test.each([
  ['a reload', 'reload', ''],
  ['the way back', 'back_forward', 'https://elsewhere.example/'],
  ['another language', 'navigate', 'https://gate.example/en/login?redirect_url=%2Fen#top'],
  ['another language, in an old browser', undefined, 'https://gate.example/en/login'],
])('after %s the page stands there again', (_, type, referrer) => {
  expect(load(type, referrer)).toBe(true);
});

test.each([
  ['an address that was typed', ''],
  ['another page', 'https://gate.example/en/register'],
  ['the same path elsewhere', 'https://gate.example.evil.example/en/login'],
  ['another site', 'https://elsewhere.example/en/login'],
  ['a longer path', 'https://gate.example/en/login/more'],
])('whoever comes from %s comes anew', (_, referrer) => {
  expect(load('navigate', referrer)).toBe(false);
});
