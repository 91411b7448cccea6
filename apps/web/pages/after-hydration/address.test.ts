import { afterEach, expect, test, vi } from 'vitest';
import { pageFrame } from '../frame-fixture.ts';
import { endWelcome } from './address.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open(name: string, search: string): string[] {
  const addresses: string[] = [];
  vi.useFakeTimers();
  vi.stubGlobal('location', { search, href: `https://example.com/en/${name}${search}` });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, url: URL) => addresses.push(url.href),
  });
  endWelcome(pageFrame(name));
  return addresses;
}

test('[REDIR-01] removes the welcome from the address once it was shown, and nothing else', () => {
  const addresses = open('dashboard', '?newUser=true&a=1');
  expect(addresses).toEqual([]);
  vi.runAllTimers();
  expect(addresses).toEqual(['https://example.com/en/dashboard?a=1']);
});

test.each([
  ['dashboard', '?a=1'],
  ['register', '?newUser=true'],
])('[REDIR-01] %s%s stays unchanged', (name, search) => {
  const addresses = open(name, search);
  vi.runAllTimers();
  expect(addresses).toEqual([]);
});
