import { codes } from '@gatehouse/contract/errors/codes';
import { errorCatalogue } from '@gatehouse/contract/errors/error-catalogue';
import { locales } from '@gatehouse/rules/site/locale';
import { describe, expect, test } from 'vitest';
import { inverseErrorCode } from './en/inverse-error-code.ts';
import { english, languages } from './languages.ts';
import { inheritance, namespaces, namespaceWords, wordsFor, writtenIn } from './words-for.ts';

describe('[LANG-14] translation files', () => {
  test('the namespaces are global, inverse and inverse-error-code', () => {
    expect(namespaces).toEqual(['global', 'inverse', 'inverse-error-code']);
  });

  test.each(locales.map(({ value }) => value))('%s has every word in every file', (locale) => {
    for (const namespace of namespaces) {
      const file = namespaceWords(locale, namespace);
      expect(Object.keys(file)).toEqual(Object.keys(english[namespace]));
      expect(Object.values(file).every((message) => message !== '' && message !== null)).toBe(true);
    }
  });

  test('no id stands in two namespaces', () => {
    const ids = namespaces.flatMap((namespace) => Object.keys(english[namespace]));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('words of pages', () => {
  test('are those of the three namespaces', () => {
    const files = namespaces.map((namespace) => namespaceWords('en', namespace));
    expect(wordsFor('en')).toEqual(Object.assign({}, ...files));
    expect(wordsFor('en')['login.submit']).toBe('Log in');
  });

  test('are the same object for the same question', () => {
    expect(wordsFor('kk-KAZ')).toBe(wordsFor('kk-KAZ'));
  });

  test.each(['xx-YY', '', 'constructor', '__proto__', 'EN'])('are English for the unknown code %j', (code) => {
    expect(wordsFor(code)).toBe(wordsFor('en'));
  });
});

describe('[LANG-18] inheritance', () => {
  test('every locale that is served has a row, and no row is of another', () => {
    expect(Object.keys(languages).sort()).toEqual(locales.map(({ value }) => value).sort());
  });

  test.each([
    ['kk-KAZ', 'kk-KZ'],
    ['ru-KAZ', 'ru-RU'],
    ['ru-GEO', 'ru-RU'],
    ['es-MX', 'es-419'],
    ['es-EU', 'es-ES'],
    ['ar-ARE', 'ar-SA'],
    ['zh-HK', 'zh-TW'],
    ['id-IDN', 'id-ID'],
    ['en-HK', 'en'],
  ])('%s inherits from %s', (variant, base) => {
    expect(inheritance(variant)[1]).toBe(languages[base]);
    expect(inheritance(variant).at(-1)).toBe(languages.en);
  });

  test('a locale without words of its own is written in English, a variant in its own language', () => {
    expect(writtenIn('en-HK', 'mail')).toBe('en-HK');
    expect(writtenIn('en-XA', 'mail')).toBe('en-XA');
    for (const { value } of locales) {
      const own = inheritance(value).find((row) => row.words.mail || row.generated);
      if (own === languages.en && !value.startsWith('en')) expect(writtenIn(value, 'mail'), value).toBe('en');
    }
  });
});

describe('[ERR-01] every code has a sentence', () => {
  const said = (code: string | number) => Object.hasOwn(inverseErrorCode, `error.${code}`);
  const seeds = [
    -200, 10002, 10006, 10007, 10009, 10016, 10026, 20035, 20100, 30054, 30055, 31002, 31003, 31018, 31030, 33003,
    35300, 40004, 40029, 41007, 41102, 41103, 41104, 41105, 41106, 41107, 41108, 50002, 50101, 100160, 100161, 100162,
    400601, 400602, 400605, 400606, 400607, 610016, 610017,
  ];

  test('of both seeds', () => {
    expect(seeds.filter((code) => !said(code))).toEqual([]);
  });

  test('of the contract', () => {
    const ours = Object.entries(codes).filter(([name]) => name !== 'success');
    expect(ours.filter(([, code]) => !said(code))).toEqual([]);
  });

  test('of the error catalogue', () => {
    const numbers = Object.values(errorCatalogue)
      .flat()
      .map(({ code }) => code);
    expect(numbers.filter((code) => typeof code === 'number' && code !== 0 && !said(code))).toEqual([]);
  });

  test('[ERR-04] [CAPT-06] two of them word for word', () => {
    expect(inverseErrorCode['error.40029']).toBe('This account has been terminated.');
    expect(inverseErrorCode['error.captchaUnavailable']).toBe(
      'Captcha is currently unavailable, please check the network and try again',
    );
  });
});
