import { expect, test } from 'vitest';
import { complianceElements, type ResolvedElement } from './compliance-elements.ts';
import { loginWays, loginWaysFor } from './login-ways.ts';

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
