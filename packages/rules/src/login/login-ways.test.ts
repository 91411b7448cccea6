import { expect, test } from 'vitest';
import { complianceElements, type ResolvedElement } from '../compliance/compliance-elements.ts';
import { FIRST_WAY } from './login-steps.ts';
import { type LoginWay, loginWays, loginWaysFor, namedWays, openingBy, provedBy } from './login-ways.ts';

const saying = (action: string) =>
  Object.fromEntries(complianceElements.map(({ id }): [string, ResolvedElement] => [id, { action }]));
const shown = saying('show');

test('[LOGIN-12] [COMP-08] every way, in the usual order, where nobody says otherwise', () => {
  expect(loginWaysFor({ steered: undefined, elements: shown }).value).toEqual(loginWays);
});

test('[LOGIN-12] the operator says which ways, and their order; none at all leaves the password alone', () => {
  expect(loginWaysFor({ steered: ['qr', 'code'], elements: shown }).value).toEqual(['qr', 'code']);
  expect(loginWaysFor({ steered: [], elements: shown }).value).toEqual([]);
});

test.each([
  ['passkeyLogin', 'passkey'],
  ['thirdPartyLogin', 'thirdParty'],
  ['qrLogin', 'qr'],
])('[COMP-08] hidden, %s takes %s away, whatever the operator says', (element, way) => {
  const elements = { ...shown, [element]: { action: 'hide' } };
  const { value, trace } = loginWaysFor({ steered: undefined, elements });
  expect(value).toEqual(loginWays.filter((one) => one !== way));
  expect(trace.find(({ check }) => check.startsWith(`${way}:`))).toMatchObject({ outcome: 'passed over' });
  expect(loginWaysFor({ steered: [way as 'qr'], elements }).value).toEqual([]);
});

test('[COMP-08] of what compliance has not decided, nothing is shown that it could hide', () => {
  expect(loginWaysFor({ steered: undefined, elements: {} }).value).toEqual(['code', 'link']);
});

test('the ways, their order, and those that begin with a name', () => {
  expect(loginWays).toEqual(['passkey', 'code', 'link', 'thirdParty', 'qr'] satisfies LoginWay[]);
  expect(namedWays).toEqual(['code', 'link']);
  expect(FIRST_WAY).toBe('thirdParty');
});

test.each([
  ['both', ['passkey', 'qr', 'quick']],
  ['contact', ['code', 'link', 'reset', 'registration']],
  ['one', ['password', 'third_party']],
  [undefined, ['thirdParty', 'email', 'anything else', '', 'constructor', '__proto__']],
])('[LOGIN-02] %s is proved by what stores call %j', (proves, openings) => {
  for (const opened of openings) expect(provedBy(opened), opened).toBe(proves);
});

test.each([
  ['email', 'code'],
  ['mobile', 'code'],
  ['email_link', 'link'],
  ['passkey', 'passkey'],
  ...['totp', 'recovery', 'password', 'code', ''].map((proof) => [proof, undefined]),
])('[LOGIN-02] a first factor by %j opens a session by %j', (proof, opened) => {
  expect(openingBy(`${proof}`)).toBe(opened);
});
