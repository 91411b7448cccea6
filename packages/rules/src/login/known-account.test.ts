import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMaskOfAddress, knownMask, readKnownAccount, writeKnownAccount } from './known-account.ts';

const sealed = 'A'.repeat(64);

describe('[LOGIN-02] the account that a device remembers', () => {
  test.each([
    ['ada@gmail.com', 'a***@g***.com'],
    ['a@g.co', 'a***@g***.co'],
    ['ada.lovelace.of.london@mail.example.co.uk', 'a***@m***.uk'],
    ['"quoted"@example.com', '****@e***.com'],
    ['ада@почта.рф', 'а***@п***.рф'],
    ['+905321234567', '*** 67'],
  ])('%s is shown as %s', (name, mask) => {
    expect(knownMask(name)).toBe(mask);
    expect(isMaskOfAddress(mask)).toBe(name.includes('@'));
  });

  test('what is written is read back', () => {
    for (const passkey of [true, false]) {
      for (const mask of ['a***@g***.com', 'a***@x***.xn--p1ai', 'a***@b***.xn--vermgensberatung-pwb']) {
        const known = { mask, passkey, sealed };
        expect(readKnownAccount(writeKnownAccount(known))).toEqual(known);
      }
    }
  });

  test.each([
    ['a•••@g•••.com', 'a***@g***.com'],
    ['••••@e•••.com', '****@e***.com'],
    ['••• 67', '*** 67'],
  ])('the cookie of an earlier version has %s, which is shown as %s', (earlier, mask) => {
    expect(readKnownAccount(`1.${sealed}.${encodeURIComponent(earlier)}`)).toEqual({ mask, passkey: true, sealed });
  });

  test('nothing but a shape is ever read, whatever the cookie holds', () => {
    for (const mask of [
      'ada@gmail.com',
      'ad***@g***.com',
      'ad•••@g•••.com',
      '+90 532 123 45 67',
      'a***@x***.xn--call-0800-123456-your-account-is-locked',
      'a***@x***.xn--callussoonplease-08001234',
      'a***@x***.xn--call-0800123456',
      'a***@b***.xn--call-442071234567',
      'a***@x***.xn--',
      '<b>',
      '',
      'Bank calls you: 0900',
    ])
      expect(readKnownAccount(`1.${sealed}.${encodeURIComponent(mask)}`), mask).toBeUndefined();
    expect(writeKnownAccount({ mask: 'ada@gmail.com', passkey: true, sealed })).toBeUndefined();
    for (const text of [undefined, '', '2', `1.${sealed}`, '1..x', `1.${sealed}.%E0%A4%A`, `2.${sealed}.a`])
      expect(readKnownAccount(text)).toBeUndefined();
    fc.assert(fc.property(fc.string(), (text) => readKnownAccount(text) === undefined));
  });
});
