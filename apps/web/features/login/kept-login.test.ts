import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../platform/testing/fake-browser.ts';
import { forgetLogin, keepLogin, keepSending, keptLogin } from './kept-login.ts';
import type { Asked } from './login-state.ts';

beforeEach(() => void fakeBrowser());
afterEach(() => vi.unstubAllGlobals());

const ONE = '0197f4c0-0000-7000-8000-000000000001';
const OTHER = '0197f4c0-0000-7000-8000-000000000002';
const asked: Asked = {
  uuid: ONE,
  ways: ['totp', 'email'],
  why: 'factor',
  expires_at: 9_000,
  vague_email: 'a***@b.c',
};
const sent = { way: 'email', resend_at: 4_000, expires_at: 8_000 } as const;

test('[LOGIN-02] a login that waits is kept until it is forgotten, and one alone', () => {
  expect(keptLogin(1_000)).toBeUndefined();
  keepLogin(asked);
  expect(keptLogin(1_000)).toEqual(asked);
  keepLogin({ ...asked, uuid: OTHER });
  expect(keptLogin(1_000)?.uuid).toBe(OTHER);
  forgetLogin();
  expect(keptLogin(1_000)).toBeUndefined();
});

test('[LOGIN-02] what was sent is not sent again while it is good, and its way comes first', () => {
  keepLogin(asked);
  keepSending(OTHER, sent);
  expect(keptLogin(1_000)).toEqual(asked);
  keepSending(ONE, sent);
  const again = { ...asked, ways: ['email', 'totp'], resend_at: 4_000, expires_at: 8_000 };
  expect(keptLogin(7_999)).toEqual(again);
  // The page that goes on tells of the same login once more.
  keepLogin(again as Asked);
  expect(keptLogin(7_999)).toEqual(again);
  expect(keptLogin(8_000)).toEqual(asked);
});

test('[LOGIN-02] what is no sending, such as the answer of a limit, leaves the last one', () => {
  keepLogin(asked);
  keepSending(ONE, { way: 'email', retry_after: 600 } as never);
  expect(keptLogin(1_000)).toEqual(asked);
});

test('[LOGIN-02] a code that began the login is good for as long as it says', () => {
  const begun: Asked = { uuid: ONE, ways: ['email_link', 'email'], expires_at: 8_000, resend_at: 4_000 };
  keepLogin(begun);
  expect(keptLogin(7_999)).toEqual(begun);
  expect(keptLogin(8_000)).toEqual({ uuid: ONE, ways: ['email_link', 'email'], expires_at: 8_000 });
});

test.each([
  ...['', '{', 'null', '[]', '{"asked":{"uuid":1}}', `{"asked":{"uuid":"${ONE}"}}`],
  JSON.stringify({ asked: { ...asked, uuid: 'x' } }),
  JSON.stringify({ asked: { ...asked, ways: [] } }),
  JSON.stringify({ asked: { ...asked, ways: ['email', 'constructor'] } }),
])('[LOGIN-02] %j is no login', (text) => {
  sessionStorage.setItem('login', text);
  expect(keptLogin(0)).toBeUndefined();
});

test('[LOGIN-02] without storage nothing is kept and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepLogin(asked);
  keepSending(ONE, sent);
  forgetLogin();
  expect(keptLogin(0)).toBeUndefined();
});
