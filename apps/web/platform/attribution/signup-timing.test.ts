import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { noteSignupPage, SIGNUP_PATH_MAX, SIGNUP_TIMING_KEY, signupTiming } from './signup-timing.ts';

afterEach(() => vi.unstubAllGlobals());

const here = { name: 'register', opensAccounts: true, loggedIn: false, allowed: true, now: 1_000 };
const elsewhere = { ...here, name: 'privacy', opensAccounts: false };

test('[SESS-11] it begins on a page that opens accounts, and goes on from page to page', () => {
  fakeBrowser();
  expect(noteSignupPage({ ...elsewhere, name: 'home' })).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
  noteSignupPage(here);
  noteSignupPage({ ...elsewhere, now: 5_000 });
  noteSignupPage({ ...here, now: 9_000 });
  const record = {
    signup_time: 1_000,
    last_refresh_time: 9_000,
    user_behavior_path: ['register', 'privacy', 'register'],
  };
  expect(signupTiming()).toEqual(record);
  expect(JSON.parse(sessionStorage.getItem(SIGNUP_TIMING_KEY) ?? '')).toEqual(record);
  expect(localStorage.length).toBe(0);
});

test('[SESS-11] it ends with the login', () => {
  fakeBrowser();
  noteSignupPage(here);
  noteSignupPage({ ...elsewhere, name: 'dashboard', loggedIn: true });
  expect(sessionStorage.length).toBe(0);
  expect(signupTiming()).toBeUndefined();
});

test('[SESS-11] [SHELL-05] without consent for analytics there is none, and a withdrawal takes it away', () => {
  fakeBrowser();
  expect(noteSignupPage({ ...here, allowed: false })).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
  noteSignupPage(here);
  noteSignupPage({ ...here, allowed: false });
  expect(sessionStorage.length).toBe(0);
});

test.each([
  '',
  'x',
  'null',
  '[]',
  '{}',
  '{"signup_time":"1"}',
  '{"signup_time":1,"last_refresh_time":1,"user_behavior_path":[1]}',
])('[SESS-11] %j in its place is none, and begins anew', (kept) => {
  fakeBrowser();
  sessionStorage.setItem(SIGNUP_TIMING_KEY, kept);
  expect(signupTiming()).toBeUndefined();
  expect(noteSignupPage(here)).toMatchObject({ signup_time: 1_000, user_behavior_path: ['register'] });
});

test('[SESS-11] where the browser keeps nothing, nothing breaks', () => {
  fakeBrowser();
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(noteSignupPage(here)).toMatchObject({ signup_time: 1_000 });
  expect(signupTiming()).toBeUndefined();
});

test('[SESS-11] however long somebody wanders about, the path is bounded and the beginning stays', () => {
  const pages = fc.array(fc.constantFrom('register', 'privacy', 'cookies', 'login', 'help'), {
    maxLength: 60,
    size: 'max',
  });
  const property = fc.property(pages, (names) => {
    fakeBrowser();
    noteSignupPage(here);
    for (const [at, name] of names.entries())
      noteSignupPage({ ...here, name, opensAccounts: name === 'register', now: 2_000 + at });
    const all = ['register', ...names];
    expect(signupTiming()).toEqual({
      signup_time: 1_000,
      last_refresh_time: names.length === 0 ? 1_000 : 2_000 + names.length - 1,
      user_behavior_path: all.slice(-SIGNUP_PATH_MAX),
    });
  });
  fc.assert(property);
});
