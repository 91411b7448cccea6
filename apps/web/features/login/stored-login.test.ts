import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../platform/testing/fake-browser.ts';
import type { ShownLoginChallenge } from './login-state.ts';
import { deleteStoredLogin, readStoredLogin, storeLogin, storeSending } from './stored-login.ts';

beforeEach(() => void fakeBrowser());
afterEach(() => vi.unstubAllGlobals());

const ONE = '0197f4c0-0000-7000-8000-000000000001';
const OTHER = '0197f4c0-0000-7000-8000-000000000002';
const asked: ShownLoginChallenge = {
  uuid: ONE,
  ways: ['totp', 'email'],
  why: 'factor',
  expires_at: 9_000,
  vague_email: 'a***@b***.c',
};
const sent = { way: 'email', resend_at: 4_000, expires_at: 8_000 } as const;

test('[LOGIN-02] a login that waits is kept until it is forgotten, and one alone', () => {
  expect(readStoredLogin(1_000)).toBeUndefined();
  storeLogin(asked);
  expect(readStoredLogin(1_000)).toEqual(asked);
  storeLogin({ ...asked, uuid: OTHER });
  expect(readStoredLogin(1_000)?.uuid).toBe(OTHER);
  deleteStoredLogin();
  expect(readStoredLogin(1_000)).toBeUndefined();
});

test('[LOGIN-02] what was sent is not sent again while it is good, and its way comes first', () => {
  storeLogin(asked);
  storeSending(OTHER, sent);
  expect(readStoredLogin(1_000)).toEqual(asked);
  storeSending(ONE, sent);
  const again = { ...asked, ways: ['email', 'totp'], resend_at: 4_000, expires_at: 8_000 };
  expect(readStoredLogin(7_999)).toEqual(again);
  // The page that goes on tells of the same login once more.
  storeLogin(again as ShownLoginChallenge);
  expect(readStoredLogin(7_999)).toEqual(again);
  expect(readStoredLogin(8_000)).toEqual(asked);
});

test('[LOGIN-02] what is no sending, such as the answer of a limit, leaves the last one', () => {
  storeLogin(asked);
  storeSending(ONE, { way: 'email', retry_after: 600 } as never);
  expect(readStoredLogin(1_000)).toEqual(asked);
});

test('[LOGIN-02] a code that began the login is good for as long as it says', () => {
  const begun: ShownLoginChallenge = { uuid: ONE, ways: ['email_link', 'email'], expires_at: 8_000, resend_at: 4_000 };
  storeLogin(begun);
  expect(readStoredLogin(7_999)).toEqual(begun);
  expect(readStoredLogin(8_000)).toEqual({ uuid: ONE, ways: ['email_link', 'email'], expires_at: 8_000 });
});

test.each([
  ...['', '{', 'null', '[]', '{"asked":{"uuid":1}}', `{"asked":{"uuid":"${ONE}"}}`],
  JSON.stringify({ asked: { ...asked, uuid: 'x' } }),
  JSON.stringify({ asked: { ...asked, ways: [] } }),
  JSON.stringify({ asked: { ...asked, ways: ['email', 'constructor'] } }),
])('[LOGIN-02] %j is no login', (text) => {
  sessionStorage.setItem('login', text);
  expect(readStoredLogin(0)).toBeUndefined();
});

test('[LOGIN-02] without storage nothing is kept and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined);
  storeLogin(asked);
  storeSending(ONE, sent);
  deleteStoredLogin();
  expect(readStoredLogin(0)).toBeUndefined();
});
