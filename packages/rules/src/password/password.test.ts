import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalisePassword, type PasswordQuestion, passwordProblem } from './password.ts';
import { contextWords, nameWords } from './password-context.ts';
import { plainSpellings } from './password-spellings.ts';

const COMMON = new Set(['password', 'qwertyuiop', 'letmein', '12345678', '1234567890', '1qaz2wsx', 'aaaaaaaa']);
const question: PasswordQuestion = {
  names: ['ada.lovelace+gate@example.com', '+49 151 23456789'],
  contextWords: contextWords({
    brand: 'Gatehouse',
    siteNames: ['European Union'],
    hosts: ['eu.gatehouse.example'],
    entity: 'Gatehouse Europe (demo) GmbH',
  }),
  isCommon: (password) => COMMON.has(password),
};
const reasonOf = (password: string, more: Partial<PasswordQuestion> = {}) =>
  passwordProblem(password, { ...question, ...more }).value?.reason;

describe('length, in code points', () => {
  test.each([
    ['nothing', '', 'empty'],
    ['seven', '1a2b3c4', 'short'],
    ['eight', 'kj4-x9zq', undefined],
    ['eight spaces', '        ', undefined],
    ['seven emoji', '🦊🐻🦉🐙🐝🦋🐌', 'short'],
    ['eight emoji', '🦊🐻🦉🐙🐝🦋🐌🐞', undefined],
    ['eight letters that are nine with their marks apart', 'e\u0301lkjhgfq', undefined],
    ['seven letters that are eight with their marks apart', 'e\u0301lkjhgf', 'short'],
    ['128', 'kj4-x9zq'.repeat(16), undefined],
    ['129', `${'kj4-x9zq'.repeat(16)}!`, 'long'],
    ['101 of three bytes', '密码安全门房灯獭'.repeat(16).slice(0, 101), undefined],
    ['101 syllables typed in 303 parts', '각'.normalize('NFD').repeat(101), undefined],
    ['a megabyte', 'kj4-x9zq'.repeat(131_072), 'long'],
  ])('%s', (_, password, reason) => {
    expect(reasonOf(password)).toBe(reason);
  });

  test('[LOGIN-03] what the key does not take is too long, and it is said how much may stay', () => {
    expect(passwordProblem('🦊🐻🦉🐙'.repeat(19), question).value).toBeUndefined();
    expect(passwordProblem('🦊🐻🦉🐙'.repeat(32), question).value).toEqual({ reason: 'long', max: 76 });
    expect(passwordProblem(`${'🦊🐻🦉🐙'.repeat(18)}${'a'.repeat(20)}`, question).value).toEqual({
      reason: 'long',
      max: 88,
    });
    expect(passwordProblem('a'.repeat(200), question).value).toEqual({ reason: 'long', max: 128 });
  });

  test('passwords that look the same are the same', () => {
    expect(normalisePassword('e\u0301\u00a0')).toBe(normalisePassword('\u00e9 '));
    expect(reasonOf('ｐａｓｓｗｏｒｄ')).toBe('common');
  });
});

test.each([
  ...['ADA.LOVELACE+gate@Example.com', 'adalovelace', 'Lovelace1', 'Lovelace-1815!', 'l0vel4c3', 'ada.lovelace'],
  ...['adalovelaceexamplecom', 'lovelaceLovelace', '1815lovelaceAda'],
])('%s is little more than the address', (password) => {
  expect(passwordProblem(password, question).value).toEqual({ reason: 'email' });
});

test.each([
  ['gatehouse', 'gatehouse'],
  ['Gatehouse1', 'gatehouse'],
  ['GATEHOUSE!!', 'gatehouse'],
  ['g4tehouse', 'gatehouse'],
  ['6@73#0u$3 gate-house', 'gatehouse'],
  ['g4t3h0u53!2024', 'gatehouse'],
  ['Gate House 42', 'gatehouse'],
  ['g-a-t-e-h-o-u-s-e', 'gatehouse'],
  ['gate2house', 'gatehouse'],
  ['gatehouse-8319502746', 'gatehouse'],
  ['myGatehouse', 'gatehouse'],
  ['gatehousegatehouse', 'gatehouse'],
  ['gatehouse-ada-lovelace', 'gatehouse'],
  ['European1', 'european'],
  ['gmbh-gmbh', 'gmbh'],
  ['0151 23456789', '3456789'],
  ['+4915123456789', '3456789'],
])('%s is little more than a name that is known here: leave out %s', (password, word) => {
  expect(passwordProblem(password, question).value).toEqual({ reason: 'context', word });
});

