import fc from 'fast-check';
import { Secret } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { drawTotpSecret, matchingStep, type TotpForm, totpCode, totpStep, totpUri } from './totp-code.ts';

/** RFC 6238, appendix B; its keys are these digits, as long as each hash (erratum 2866). */
const DIGITS = '12345678901234567890123456789012345678901234567890123456789012345678901234567890';
const KEY_CHARS = { SHA1: 20, SHA256: 32, SHA512: 64 } as const;
const keyOf = (algorithm: NonNullable<TotpForm['algorithm']>) =>
  Secret.fromUTF8(DIGITS.slice(0, KEY_CHARS[algorithm])).base32;

const vectors = [
  [59, 'SHA1', '94287082'],
  [59, 'SHA256', '46119246'],
  [59, 'SHA512', '90693936'],
  [1111111109, 'SHA1', '07081804'],
  [1111111109, 'SHA256', '68084774'],
  [1111111109, 'SHA512', '25091201'],
  [1111111111, 'SHA1', '14050471'],
  [1111111111, 'SHA256', '67062674'],
  [1111111111, 'SHA512', '99943326'],
  [1234567890, 'SHA1', '89005924'],
  [1234567890, 'SHA256', '91819424'],
  [1234567890, 'SHA512', '93441116'],
  [2000000000, 'SHA1', '69279037'],
  [2000000000, 'SHA256', '90698825'],
  [2000000000, 'SHA512', '38618901'],
  [20000000000, 'SHA1', '65353130'],
  [20000000000, 'SHA256', '77737706'],
  [20000000000, 'SHA512', '47863826'],
] as const;

describe('codes of an authenticator app', () => {
  test.each(vectors)('RFC 6238, appendix B: %i s by %s is %s', (seconds, algorithm, code) => {
    expect(totpCode(keyOf(algorithm), totpStep(seconds * 1000), { algorithm, digits: 8 })).toBe(code);
  });

  test.each(vectors.filter(([, algorithm]) => algorithm === 'SHA1'))(
    'the six digits that apps show at %i s are taken then',
    (seconds, algorithm, code) => {
      const step = totpStep(seconds * 1000);
      expect(matchingStep(keyOf(algorithm), code.slice(2), seconds * 1000)).toBe(step);
    },
  );

  test('a code is taken one step early or late, and no more', () => {
    const secret = drawTotpSecret();
    const now = 1_760_000_010_000;
    const step = totpStep(now);
    const taken = [-20, -2, -1, 0, 1, 2, 20].map((off) => matchingStep(secret, totpCode(secret, step + off), now));
    expect(taken).toEqual([undefined, undefined, step - 1, step, step + 1, undefined, undefined]);
  });

  test('a step that was taken, or one before it, is not taken again', () => {
    const secret = drawTotpSecret();
    const now = 1_760_000_010_000;
    const step = totpStep(now);
    for (const off of [-1, 0, 1]) {
      const code = totpCode(secret, step + off);
      expect(matchingStep(secret, code, now, step + off)).toBeUndefined();
      expect(matchingStep(secret, code, now, step + off - 1)).toBe(step + off);
    }
  });

  test('no time makes a code of ten minutes ago right', () => {
    fc.assert(
      fc.property(fc.integer({ min: 700_000, max: 4_000_000_000_000 }), fc.constantFrom(-1, 1), (now, way) => {
        const secret = Secret.fromUTF8(`key of this run ${now}`.slice(0, 20)).base32;
        const code = totpCode(secret, totpStep(now + way * 600_000));
        const near = [-1, 0, 1].map((off) => totpCode(secret, totpStep(now) + off));
        // One in 333 333 times a code of another step is the same.
        expect(matchingStep(secret, code, now)).toBe(
          near.includes(code) ? totpStep(now) - 1 + near.indexOf(code) : undefined,
        );
      }),
    );
  });

  test('keys are 160 bits, each another, and the address names brand and account', () => {
    const secret = drawTotpSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(drawTotpSecret()).not.toBe(secret);
    const uri = new URL(totpUri(secret, { issuer: 'Gate house', label: 'a***@e***.com' }));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.href)).toContain('Gate house:a***@e***.com');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret, issuer: 'Gate house', period: '30' });
  });
});
