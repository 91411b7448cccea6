import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  GUID_CHARS,
  GUID_TTL_MS,
  guidOf,
  isKycVerified,
  isLoggedIn,
  PROFILE_CACHE_TTL_MS,
  TOKEN_TTL_MS,
  tokenCookieName,
} from './session.ts';

describe('[SESS-01] the token cookie', () => {
  const brand = { keys: { token: 'b_t_c_k' } };
  test.each([
    ['', false, 'b_t_c_k'],
    ['_tr', false, 'b_t_c_k_tr'],
    ['', true, '__Host-b_t_c_k'],
    ['_tr', true, '__Host-b_t_c_k_tr'],
  ])('[SESS-01] [SESS-10] suffix %j, https %s: %s', (cookieSuffix, secure, expected) => {
    expect(tokenCookieName(brand, { cookieSuffix }, secure)).toBe(expected);
  });
  test('[SESS-01] its name is brand data', () => {
    expect(tokenCookieName({ keys: { token: 'acme' } }, { cookieSuffix: '_x' }, false)).toBe('acme_x');
  });
  test('[SESS-01] lives 7 days, [SESS-02] the guid 120, [SESS-05] the cached profile 10 s', () => {
    expect(TOKEN_TTL_MS).toBe(604_800_000);
    expect(GUID_TTL_MS).toBe(10_368_000_000);
    expect(PROFILE_CACHE_TTL_MS).toBe(10_000);
  });
});

describe('[SESS-02] the guid', () => {
  test('[SESS-02] 36 characters stay', () => {
    const guid = '0b2f0f6e-6d0a-4c58-9d0e-0d5c6a1f2b3c';
    expect(guidOf(guid)).toBe(guid);
    expect(guidOf('A'.repeat(36))).toBe('A'.repeat(36));
  });
  test.each([undefined, null, '', 'a'.repeat(35), 'a'.repeat(37), 36, {}, ['a'.repeat(36)], `${'a'.repeat(35)}\n`])(
    '[SESS-02] %j is replaced',
    (value) => expect(guidOf(value)).toBeUndefined(),
  );
  test('[SESS-02] what stays has 36 characters and can stand in a header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: GUID_CHARS, maxLength: GUID_CHARS }), (value) => {
        expect(guidOf(value) === undefined || /^[\w-]{36}$/.test(value)).toBe(true);
      }),
    );
  });
});

test.each([
  [{ id: 1 }, true],
  [{ id: 0 }, false],
  [{ id: -1 }, false],
  [{ id: Number.NaN }, false],
  [{ id: '1' }, false],
  [{}, false],
  [null, false],
  [undefined, false],
])('[SESS-03] user info %j is logged in: %s', (userInfo, expected) => expect(isLoggedIn(userInfo)).toBe(expected));

test.each([
  [{ kyc_person_level: 1, member_tag: { KYC: 0 } }, true],
  [{ kyc_person_level: 0, member_tag: { KYC: 2 } }, true],
  [{ kyc_person_level: -1, member_tag: { KYC: 0 } }, true],
  [{ kyc_person_level: 0, member_tag: { KYC: 0 } }, false],
  [{ kyc_person_level: 0 }, false],
  [{ kyc_person_level: 0, member_tag: null }, false],
  [{ kyc_person_level: Number.NaN, member_tag: {} }, false],
  [{}, false],
  [null, false],
])('[SESS-08] profile %j is verified: %s', (profile, expected) => expect(isKycVerified(profile)).toBe(expected));
