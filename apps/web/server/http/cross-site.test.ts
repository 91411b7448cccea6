import { expect, test } from 'vitest';
import { mayChange } from './cross-site.ts';

const own = 'http://localhost:3000';

test.each([
  ['a read from anywhere', 'GET', { 'sec-fetch-site': 'cross-site' }, true, true],
  ['a page of the same origin', 'POST', { 'sec-fetch-site': 'same-origin' }, true, true],
  ['another site of the same deployment', 'POST', { 'sec-fetch-site': 'same-site' }, true, false],
  ['another site', 'POST', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, true, false],
  ['a typed address', 'POST', { 'sec-fetch-site': 'none' }, true, false],
  ['an older browser, same origin', 'POST', { origin: 'http://localhost:3000' }, true, true],
  ['an older browser, another port', 'POST', { origin: 'http://localhost:4000' }, true, false],
  ['an older browser, another scheme', 'POST', { origin: 'https://localhost:3000' }, true, false],
  ['an opaque origin', 'POST', { origin: 'null' }, true, false],
  ['a broken origin', 'POST', { origin: 'http://' }, true, false],
  ['no browser, with a session', 'POST', {}, true, false],
  ['no browser, without a session', 'POST', {}, false, true],
  ['a method in lower case', 'delete', { 'sec-fetch-site': 'cross-site' }, true, false],
] as const)('[SESS-10] cross-site calls: %s', (_title, method, headers, hasSession, passes) => {
  expect(mayChange(method, headers, { own, hasSession })).toBe(passes);
});
