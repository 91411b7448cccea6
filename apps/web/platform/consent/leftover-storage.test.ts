import type { OutsideScript } from '@gatehouse/rules/site/brand';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { removeLeftBehind, storesOf } from './leftover-storage.ts';

afterEach(() => vi.unstubAllGlobals());

const script = (id: string, purpose: OutsideScript['purpose'], stores: string[]): OutsideScript => ({
  ...{ id, purpose, stores },
  ...{ kind: 'header', src: `/${id}.js`, connect: [] },
});

test('[SHELL-11] what a script leaves goes with its purpose, but not what another one that stays leaves too', () => {
  const scripts = [
    script('a', 'analytics', ['_a', 'both*']),
    script('b', 'marketing', ['_b', 'both*']),
    script('c', 'necessary', ['_c']),
  ];
  expect(storesOf(scripts, ['analytics'])).toEqual(['_a']);
  expect(storesOf(scripts, ['analytics', 'marketing'])).toEqual(['_a', 'both*', '_b']);
  expect(storesOf(scripts, [])).toEqual([]);
});

test('[SHELL-11] cookies and storage go by name, a star is any ending, and nothing else is touched', () => {
  const browser = fakeBrowser({ cookie: '_ga=1; _ga_X=2; gh_guid=3; _gat=4' });
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of ['_ga_Y', 'ab', 'theme']) storage.setItem(name, '1');
  }
  removeLeftBehind(['_ga', '_ga_*', 'ab']);
  expect([...browser.jar.keys()]).toEqual(['gh_guid', '_gat']);
  for (const storage of [localStorage, sessionStorage]) {
    expect(Array.from({ length: storage.length }, (_, at) => storage.key(at))).toEqual(['theme']);
  }
});

test('[SHELL-11] a cookie is removed for this host and each parent domain, on each path it may have been set for', () => {
  const browser = fakeBrowser({ href: 'https://eu.gate.example/en/login', cookie: '_x=1' });
  removeLeftBehind(['_x']);
  expect(new Set(browser.written.map((line) => /Domain=([^;]+)/.exec(line)?.[1]))).toEqual(
    new Set([undefined, 'eu.gate.example', 'gate.example']),
  );
  expect(new Set(browser.written.map((line) => /Path=([^;]+)/.exec(line)?.[1]))).toEqual(
    new Set(['/', '/en', '/en/login']),
  );
  expect(browser.written.every((line) => line.includes('Max-Age=0') && line.includes('; Secure'))).toBe(true);
});

test('[SHELL-11] where storage is blocked nothing breaks', () => {
  fakeBrowser();
  vi.stubGlobal('localStorage', undefined);
  expect(() => removeLeftBehind(['*'])).not.toThrow();
});
