import { describe, expect, test } from 'vitest';
import { checkWords, messageProblems } from './check.ts';
import { english, type LanguageRow, languages } from './languages.ts';

describe('[LANG-18] the check of words', () => {
  test('finds nothing wrong with any language', () => {
    expect(checkWords()).toEqual([]);
  });

  test('the noun is login, the verb log in', () => {
    const texts = Object.values(english).flatMap((words: object) => Object.entries(words) as [string, string][]);
    expect(texts.filter(([, text]) => /\blog-ins?\b/i.test(text))).toEqual([]);
  });

  test.each([
    ['same', 'Giriş yap', 'Log in', []],
    ['empty', '  ', 'Log in', ['empty']],
    ['placeholder gone', 'Hallo', 'Hello {name}', ['placeholder {name} is missing']],
    ['placeholder added', 'Hallo {name}', 'Hello', ['placeholder {name} is not in English']],
    ['placeholder renamed', '{ad}', '{name}', ['placeholder {name} is missing', 'placeholder {ad} is not in English']],
    [
      'plural made a plain value',
      '{n}',
      '{n, plural, one {#} other {#}}',
      ['placeholder {n, plural} is missing', 'placeholder {n} is not in English'],
    ],
    ['tag gone', 'die Regeln', 'the <link>rules</link>', ['tag <link> is missing']],
    ['tag added', '<b>die</b> Regeln', 'the rules', ['tag <b> is not in English']],
    ['tag not closed', '<link>Regeln', '<link>rules</link>', ['<link> is not closed']],
    ['tags crossed', '<b><i>x</b></i>', '<b><i>x</i></b>', ['</b> closes nothing', '</i> closes nothing']],
    [
      'markup',
      '<a href="x">y</a>',
      '<a>y</a>',
      ['<a href="x"> is no tag', '</a> closes nothing', 'tag <a href="x"> is not in English'],
    ],
    ['stray brace', 'a } b', 'a b', ['stray brace in "a } b"']],
    ['no other', '{n, plural, one {x}}', '{n, plural, one {x} other {x}}', ['{n} lacks other']],
    [
      'unknown type',
      '{n, plurl, x}',
      '{n}',
      [
        'type plurl is not read',
        'format x is not read',
        'placeholder {n} is missing',
        'placeholder {n, plurl} is not in English',
      ],
    ],
  ])('%s', (_, text, source, expected) => {
    expect(messageProblems(text, source)).toEqual(expected);
  });

  test.each(['{n, plural, other {x}', '{a b}', '{n, plural, wrong {x} other {y}}'])('%s is not ICU', (text) => {
    expect(messageProblems(text, '{n}')[0]).toMatch(/^not ICU: /);
  });

  test.each([
    ['en', 'one {#} other {#}', []],
    ['ru-RU', 'one {#} other {#}', ['{n} lacks many, few']],
    ['ru-RU', 'one {#} few {#} many {#} other {#}', []],
    ['ar-SA', 'one {#} other {#}', ['{n} lacks zero, two, few, many']],
    ['ar-SA', '=0 {} =2 {} one {#} few {#} many {#} other {#}', []],
    ['ja-JP', 'other {#}', []],
    ['fr-FR', 'one {#} other {#}', ['{n} lacks many']],
    ['fr-FR', 'one {#} many {#} other {#}', []],
  ])('plural forms of %s: %s', (tag, branches, expected) => {
    const text = `{n, plural, ${branches}}`;
    expect(messageProblems(text, '{n, plural, one {#} other {#}}', tag)).toEqual(expected);
  });
});

describe('[LANG-18] the check of a language', () => {
  const complete = (words: LanguageRow['words']): Record<string, LanguageRow> => ({
    ...languages,
    'tr-TUR': { inherits: 'en', complete: true, words },
  });

  test('a missing key', () => {
    const { 'login.submit': _, ...inverse } = english.inverse;
    expect(checkWords(complete({ ...english, inverse }))).toEqual([
      { locale: 'tr-TUR', file: 'inverse', id: 'login.submit', what: 'missing' },
    ]);
  });

  test('an extra key', () => {
    const inverse = { ...english.inverse, 'login.old': 'Giriş' };
    expect(checkWords(complete({ ...english, inverse }))).toEqual([
      { locale: 'tr-TUR', file: 'inverse', id: 'login.old', what: 'extra' },
    ]);
  });

  test('a file that is missing altogether', () => {
    const { mail: _, ...words } = english;
    const problems = checkWords(complete(words));
    expect(problems).toHaveLength(Object.keys(english.mail).length);
    expect(new Set(problems.map(({ file, what }) => `${file} ${what}`))).toEqual(new Set(['mail missing']));
  });

  test('a variant says only what differs', () => {
    const rows = {
      ...languages,
      'es-MX': { inherits: 'es-419', complete: false, words: { inverse: { 'login.submit': 'Ingresar' } } },
    };
    expect(checkWords(rows)).toEqual([]);
  });

  test.each([
    ['inherits from itself', { a: { inherits: 'b' }, b: { inherits: 'a' } }],
    ['inherits from unknown b', { a: { inherits: 'b' } }],
    ['does not end in English', { a: {} }],
  ])('%s', (what, rows) => {
    const full = Object.fromEntries(
      Object.entries(rows).map(([code, row]) => [code, { ...row, complete: false, words: {} }]),
    );
    expect(checkWords(full)[0]).toMatchObject({ locale: 'a', what });
  });
});
