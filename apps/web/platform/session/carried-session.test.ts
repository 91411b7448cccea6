import { afterEach, expect, test, vi } from 'vitest';
import { fragmentOf, takeCarried } from './carried-session.ts';

afterEach(() => vi.unstubAllGlobals());

function at(hash: string): string[] {
  const addresses: string[] = [];
  vi.stubGlobal('location', { hash, pathname: '/en/login', search: '?a=1' });
  vi.stubGlobal('history', { state: null, replaceState: (_: unknown, __: string, url: string) => addresses.push(url) });
  return addresses;
}

test('[SESS-07] what is carried is taken once, whole, and leaves the address', () => {
  const carried = { token: 'a-B_3&', name: 'n***@e***.com' };
  const addresses = at(fragmentOf(carried));
  expect(takeCarried()).toEqual(carried);
  expect(addresses).toEqual(['/en/login?a=1']);
});

test('[SESS-07] another fragment is nobody’s session, and stays', () => {
  for (const hash of ['', '#main', '#name=n***', '#quick']) {
    const addresses = at(hash);
    expect(takeCarried()).toBeUndefined();
    expect(addresses).toEqual([]);
  }
});

test('[SESS-07] an empty token leaves the address as well, and a name is no novel', () => {
  const addresses = at(`#quick_token=&name=${'x'.repeat(500)}`);
  expect(takeCarried()).toEqual({ token: '', name: 'x'.repeat(64) });
  expect(addresses).toHaveLength(1);
});
