import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitLanguage } from '../language/path-language.ts';
import { loginAddress, pageAddress, plainPath } from './page-address.ts';

test.each([
  [undefined, '/login', '?a=1', 'en', '/en/login?a=1'],
  [undefined, '/', '', 'kk-KAZ', '/kk-KAZ'],
  ['EN', '/login', '', 'en', '/en/login'],
  ['fr-FR', '/login', '', 'en', '/en/login'],
  ['en', '/login//', '?a=1', 'en', '/en/login?a=1'],
  ['en', '/login', '?a=1', 'en', null],
  ['en', '/', '', 'en', null],
] as const)('[LANG-02] %s %s%s in %s belongs at %s', (asked, path, search, language, belongs) => {
  expect(pageAddress({ asked, path, search, language }).value).toBe(belongs);
});

test('[LANG-02] an address that was sent on is right, whatever the path', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.constantFrom('en', 'kk-KAZ'), (path, language) => {
      const first = splitLanguage(path);
      const moved = pageAddress({ asked: first.language, path: first.path, search: '', language }).value;
      if (moved === null) return;
      const again = splitLanguage(moved);
      expect(pageAddress({ asked: again.language, path: again.path, search: '', language }).value).toBeNull();
      expect(plainPath(again.path)).toBe(again.path);
    }),
  );
});

test.each([
  ['', '/'],
  ['/', '/'],
  ['///', '/'],
  ['/login//', '/login'],
  ['/a//b/', '/a//b'],
])('[LANG-02] the path %j is known as %s', (path, known) => expect(plainPath(path)).toBe(known));

test('[LANG-02] a path of slashes alone is read within milliseconds, however long', () => {
  const path = `/a${'/'.repeat(50_000)}b`;
  const before = performance.now();
  expect(plainPath(path)).toBe(path);
  expect(performance.now() - before).toBeLessThan(50);
});

test('[REDIR-01] who has to log in first comes back to the page and its query', () => {
  const site = { paths: { login: '/tr-login', register: '/tr-register' } };
  expect(loginAddress(site, 'tr-TUR', '/dashboard', '?newUser=true')).toBe(
    '/tr-TUR/tr-login?redirect_url=%2Ftr-TUR%2Fdashboard%3FnewUser%3Dtrue',
  );
});
