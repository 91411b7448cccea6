import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../platform/testing/fake-browser.ts';
import { searchToKeep, storeDeparture, storedDeparture } from './departure.ts';

beforeEach(() => void fakeBrowser());
afterEach(() => vi.unstubAllGlobals());

test('[REDIR-01] the referrer is a target if the address names none; a target in the address stays', () => {
  expect(searchToKeep('', '')).toBe('');
  expect(searchToKeep('?ref=A', '')).toBe('?ref=A');
  expect(searchToKeep('?ref=A', 'http://blog.localhost/x?y=1')).toBe(
    '?ref=A&redirect_url=http%3A%2F%2Fblog.localhost%2Fx%3Fy%3D1',
  );
  expect(searchToKeep('?redirect_url=%2Fen', 'http://blog.localhost/')).toBe('?redirect_url=%2Fen');
});

test('[LOGIN-06] reads back what it stored, and rejects anything else', () => {
  const departure = { intent: 'login', provider: 'example', name: 'Example', lang: 'en', search: '?a=1' } as const;
  storeDeparture(departure);
  expect(storedDeparture()).toEqual(departure);
  storeDeparture(null);
  expect(storedDeparture()).toBeUndefined();
  for (const wrong of [
    '{',
    'null',
    '[]',
    '{"intent":"login"}',
    JSON.stringify({ ...departure, search: '//evil.example' }),
  ]) {
    sessionStorage.setItem('third-party', wrong);
    expect(storedDeparture(), wrong).toBeUndefined();
  }
});
