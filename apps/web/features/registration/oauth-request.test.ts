import { INTERACTION_PARAMETER } from '@gatehouse/contract/call/own-parameters';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../platform/testing/fake-browser.ts';
import { restoreRequest, storeRequest } from './oauth-request.ts';

const KEY = 'oauth-request';
const of = (interaction: string) => `?client_id=app&${INTERACTION_PARAMETER}=${interaction}`;

afterEach(() => vi.unstubAllGlobals());

/** A tab of the same browser at that query. @returns the addresses that the tab was given */
function tabAt(search: string, kept?: string): string[] {
  const { localStorage } = fakeBrowser({ href: `https://gate.example/en/oauth-register${search}` });
  if (kept) localStorage.setItem(KEY, kept);
  const given: string[] = [];
  vi.stubGlobal('history', { state: null, replaceState: (_: unknown, __: string, to: string) => given.push(to) });
  return given;
}

const kept = () => localStorage.getItem(KEY) ?? undefined;

/** Registrations that begin one after the other, each in its own tab, and what the browser has stored then. */
function begun(...uuids: string[]): string | undefined {
  let stored: string | undefined;
  for (const uuid of uuids) {
    tabAt(of(uuid), stored);
    storeRequest(uuid);
    stored = kept();
  }
  return stored;
}

test('[REDIR-11] two registrations side by side go on with their own request each, once', () => {
  let stored = begun('one', 'two');
  for (const uuid of ['one', 'two']) {
    const given = tabAt('', stored);
    restoreRequest(uuid);
    restoreRequest(uuid);
    expect(given).toEqual([`/en/oauth-register${of(uuid)}`]);
    stored = kept();
  }
  expect(stored).toBeUndefined();
});

test('[REDIR-11] a registration without a request, or of another browser, finds none', () => {
  const stored = begun('one');
  const given = tabAt('', stored);
  storeRequest('two');
  restoreRequest('two');
  expect(given).toEqual([]);
  expect(kept()).toBe(stored);
});

test('[REDIR-11] the storage holds five at most, the latest ones', () => {
  const stored = begun('1', '2', '3', '4', '5', '6', '6');
  expect(JSON.parse(stored ?? '').map(({ uuid }: { uuid: string }) => uuid)).toEqual(['6', '5', '4', '3', '2']);
});

test.each([
  '{',
  'null',
  '5',
  '[null]',
  '{"uuid":"one"}',
  '[{"uuid":"one","search":5}]',
  '[{"uuid":"one","search":"x"}]',
])('[REDIR-11] what is not whole is no request: %s', (text) => {
  const given = tabAt('', text);
  restoreRequest('one');
  expect(given).toEqual([]);
});

test('[REDIR-11] one that a release before this stored is found', () => {
  const given = tabAt('', JSON.stringify({ uuid: 'one', search: of('one') }));
  restoreRequest('one');
  expect(given).toEqual([`/en/oauth-register${of('one')}`]);
});
