import { locales } from '@gatehouse/rules/site/locale';
import { numberTag } from '@gatehouse/rules/site/number-tag';
import { I18n } from '@lingui/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from './compile.ts';
import { createTranslator } from './translator.ts';
import { namespaces, namespaceWords, wordsFor } from './words-for.ts';

const english = wordsFor('en');
const { t, parts, find } = createTranslator('en', english);

/** A translator over one message, for the cases that the English words do not have. */
function say(message: string, values: Record<string, string | number> = {}, tag = 'en'): string | undefined {
  return createTranslator(tag, { message: compile(message) }).find('message', values);
}

describe('reading messages', () => {
  test.each([
    ['plain', 'Log in', {}, 'Log in'],
    ['placeholder', 'to {email}', { email: 'a@b.c' }, 'to a@b.c'],
    ['number', '{n}', { n: 12345 }, '12,345'],
    ['plural one', '{n, plural, one {# second} other {# seconds}}', { n: 1 }, '1 second'],
    ['plural other', '{n, plural, one {# second} other {# seconds}}', { n: 0 }, '0 seconds'],
    ['plural exact', '{n, plural, =0 {none} one {# s} other {# s}}', { n: 0 }, 'none'],
    [
      'plural offset',
      '{n, plural, offset:1 =1 {you} one {you and # more} other {you and # more}}',
      { n: 3 },
      'you and 2 more',
    ],
    ['ordinal', '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 }, '22nd'],
    ['select', '{kind, select, mail {by mail} other {by hand}}', { kind: 'mail' }, 'by mail'],
    ['select, hostile', '{kind, select, mail {by mail} other {by hand}}', { kind: 'constructor' }, 'by hand'],
    ['hash outside a plural', 'number # of {n}', { n: 3 }, 'number # of 3'],
    ['select inside a plural', '{n, plural, other {{k, select, a {# of a} other {#}}}}', { n: 2, k: 'a' }, '2 of a'],
    ['missing value', 'to {email}.', {}, 'to .'],
    ['quoted braces', "'{'x'}'", {}, '{x}'],
  ])('%s', (_, message, values, expected) => {
    expect(say(message, values)).toBe(expected);
  });

  test.each([
    ['ru-RU', 1, 'попытка'],
    ['ru-RU', 3, 'попытки'],
    ['ru-RU', 5, 'попыток'],
    ['not a tag', 1, 'попытка'],
  ])('plural rules of %s for %i', (tag, n, expected) => {
    expect(say('{n, plural, one {попытка} few {попытки} many {попыток} other {попыток}}', { n }, tag)).toBe(expected);
  });

  test('writes numbers as Intl does in every locale of the table, also small ones, for which Intl is not asked', () => {
    const message = { message: compile('{a} {b} {c} {d} {e}') };
    const different = locales.filter(({ tag }) => {
      const { format } = new Intl.NumberFormat(numberTag(tag));
      const values = { a: 0, b: 42, c: 999, d: 1_000, e: 0.5 };
      const expected = Object.values(values).map((value) => format(value));
      return createTranslator(tag, message).find('message', values) !== expected.join(' ');
    });
    expect([locales.length > 40, different]).toEqual([true, []]);
  });

  test('reads every English word as @lingui/core does', () => {
    const reference = new I18n({ locale: 'en', messages: { en: english as never } });
    for (const [id, message] of Object.entries(english)) {
      // Lingui takes a plain string for a message that is still to be compiled.
      if (typeof message === 'string') continue;
      for (const n of [0, 1, 2, 1000]) {
        const values = Object.fromEntries(placeholders(message).map(([name, type]) => [name, type ? n : 'Ada']));
        const withoutTags = reference._(id, values).replace(/<\/?\w+>/g, '');
        expect(find(id, values), id).toBe(withoutTags);
      }
    }
  });
});

describe('tags', () => {
  const link = createTranslator('en', { message: compile('Read the <link>{name} <b>policy</b></link>.') });

  test('parts keeps them apart, t leaves them out', () => {
    const policy = parts('shell.cookies.text').find((part) => typeof part === 'object');
    expect(policy).toEqual({ tag: 'link', children: ['Cookie policy'] });
    expect(t('shell.cookies.text')).not.toMatch(/[<>]/);
  });

  test('they nest', () => {
    const { parts } = link as unknown as { parts: (id: string, values: object) => unknown };
    expect(parts('message', { name: 'x' })).toEqual([
      'Read the ',
      { tag: 'link', children: ['x ', { tag: 'b', children: ['policy'] }] },
      '.',
    ]);
  });

  test('a value never becomes a tag, whatever it holds', () => {
    const { parts } = link as unknown as { parts: (id: string, values: object) => { children: unknown[] }[] };
    fc.assert(
      fc.property(fc.string(), (text) => {
        const name = `</link><b>${text}</b><link>`;
        expect(parts('message', { name })[1]?.children[0]).toBe(`${name} `);
        expect(link.find('message', { name })).toBe(`Read the ${name} policy.`);
      }),
    );
  });

  test('one that never closes ends with the message', () => {
    const open = createTranslator('en', { message: 'a <b>c</x>' }) as unknown as { parts: (id: string) => unknown };
    expect(open.parts('message')).toEqual(['a ', { tag: 'b', children: ['c'] }]);
  });
});

describe('[LANG-15] a missing word', () => {
  test('shows the English that shipped', () => {
    expect(createTranslator('tr-TR', {}, english).t('login.submit')).toBe('Log in');
  });

  test.each(['login.submit.waiting', 'shell.skipToContent', 'notFound.title'] as const)(
    'never shows the key %s',
    (id) => {
      const text = createTranslator('en', {}).t(id);
      expect(text).not.toContain('.');
      expect(text).toMatch(/^[A-Z][a-z ]+$/);
    },
  );

  test.each(['error.1', 'constructor', '__proto__', ''])('find says that %j is unknown', (id) => {
    expect(find(id)).toBeUndefined();
  });
});

describe('[LANG-12] right to left', () => {
  test.each(['ar-SA', 'ar-AE'])('isolates values in %s', (tag) => {
    expect(createTranslator(tag, english).t('prove.email.ask', { to: 'a@b.c' })).toContain('\u2068a@b.c\u2069');
  });

  test('leaves left-to-right text alone', () => {
    const text = t('prove.email.ask', { to: 'a@b.c' });
    expect(text).toContain(' a@b.c');
    expect(text).not.toMatch(/[\u2066-\u2069]/);
  });
});

test('ids and values are typed by the English text', () => {
  t('login.submit');
  t('prove.resendIn', { seconds: 3 });
  // @ts-expect-error no such word
  t('login.nothing');
  // @ts-expect-error the value is missing
  t('prove.email.ask');
  // @ts-expect-error another name
  t('prove.email.ask', { address: 'a@b.c' });
  // @ts-expect-error a count is a number
  t('prove.resendIn', { seconds: '3' });
  // @ts-expect-error a message without placeholders takes no values
  t('login.submit', { name: 'x' });
  expect(namespaces.flatMap((name) => Object.keys(namespaceWords('en', name)))).toHaveLength(
    Object.keys(english).length,
  );
});

function placeholders(message: unknown): [string, string?][] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((token) => {
    if (!Array.isArray(token)) return [];
    const [name, type, format] = token;
    const inner = typeof format === 'object' ? Object.values(format as object).flatMap(placeholders) : [];
    return [[name, type] as [string, string?], ...inner];
  });
}