test.each([
  ...[
    'gatehouse-lantern-otter-42',
    'gatehousekeeper',
    'a lantern at the gatehouse',
    'lovelace-otter',
    'ada-otter-4711',
  ],
  ...['correct horse battery', 'mathematics', 'democracy now', '3456788-3456787', 'gatehouse🦊🐻🦉🐙🐝'],
])('%s will do', (password) => {
  expect(passwordProblem(password, question).value).toBeUndefined();
});

test.each([
  ...['password', 'PASSWORD', 'Password1!', 'password2024', '2024password', 'p4$$w0rd', 'P4SSW0RD!!', 'drowssap'],
  ...[
    'passwordpassword',
    'pass word',
    'p.a.s.s.w.o.r.d',
    'passwords',
    'poiuytrewq',
    '0987654321q',
    '1qaz2wsx!',
    '1QAZ2WSX',
  ],
  ...['letmein1', '1etmein99', 'l3tm31n!', '12345678!', '1234-5678', 'aaaaaaaaaaaaa', '!!password!!'],
])('%s is a common password with little changed', (password) => {
  expect(passwordProblem(password, question).value).toEqual({ reason: 'common' });
});

test.each([...['password-otter', 'password20241', 'my password is long', 'aaaaaaab0b', 'qwertyuiopasdf']])(
  '%s is another password',
  (password) => {
    expect(passwordProblem(password, question).value).toBeUndefined();
  },
);

describe('whatever the password', () => {
  const passwords = fc.string({ unit: 'binary', maxLength: 140 });

  test('the length alone decides where no list and no name applies', () => {
    fc.assert(
      fc.property(passwords, (password) => {
        const free = { names: [], contextWords: [], isCommon: () => false };
        const chars = [...normalisePassword(password)].length;
        const reason = passwordProblem(password, free).value?.reason;
        if (chars === 0) expect(reason).toBe('empty');
        else if (chars < 8) expect(reason).toBe('short');
        else if (chars > 128) expect(reason).toBe('long');
        else expect(['long', undefined]).toContain(reason);
      }),
    );
  });

  test('the trace says which check decided, and holds neither the password nor a name', () => {
    const secret = fc.string({ unit: fc.constantFrom(...'qxjkvzw'), minLength: 5, maxLength: 20 });
    fc.assert(
      fc.property(secret, fc.constantFrom('', 'gatehouse', 'password', 'lovelace'), (own, beside) => {
        const names = [`${own}@example.com`, ...question.names];
        const { value, trace } = passwordProblem(`${own}${beside}`, { ...question, names });
        expect(trace.filter(({ outcome }) => outcome === 'won')).toHaveLength(1);
        expect(trace.at(-1)?.detail).toBe(value?.reason ?? 'none');
        expect(JSON.stringify(trace)).not.toContain(own);
      }),
    );
  });

  test('digits and signs around a common password change nothing, nor does its case', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'0123456789!?.-_ #'), maxLength: 4 });
    fc.assert(
      fc.property(fc.constantFrom('password', 'qwertyuiop'), signs, fc.boolean(), (word, added, front) => {
        const password = front ? `${added}${word.toUpperCase()}` : `${word}${added}`;
        expect(reasonOf(password)).toBe('common');
      }),
    );
  });

  test('words of one’s own beside a name are enough', () => {
    const own = fc.string({ unit: fc.constantFrom(...'qxjkvwyz'), minLength: 5, maxLength: 30 });
    fc.assert(
      fc.property(own, fc.constantFrom('gatehouse', 'lovelace', 'european'), (password, name) => {
        expect(reasonOf(`${name}-${password}`)).toBeUndefined();
      }),
    );
  });

  test('asks for few spellings, so that a list is quickly searched', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 8, maxLength: 128 }), (password) => {
        expect(plainSpellings(password).size).toBeLessThan(130);
      }),
    );
  });
});

test('short names say nothing, and a number counts by its last digits', () => {
  expect(nameWords('al@x.io')).toEqual(['alxio']);
  expect(nameWords('+49 (151) 2345-6789')).toEqual(['3456789']);
  expect(nameWords('12 34')).toEqual([]);
  expect(contextWords({ brand: 'Gate House', siteNames: [], hosts: ['a.gh.io'], entity: 'GH AG' })).toEqual([
    'gate',
    'house',
    'gatehouse',
  ]);
  const hosts = ['eu.gatehouse.example:30000'];
  expect(contextWords({ brand: '', siteNames: hosts, hosts, entity: '' })).toEqual(['gatehouse', 'example']);
});
