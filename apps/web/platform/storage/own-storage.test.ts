import {
  deviceCookieName,
  guidCookieName,
  knownAccountCookieName,
  miniAppCookieName,
  TELEGRAM_FRAME_ENDING,
} from '@gatehouse/rules/session/session';
import { afterEach, expect, test, vi } from 'vitest';
import { tokenKeeper } from '../page/token-keeper.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { nameOf, ownStores } from './own-storage.ts';
import { CACHE_TTL_MS } from './response-cache.ts';

afterEach(() => vi.unstubAllGlobals());

test('[SESS-01] the token of a page inside another site is on the list, as something of the tab', () => {
  fakeBrowser();
  const keys = { token: 'token-name', guid: 'g', device: 'd', language: 'l' };
  vi.stubGlobal('location', { search: '?client_id=app' });
  Object.assign(window, { parent: {} });
  tokenKeeper(keys.token).store('t-1');
  const listed = ownStores.filter(({ where }) => where.includes('tab')).map(({ name }) => name(keys));
  for (let at = 0; at < sessionStorage.length; at += 1) expect(listed).toContain(sessionStorage.key(at));
  expect(sessionStorage.length).toBe(1);
});

test('[SESS-01] the list names the session in Telegram’s frame as its cookie is named', () => {
  const keys = { token: 'token-name', guid: 'g', device: 'd', language: 'l' };
  const name = ownStores.find(({ id }) => id === 'telegramFrame')?.name(keys);
  expect(name).toBe(`token-name*${TELEGRAM_FRAME_ENDING}`);
});

test.each([false, true])('[SHELL-06] the list names cookies of one host as they are named (HTTPS: %s)', (secure) => {
  const keys = { token: 'token-name', guid: 'g', device: 'd', language: 'l' };
  const names = ownStores.filter(({ where }) => where.includes('cookie')).map((store) => nameOf(store, keys, secure));
  expect(names).toEqual(
    expect.arrayContaining([
      ...[guidCookieName({ keys }, secure), deviceCookieName({ keys }, secure)],
      ...[knownAccountCookieName(secure), miniAppCookieName(secure)],
      ...['token-name*', 'self_unbind_token'].map((name) => `${secure ? '__Host-' : ''}${name}`),
    ]),
  );
});

test('[HTTP-14] an answer is kept for as long as the list says', () => {
  expect(ownStores.find(({ id }) => id === 'cached')?.kept).toBe(CACHE_TTL_MS);
});
