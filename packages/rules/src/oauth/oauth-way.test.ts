import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OAuthArrival, oauthWay } from './oauth-way.ts';

const visitor: OAuthArrival = {
  path: '/oauth',
  ...{ isUnderWay: true, isRefused: false, isLogout: false, wantsAccount: false },
  ...{ client: 'known', loggedIn: false, isFramed: false, mayRegister: true },
};
const way = (more: Partial<OAuthArrival>) => oauthWay({ ...visitor, ...more }).value;

test('[OAUTH-03] a visitor is led to the login, or to the registration', () => {
  expect(way({})).toBe('login');
  expect(way({ wantsAccount: true })).toBe('register');
  expect(way({ path: '/oauth-authorized' })).toBe('login');
  expect(way({ path: '/tr-authorized' })).toBe('login');
  expect(way({ path: '/oauth-login' })).toBe('page');
  expect(way({ path: '/oauth-login', wantsAccount: true })).toBe('page');
  expect(way({ path: '/oauth-register' })).toBe('page');
});

test('[LOGIN-09] who may only log in registers nowhere', () => {
  expect(way({ wantsAccount: true, mayRegister: false })).toBe('login');
  expect(way({ path: '/oauth-register', mayRegister: false })).toBe('login');
});

test.each(['/oauth', '/oauth-login', '/oauth-register'])('[REDIR-11] %s leads a user to the consent', (path) => {
  expect(way({ path, loggedIn: true })).toBe('consent');
  expect(way({ path, loggedIn: true, wantsAccount: true })).toBe('consent');
});

test('[OAUTH-04] in a frame the page of consent comes first: it alone knows the session, and leads to the login', () => {
  expect(way({ isFramed: true })).toBe('consent');
  for (const path of ['/oauth-authorized', '/tr-authorized', '/oauth-login', '/oauth-register'])
    expect(way({ path, isFramed: true })).toBe('page');
  expect(way({ isFramed: true, wantsAccount: true })).toBe('register');
  expect(way({ path: '/oauth-log-out', isFramed: true })).toBe('login');
});

test.each(['/oauth-authorized', '/tr-authorized'])('[ROUTE-05] %s is the page of consent', (path) => {
  expect(way({ path, loggedIn: true })).toBe('page');
});

test('[OAUTH-03] the logout page asks whoever has something to end', () => {
  const path = '/oauth-log-out';
  expect(way({ path, loggedIn: true })).toBe('page');
  expect(way({ path, loggedIn: true, isUnderWay: false, client: 'unnamed' })).toBe('page');
  expect(way({ path, isLogout: true, isUnderWay: false })).toBe('page');
  expect(way({ path })).toBe('login');
});

test('[OAUTH-03] nothing is shown before the provider has checked the request, but its own refusal', () => {
  const paths = ['/oauth', '/oauth-login', '/oauth-register', '/oauth-authorized', '/tr-authorized'];
  fc.assert(
    fc.property(
      fc.record({
        path: fc.constantFrom(...paths),
        isRefused: fc.boolean(),
        isLogout: fc.boolean(),
        wantsAccount: fc.boolean(),
        client: fc.constantFrom('known' as const, 'unknown' as const, 'unnamed' as const),
        loggedIn: fc.boolean(),
        isFramed: fc.boolean(),
        mayRegister: fc.boolean(),
      }),
      (given) => {
        const isError = given.path === '/oauth' && given.isRefused;
        expect(way({ ...given, isUnderWay: false })).toBe(isError ? 'page' : 'provider');
        if (given.client !== 'known') expect(way({ ...given, isUnderWay: true })).toBe('refusal');
      },
    ),
  );
});
