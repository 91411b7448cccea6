import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { noteTelegramLinkAnswered } from '../webview/telegram-auth.ts';
import { startTelegramParts } from '../webview/telegram-parts.ts';
import { destinationHere } from './destination.ts';
import { destinationBeyondTelegram } from './destination-beyond-telegram.ts';
import { miniAppParts } from './mini-app-parts.ts';
import { type Leavable, leaveTo, ownPath, targetOf } from './navigate.ts';

const ORIGIN = 'https://gate.example';
const ALLOWED = ['https://eu.gate.example'];
let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

const staysAllowed = (href: string) => [ORIGIN, ...ALLOWED].includes(new URL(href, `${ORIGIN}/en/login`).origin);

describe('[REDIR-03] the one exit', () => {
  test('[REDIR-02] own paths and allowed origins pass as they are', () => {
    leaveTo(ownPath('/en/dashboard?newUser=true'));
    leaveTo(targetOf({ value: 'https://eu.gate.example/x' }, ALLOWED), 'replace');
    expect(browser.left).toEqual([
      ['assign', '/en/dashboard?newUser=true'],
      ['replace', 'https://eu.gate.example/x'],
    ]);
  });

  for (const value of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'https://gate.example@evil.example',
    'http://gate.example/',
    'https://eu.gate.example:444/',
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://gate.example/x',
    'https://[',
    'file:///etc',
  ]) {
    test(`[REDIR-02] [REDIR-03] ${JSON.stringify(value)} becomes /`, () => {
      leaveTo(targetOf({ value }, ALLOWED));
      leaveTo(ownPath(value as `/${string}`));
      expect(browser.left).toEqual([
        ['assign', '/'],
        ['assign', '/'],
      ]);
    });
  }

  test('[REDIR-03] even a value that was never checked runs no script', () => {
    leaveTo('javascript:alert(1)' as Leavable);
    expect(browser.left).toEqual([['assign', '/']]);
  });

  test('[REDIR-02] whatever the text, nobody leaves the allowed origins', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '//',
      'https:',
      '@',
      'evil.example',
      'gate.example',
      '.',
      '%2f',
      '\t',
      '\n',
      '?',
      '#',
      ':',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(parts).map((p) => p.join('')),
        ),
        (value) => staysAllowed(targetOf({ value }, ALLOWED)),
      ),
      { numRuns: 2000 },
    );
  });
});

describe('[REDIR-01] the destination in the browser', () => {
  const frame = {
    language: { value: 'en' },
    brand: { downloads: true },
    site: { destinations: { dashboard: true, home: false }, redirectOrigins: ALLOWED, hostKind: 'site' },
  } as const;
  const at = (query: string, more: Parameters<typeof fakeBrowser>[0] = {}) => {
    fakeBrowser({ href: `${ORIGIN}/en/login${query}`, ...more });
    return destinationHere(frame, 'login');
  };

  test('[REDIR-01] redirect_url, then the referrer, then the dashboard; new users say so', () => {
    expect(at('?redirect_url=%2Fen%2Fassets%3Fa%3D1')).toBe('/en/assets?a=1');
    expect(at('', { referrer: 'https://eu.gate.example/x' })).toBe('https://eu.gate.example/x');
    expect(at('', { referrer: 'https://evil.example/x' })).toBe('/en/dashboard');
    expect(destinationHere(frame, 'registration')).toBe('/en/dashboard?newUser=true');
  });

  test('[TG-06] [REDIR-10] in the mini-app the question whether to link Telegram comes first, unless it was answered', () => {
    const launch = '#tgWebAppData=hash%3Dab&tgWebAppPlatform=ios';
    const open = (query = '', bridge: object | undefined = {}) => {
      fakeBrowser({ href: `${ORIGIN}/en/login${query}${launch}` });
      vi.stubGlobal('TelegramWebviewProxy', bridge);
    };
    startTelegramParts();
    open();
    expect(destinationHere(frame, 'login')).toBe('/en/telegram-register-login?redirect_url=%2Fen%2Fmin-app%2Ftask');
    open('?redirect_url=/en/assets');
    expect(destinationHere(frame, 'registration')).toBe(
      '/en/telegram-register-login?redirect_url=%2Fen%2Fassets&newUser=true',
    );
    expect(destinationBeyondTelegram(frame)).toBe('/en/assets');
    noteTelegramLinkAnswered();
    expect(destinationHere(frame, 'login')).toBe('/en/assets');
    open('?interaction=abc');
    expect(destinationHere(frame, 'login')).toBe('/en/oauth-authorized?interaction=abc');
    open('?redirect_url=/en/telegram-register-login');
    expect(destinationBeyondTelegram(frame)).not.toContain('telegram-register-login');
    for (const part of Object.keys(miniAppParts)) Reflect.deleteProperty(miniAppParts, part);
  });

  test('[REDIR-05] a phone goes to the download page, or home where none is offered', () => {
    fakeBrowser({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' });
    expect(destinationHere(frame, 'login')).toBe('/en/download');
    expect(destinationHere({ ...frame, brand: {} }, 'login')).toBe('/en');
  });
});
