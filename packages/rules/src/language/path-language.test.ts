import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locales } from '../site/locale.ts';
import { isLanguageSegment, splitLanguage, withLanguage } from './path-language.ts';

describe('[LANG-01] the language segment of a path', () => {
  test.each([
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en/login', 'en', '/login'],
    ['/tr-TUR/tr-login', 'tr-TUR', '/tr-login'],
    ['/es-419/register', 'es-419', '/register'],
    ['/fil-PH/a/b', 'fil-PH', '/a/b'],
    ['/tr-tur/login', 'tr-tur', '/login'],
    ['/EN/login', 'EN', '/login'],
    ['/zh-CN/login', 'zh-CN', '/login'],
    ['/tr-log', 'tr-log', '/'],
    ['/my-app', 'my-app', '/'],
    ['/en/min-app/task', 'en', '/min-app/task'],
    ['/en/tr-TUR/login', 'en', '/tr-TUR/login'],
    ['/en?a=1', 'en', '/?a=1'],
    ['/en#x', 'en', '/#x'],
    ['/en/login?redirect_url=/tr-TUR/x#y', 'en', '/login?redirect_url=/tr-TUR/x#y'],
  ])('%s names %s', (pathname, language, path) => {
    expect(splitLanguage(pathname)).toEqual({ language, path });
  });

  test.each([
    ['', '/'],
    ['/', '/'],
    ['/login', '/login'],
    ['/tr-login', '/tr-login'],
    ['/tr-register', '/tr-register'],
    ['/sign-up', '/sign-up'],
    ['/oauth-login', '/oauth-login'],
    ['/min-app/task', '/min-app/task'],
    ['/e', '/e'],
    ['/de', '/de'],
    ['/eng', '/eng'],
    ['/english', '/english'],
    ['/e-US', '/e-US'],
    ['/engl-US', '/engl-US'],
    ['/en-U', '/en-U'],
    ['/en-USAX', '/en-USAX'],
    ['/en_US', '/en_US'],
    ['/en-US-x', '/en-US-x'],
    ['/12-345', '/12-345'],
    ['/%65n/login', '/%65n/login'],
    ['/en%2Flogin', '/en%2Flogin'],
    ['/en;x/login', '/en;x/login'],
    ['/login/en', '/login/en'],
    ['/ｅｎ/login', '/ｅｎ/login'],
    ['?a=/en', '/?a=/en'],
  ])('%j names none', (pathname, path) => {
    expect(splitLanguage(pathname)).toEqual({ path });
  });

  test.each([
    ['//evil.example', '/evil.example'],
    ['///evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['\\\\evil.example', '/evil.example'],
    ['/\t/evil.example', '/evil.example'],
    ['/en//evil.example', '/evil.example'],
    ['/en/\\evil.example', '/evil.example'],
    ['/en/\n/evil.example', '/evil.example'],
  ])('[LANG-02] %j leaves a path on this origin', (pathname, path) => {
    expect(splitLanguage(pathname).path).toBe(path);
    expect(new URL(withLanguage('en', path), 'https://here.example').origin).toBe('https://here.example');
  });

  test('[LANG-02] no path leads off the origin, with or without a language', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '\t',
      '\n',
      ' ',
      'en',
      'tr-TUR',
      'evil.example',
      '@',
      ':',
      'https:',
      '?',
      '#',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const { path } = splitLanguage(pieces.join(''));
        expect(path).toMatch(/^\/(?![/\\])/);
        for (const target of [path, withLanguage('en', path), withLanguage('en', pieces.join(''))]) {
          expect(new URL(target, 'https://here.example').origin).toBe('https://here.example');
        }
      }),
    );
  });
});

describe('[LANG-02] a path under a language', () => {
  test.each([
    ['en', '/', '/en'],
    ['en', '', '/en'],
    ['tr-TUR', '/tr-login', '/tr-TUR/tr-login'],
    ['en', 'login', '/en/login'],
    ['en', '/login?a=1&b=%20#c', '/en/login?a=1&b=%20#c'],
    ['en', '/?a=1', '/en?a=1'],
    ['en', '?a=1', '/en?a=1'],
    ['en', '/#x', '/en#x'],
    ['en', '/login/', '/en/login/'],
    ['en', '//evil.example', '/en/evil.example'],
  ])('%s and %j make %s', (code, path, whole) => {
    expect(withLanguage(code, path)).toBe(whole);
  });

  test('splitting undoes it, for every locale and path', () => {
    const code = fc.constantFrom(...locales.map(({ value }) => value));
    fc.assert(
      fc.property(code, fc.webPath(), fc.webQueryParameters(), (language, pathname, query) => {
        const path = splitLanguage(`/${pathname}?${query}`).path;
        expect(splitLanguage(withLanguage(language, path))).toEqual({ language, path });
      }),
    );
  });

  test('a huge path costs nothing', () => {
    const huge = '/'.repeat(1_000_000);
    const before = performance.now();
    expect(splitLanguage(huge)).toEqual({ path: '/' });
    expect(splitLanguage(`/${'a'.repeat(1_000_000)}-TR`).language).toBeUndefined();
    expect(performance.now() - before).toBeLessThan(1000);
  });
});

test('[LANG-01] a segment is a language only as a whole', () => {
  expect(['en', 'tr-TUR', 'es-419', 'fil-PH', 'zh-CN'].map(isLanguageSegment)).toEqual([true, true, true, true, true]);
  for (const segment of [
    '',
    'en/',
    'en/x',
    'en?',
    '/en',
    ' en',
    'en\n',
    'tr-TUR#',
    'min-app',
    'de',
    'x'.repeat(99_999),
  ]) {
    expect(isLanguageSegment(segment)).toBe(false);
  }
});
