import { defaultBrand as brand } from '@gatehouse/brand/default-brand';
import { globalSite } from '@gatehouse/rules/site/site-of';
import { expect, test } from 'vitest';
import { loadPages } from '../pages.ts';
import { isKnownCall, isKnownCode, knownPath } from './known-facts.ts';

const pages = await loadPages({ development: false });
const site = globalSite(brand);

test.each(['0', '-200', '41007', '1234567', 'trNoKyc', 'login1004', 'euSiteNoEuResidenceConfirm'])(
  '%s is a code',
  (code) => expect(isKnownCode(code)).toBe(true),
);

test.each(['john-smith-secret', '12345678', '4915112345', '1-2', 'relinkJohnSmithAccountTip', 'toString', ''])(
  '%j is no code',
  (code) => expect(isKnownCode(code)).toBe(false),
);

test.each([
  ['/login', true],
  ['/user/public/register/info', true],
  ['/oauth/v1/private/authorize', true],
  ['/api/acc-12345', false],
  ['/affiliate/john-smith', false],
  ['/register/john-smith', false],
])('the call %s is known: %s', (call, known) => expect(isKnownCall(call)).toBe(known));

test.each([
  ['/en/login', '/en/login'],
  ['/en/login/', '/en/login'],
  ['/login', '/login'],
  ['/en/john.smith', undefined],
  ['/en/login/john.smith', undefined],
  ['/joe-doe/login', undefined],
  ['/john.smith', undefined],
])('of the path %s, %s is stored', (path, kept) => expect(knownPath(path, pages, site)).toBe(kept));
