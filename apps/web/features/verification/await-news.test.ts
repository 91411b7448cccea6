import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { linkNews } from '../registration/proof-answers.ts';
import { awaitNews, FIRST_WAIT_MS, LONGEST_WAIT_MS } from './await-news.ts';
import { notifyTabs } from './notify-tabs.ts';

const UUID = '0197f4c0-0000-7000-8000-000000000001';

let page: EventTarget;
let sight: EventTarget & { visibilityState: string };
let leave: AbortController;
let looks: number;
let answer: object;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  sight = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  leave = new AbortController();
  looks = 0;
  answer = { state: 'waiting' };
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', sight);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  leave.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begin() {
  let heard: unknown = 'nothing yet';
  const look = async () => {
    looks++;
    return linkNews({ ret_code: 0, ret_msg: '', result: { result: 0, ...answer } });
  };
  void awaitNews({ uuid: UUID, channel: 'registration' }, look, leave.signal).then((news) => {
    heard = news;
  });
  return () => heard;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const show = (visibilityState: 'visible' | 'hidden') => {
  sight.visibilityState = visibilityState;
  sight.dispatchEvent(new Event('visibilitychange'));
};

test('[SIGNUP-06] it asks at once, after three seconds, and then more and more rarely, every ten at most', async () => {
  begin();
  await pass(0);
  expect(looks).toBe(1);
  await pass(FIRST_WAIT_MS - 1);
  expect(looks).toBe(1);
  await pass(1);
  expect(looks).toBe(2);
  await pass(60_000);
  const before = looks;
  await pass(LONGEST_WAIT_MS * 5);
  expect(looks - before).toBe(5);
});

test.each([
  ['verified', { type: 'noticed', news: 'passed' }],
  ['registered', { type: 'settled', answer: { ret_code: 700022, ret_msg: '' } }],
  ['elsewhere', { type: 'lapsed', why: 'elsewhere' }],
  ['expired', { type: 'lapsed', why: 'expired' }],
])('[SIGNUP-06] %s is noticed, and nothing is asked after that', async (state, event) => {
  const heard = begin();
  await pass(FIRST_WAIT_MS);
  answer = { state };
  await pass(FIRST_WAIT_MS * 2);
  expect(heard()).toEqual(event);
  const before = looks;
  await pass(60_000);
  expect(looks).toBe(before);
});

test('[SIGNUP-06] nothing is asked while the page is hidden; when it comes back it asks at once', async () => {
  begin();
  await pass(0);
  show('hidden');
  await pass(10 * 60_000);
  expect(looks).toBe(1);
  show('visible');
  await pass(0);
  expect(looks).toBe(2);
});

test('[HTTP-12] nor without a network', async () => {
  begin();
  await pass(0);
  vi.stubGlobal('navigator', { onLine: false });
  await pass(60_000);
  expect(looks).toBe(1);
  vi.stubGlobal('navigator', { onLine: true });
  page.dispatchEvent(new Event('online'));
  await pass(0);
  expect(looks).toBe(2);
});

test('[SIGNUP-06] another tab that has confirmed it is heard at once; one about another registration is not', async () => {
  vi.useRealTimers();
  const heard = begin();
  await vi.waitFor(() => expect(looks).toBe(1));
  notifyTabs('0197f4c0-0000-7000-8000-000000000009', 'registration');
  answer = { state: 'verified' };
  notifyTabs(UUID, 'registration');
  await vi.waitFor(() => expect(heard()).toEqual({ type: 'noticed', news: 'passed' }));
});

test('[SIGNUP-06] once the step is left nothing is asked and nothing is said', async () => {
  const heard = begin();
  await pass(FIRST_WAIT_MS);
  answer = { state: 'verified' };
  leave.abort();
  await pass(60_000);
  expect(heard()).toBeUndefined();
  expect(looks).toBe(2);
});
