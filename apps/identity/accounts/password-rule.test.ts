import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultBrand } from '@gatehouse/brand/default-brand';
import { globalSite } from '@gatehouse/rules/site/site-of';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../kernel/refusal.ts';
import { isCommonPassword } from './common-passwords.ts';
import { checkPassword } from './password-rule.ts';

const owner = { names: ['someone@example.com'], brand: defaultBrand, site: globalSite(defaultBrand) };

function refusalOf(password: string, more: Partial<typeof owner> = {}): Refusal | undefined {
  try {
    checkPassword(password, { ...owner, ...more });
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function reasonOf(password: string): unknown {
  return (refusalOf(password)?.result as { reason?: string } | undefined)?.reason;
}

test.each([
  ['1234567', { reason: 'short', max: 128 }],
  ['kj4-x9zq'.repeat(17), { reason: 'long', max: 128 }],
  ['😀🐻'.repeat(64), { reason: 'long', max: 76 }],
  ['PASSWORD', { reason: 'common', max: 128 }],
  ['Dragon2024', { reason: 'common', max: 128 }],
  ['Someone@Example.com', { reason: 'email', max: 128 }],
  ['g4tehouse!', { reason: 'context', max: 128, word: 'gatehouse' }],
])('password %# of these is refused with its reason', (password, result) => {
  const refusal = refusalOf(password);
  expect(refusal?.code).toBe('passwordRefused');
  expect(refusal?.result).toEqual({ field: 'password', min: 8, ...result });
  expect(refusal?.message).not.toContain(password);
});

test('the names of every site are refused on it, as they are and in l33t, and stand in no way', () => {
  for (const site of defaultBrand.sites) {
    expect(refusalOf('Gatehouse-2024', { site })?.result).toMatchObject({ reason: 'context', word: 'gatehouse' });
    expect(refusalOf('gatehouse-lantern-otter-42', { site })).toBeUndefined();
  }
});

test('the mobile number is no password', () => {
  expect(refusalOf('01512 3456789', { names: ['+4915123456789'] })?.result).toMatchObject({
    reason: 'context',
    word: '3456789',
  });
});

describe('the common passwords', () => {
  const file = join(
    process.env.CORPORA_DIR ?? join(import.meta.dirname, '../../../../shared/corpora'),
    'password/top3000-min8.txt',
  );
  const present = existsSync(file);
  if (!present) console.info(`Skipped: no password corpus at ${file}; set CORPORA_DIR. Single cases still run.`);

  test.skipIf(!present)('each of the 3 000 commonest is refused, in any case and with digits added', () => {
    const commonest = readFileSync(file, 'utf8').trim().split('\n');
    expect(commonest.length).toBeGreaterThan(2_900);
    expect(commonest.filter((password) => !isCommonPassword(password))).toEqual(['poiuytrewq', '0987654321q']);
    for (const spelled of [String, upper, (password: string) => `${password}1!`]) {
      const taken = commonest.filter((password) => reasonOf(spelled(password)) !== 'common');
      expect(taken).toEqual([]);
    }
  });

  test('four words, and twelve letters at random, are none', () => {
    for (const password of ['correct horse battery staple', 'kq7-vlx2pz9w', 'otter lantern mug', 'zebra-Umbrella-71']) {
      expect(refusalOf(password)).toBeUndefined();
    }
  });
});

function upper(password: string): string {
  return password.toUpperCase();
}
