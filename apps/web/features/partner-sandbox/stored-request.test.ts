import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownStores } from '../../platform/storage/own-storage.ts';
import { PARTNER_REQUEST_KEY } from '../../platform/storage/partner-request-key.ts';
import { fakeBrowser } from '../../platform/testing/fake-browser.ts';
import { forgetRequest, storedRequest, storeRequest } from './stored-request.ts';

const request = {
  ...{ clientId: 'app', redirectUri: 'https://app.example', scopes: ['openid'] },
  ...{ verifier: 'v', challenge: 'c', state: 's', nonce: 'n' },
};

beforeEach(() => void fakeBrowser());
afterEach(() => vi.unstubAllGlobals());

test('[OAUTH-06] [SHELL-06] a request is kept in the tab, under a key of the cookie policy, and removed', () => {
  const listed = ownStores.find(({ id }) => id === 'partnerRequest');
  expect([listed?.name({} as never), listed?.where]).toEqual([PARTNER_REQUEST_KEY, ['tab']]);
  expect(storedRequest()).toBeUndefined();
  expect(storeRequest({ request, confidential: true, answer: '?code=x' })).toBe(true);
  expect(storedRequest()).toEqual({ request, confidential: true, answer: '?code=x' });
  expect(localStorage.length).toBe(0);
  forgetRequest();
  expect(sessionStorage.length).toBe(0);
});

test.each([
  '{',
  'null',
  '[]',
  '{"request":null}',
  JSON.stringify({ request: { ...request, verifier: '' } }),
  JSON.stringify({ request: { ...request, state: 5 } }),
  JSON.stringify({ request: { ...request, scopes: 'openid' } }),
  JSON.stringify({ request: { ...request, scopes: [1] } }),
])('[OAUTH-06] what is not whole is no request: %s', (text) => {
  sessionStorage.setItem(PARTNER_REQUEST_KEY, text);
  expect(storedRequest()).toBeUndefined();
});
