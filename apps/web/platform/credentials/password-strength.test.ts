import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shortPasswordList } from '../../password-list.ts';
import { isInMeterList, measurePassword } from './password-meter.ts';
import { strengthOf } from './password-strength.ts';

const KNOWN = ['ada.lovelace@example.com', 'Gatehouse', 'Gatehouse Europe (demo) GmbH', 'eu.localhost'];

test.each([
  [0, 'topTen', { level: 1, hint: 'common' }],
  [1, 'straightRow', { level: 1, hint: 'keys' }],
  [1, 'simpleRepeat', { level: 1, hint: 'repeat' }],
  [1, 'sequences', { level: 1, hint: 'sequence' }],
  [2, 'dates', { level: 2, hint: 'date' }],
  [2, null, { level: 2, hint: 'more' }],
  [2, 'something of a later version', { level: 2, hint: 'more' }],
  [3, 'common', { level: 3 }],
  [4, null, { level: 4 }],
] as const)('score %s with %s', (score, warning, strength) => {
  expect(strengthOf({ score, warning }, undefined)).toEqual(strength);
});

test.each([
  [{ reason: 'empty' }, { level: 1, hint: 'short' }],
  [{ reason: 'short' }, { level: 1, hint: 'short' }],
  [
    { reason: 'long', max: 108 },
    { level: 1, hint: 'long', max: 108 },
  ],
  [{ reason: 'common' }, { level: 1, hint: 'common' }],
  [{ reason: 'email' }, { level: 1, hint: 'email' }],
  [
    { reason: 'context', word: 'gatehouse' },
    { level: 1, hint: 'name', word: 'gatehouse' },
  ],
] as const)('what the rule refuses is easy to guess, whatever the estimate: %j', (problem, strength) => {
  expect(strengthOf({ score: 4, warning: null }, problem)).toEqual(strength);
});

describe('the estimate', () => {
  test.each([
    ['1a2b3c4', 1, 'short'],
    ['Password123!', 1, 'common'],
    ['gatehouse-8319502746', 1, 'name'],
    ['Lovelace1815!', 1, 'email'],
    ['poiuytrewqasdf', 1, 'more'],
    ['sdfghjkl;wertyui', 2, 'keys'],
    ['14.07.1984', 1, 'date'],
    ['abcabcabcabcabc', 1, 'repeat'],
    ['abcdefghijklmnop', 1, 'sequence'],
    ['dragonmonkey', 1, 'more'],
    ['ottermug', 2, 'more'],
    ['kestrel-otter', 3, undefined],
    ['gatehouse-lantern-otter-42', 4, undefined],
    ['correct horse battery staple', 4, undefined],
    ['密码安全门房灯獭狐狸猫头鹰', 4, undefined],
  ] as const)('of %s is %i', (password, level, hint) => {
    expect(measurePassword(password, KNOWN)).toMatchObject({ level, ...(hint ? { hint } : {}) });
    if (!hint) expect(measurePassword(password, KNOWN)).toEqual({ level });
  });

  test('never fails, whatever is typed or known', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 140 }), fc.array(fc.string()), (password, known) => {
        expect([1, 2, 3, 4]).toContain(measurePassword(password, known).level);
      }),
      { numRuns: 200 },
    );
  });

  test('the longest passwords take no longer than a moment', () => {
    for (const unit of ['4@8({[</369&#!1|0$5+7%2/', '1234567890', '@!4$', 'a1b2c3d4', '1.1.2020 ']) {
      const password = unit.repeat(64).slice(0, 128);
      // The thread's own time: on a busy machine the clock tells what others do.
      const before = process.threadCpuUsage();
      measurePassword(password, KNOWN);
      expect(process.threadCpuUsage(before).user / 1000, unit).toBeLessThan(500);
    }
  });
});

test('browsers load the commonest 15 000 of the list, as the build cuts it', () => {
  const { load } = shortPasswordList();
  const read = load as unknown as (id: string) => string | undefined;
  const cut = read(fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common/dist/passwords.json.mjs'))) ?? '';
  const list = /decompress\("([^"]+)"\)/.exec(cut)?.[1] ?? '';
  expect(list.match(/[A-Z]/g)).toHaveLength(15_000);
  expect(list.startsWith('A123456')).toBe(true);
  expect(read('/elsewhere/passwords.json.mjs')).toBeUndefined();
  expect([isInMeterList('password'), isInMeterList('lantern-otter')]).toEqual([true, false]);
});
