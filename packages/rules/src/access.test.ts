import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { needsSession, sessionlessPaths } from './access.ts';

describe('[SHELL-10] who needs a session', () => {
  test.each([
    ['/app/user/auto-ban-account', false],
    ['/app/user/security-item-find', false],
    ['/app/user/retrieve', false],
    ['/app/user/sub-account-login', false],
    ['/app/user/account-info', true],
    ['/app/user', true],
    ['/user/accounts/auth/personal', true],
    ['/dashboard', true],
    ['/compliance-wall', true],
    ['/', false],
    ['/login', false],
    ['/app/username', false],
    ['/dashboards', false],
    ['/app/user/retrieve/more', true],
    ['/APP/USER/RETRIEVE', false],
  ])('[SHELL-10] %s: %s', (path, needs) => {
    expect(needsSession(path).value).toBe(needs);
    expect(needsSession(path).trace.at(-1)).toMatchObject({ outcome: 'won', detail: String(needs) });
  });

  test('[SHELL-10] language, query, hash and a slash at the end change nothing', () => {
    const decorated = fc.tuple(
      fc.constantFrom('', '/en', '/kk-KAZ', '/zh-HK'),
      fc.constantFrom(...sessionlessPaths, '/app/user/account-info', '/login', '/dashboard'),
      fc.constantFrom('', '/', '//', '?a=/app/user', '#/dashboard', '/?b=1#c'),
    );
    fc.assert(
      fc.property(decorated, ([language, path, end]) => {
        expect(needsSession(language + path + end).value).toBe(needsSession(path).value);
      }),
    );
  });
});
