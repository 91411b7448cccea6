import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../platform/testing/fake-browser.ts';
import { storeDeparture, storedDeparture } from './departure.ts';
import { readProviderResponse } from './provider-response.ts';
import { takenSearch, takeSearch } from './take-search.ts';

const departure = { intent: 'login', provider: 'example', name: 'Example', lang: 'en', search: '?ref=A' } as const;
const CALLBACK = 'https://gate.example/en/third-party/callback';

function arrive(search = '') {
  const browser = fakeBrowser({ href: CALLBACK + search });
  const replaced: string[] = [];
  vi.stubGlobal('history', { state: null, replaceState: (_: unknown, __: string, to: string) => replaced.push(to) });
  return { ...browser, replaced };
}
afterEach(() => vi.unstubAllGlobals());

test('[LOGIN-06] takes the provider’s response out of the address, once', () => {
  const { replaced } = arrive('?code=c&state=s');
  takeSearch();
  expect(replaced).toEqual(['/en/third-party/callback']);
  expect([takenSearch(), takenSearch()]).toEqual(['?code=c&state=s', '']);
});

test('[LOGIN-06] ignores an address without a state', () => {
  const { replaced } = arrive('?code=c&error=access_denied');
  takeSearch();
  expect([replaced, takenSearch(), readProviderResponse('', 'en')]).toEqual([[], '', undefined]);
});

test('[TG-02] takes Telegram’s result out of the fragment, and restores the query', () => {
  const result = btoa('{"id":7,"hash":"ab"}');
  const { replaced } = arrive(`?state=s#tgAuthResult=${result}`);
  storeDeparture({ ...departure, provider: 'telegram', name: 'Telegram' });
  takeSearch();
  expect(readProviderResponse(takenSearch(), 'en')).toEqual({ state: 's', telegram_callback: 'id=7&hash=ab' });
  expect(replaced).toEqual(['/en/third-party/callback', '/en/third-party/callback?ref=A']);
  expect(readProviderResponse('?state=s', 'en')).toEqual({ state: 's', error: 'access_denied' });
});

test('[LOGIN-06] restores the query of the page that was left', () => {
  const { replaced } = arrive();
  storeDeparture(departure);
  const sent = '?code=c&state=s&iss=https%3A%2F%2Fid.example';
  expect(readProviderResponse(sent, 'en')).toEqual({ state: 's', code: 'c', iss: 'https://id.example' });
  expect(replaced).toEqual(['/en/third-party/callback?ref=A']);
});

test('reloads once in the language that was left', () => {
  const { left } = arrive();
  const sent = '?state=s&error=access_denied';
  storeDeparture({ ...departure, lang: 'es-ES' });
  expect(readProviderResponse(sent, 'en')).toBe('leaving');
  expect(left).toEqual([['replace', `/es-ES/third-party/callback${sent}`]]);
  expect(storedDeparture()?.search).toBe('?ref=A');
  expect(readProviderResponse(sent, 'en')).toEqual({ state: 's', error: 'access_denied' });
  expect(left).toHaveLength(1);
});

test.each(['//evil.example', 'javascript:', '../..'])('ignores a stored language of %j', (lang) => {
  const { left } = arrive();
  storeDeparture({ ...departure, lang });
  expect([readProviderResponse('?state=s', 'en'), left]).toEqual([{ state: 's' }, []]);
});
