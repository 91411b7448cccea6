import { describe, expect, test } from 'vitest';
import { type Glossary, TERMS, type Term } from './glossary.ts';
import { checkTranslation, translationProblems } from './translation-check.ts';

const every = Object.fromEntries(Object.keys(TERMS).map((term) => [term, ['']])) as unknown as Glossary['terms'];
const glossary = (more: Partial<Glossary> = {}): Glossary => ({
  ...{ address: 'formal', quotes: '“…”', terms: every, latin: [], same: [], reworded: [], unsure: {} },
  ...more,
});
const said = (term: Term, ...forms: [string, ...string[]]) => glossary({ terms: { ...every, [term]: forms } });

describe('[LANG-18] the check of one translation', () => {
  test.each<[string, string, string, string, string, string[], Glossary?]>([
    ['a good one', 'tr-TUR', 'login.title', 'Giriş yap', 'Log in', []],
    ['an error of structure', 'tr-TUR', 'a.text', 'Merhaba', 'Hello {name}', ['placeholder {name} is missing']],
    [
      'a plural form that is missing',
      'ru-RU',
      'a.text',
      '{n, plural, one {#} few {#} other {#}}',
      '{n, plural, one {#} other {#}}',
      ['{n} lacks many'],
    ],
    ['still English', 'tr-TUR', 'login.title', 'Log in', 'Log in', ['equal to English']],
    ['rightly the same', 'tr-TUR', 'a.name', 'Telegram', 'Telegram', [], glossary({ same: ['a.name'] })],
    ['only a value', 'tr-TUR', 'a.name', '{name}', '{name}', []],
    ['a control character', 'tr-TUR', 'a.text', 'bir\u0007', 'one', ['has a control character']],
    [
      'a bidi mark',
      'ar-SA',
      'a.text',
      '\u200fواحد',
      'one',
      ['has an invisible character; values are isolated by the translator'],
    ],
    ['two spaces', 'tr-TUR', 'a.text', 'bir  iki', 'one two', ['has two spaces']],
    ['a space at the end', 'tr-TUR', 'a.text', 'bir ', 'one', ['has a space at an end']],
    ['full stops for …', 'tr-TUR', 'a.text', 'bir...', 'one…', ['has three full stops; write …']],
    ['straight quotes', 'tr-TUR', 'a.text', '"bir"', '“one”', ['has a straight quotation mark']],
    ['an exclamation', 'es-ES', 'a.text', '¡Hola!', 'Hello.', ['has an exclamation mark; LOOK asks for a calm voice']],
    ['not composed', 'fr-EU', 'a.text', 'e\u0301te\u0301', 'summer', ['is not in Unicode form NFC']],
    ['a straight apostrophe', 'fr-EU', 'a.text', "l'été", 'summer', ['has a straight apostrophe; write ’']],
    ['which a text message has', 'fr-EU', 'sms.text', "l'été", 'summer', []],
    ['Cyrillic in Turkish', 'tr-TUR', 'a.text', 'Gіriş', 'Login', ['has letters of another script']],
    ['Latin inside a Russian word', 'ru-RU', 'a.text', 'Пaроль', 'Secret', ['mixes scripts in one word']],
    [
      'English left in Georgian',
      'ka-GEO',
      'a.text',
      'ეს არის token',
      'this is a token',
      ['has the Latin word “token”'],
    ],
    [
      'a name in Georgian',
      'ka-GEO',
      'a.text',
      'გახსენი Telegram',
      'Open Telegram',
      [],
      glossary({ latin: ['Telegram'] }),
    ],
    [
      'the term',
      'tr-TUR',
      'a.text',
      'Parolanı değiştir',
      'Change your password',
      ['does not say “şifre” (password)'],
      said('password', 'şifre'),
    ],
    [
      'the term, inflected',
      'tr-TUR',
      'a.text',
      'Şifreni değiştir',
      'Change your password',
      [],
      said('password', 'şifre'),
    ],
    [
      'the term, in another way',
      'tr-TUR',
      'a.text',
      'Onu değiştir',
      'Change your password',
      [],
      { ...said('password', 'şifre'), reworded: ['a.text'] },
    ],
    [
      'a button that is too long',
      'de-EU',
      'a.submit',
      'Jetzt mit allem einverstanden sein',
      'Agree',
      ['34 characters, at most 22 (button)'],
    ],
    ['a long text message', 'de-EU', 'sms.text', 'ä'.repeat(307), 'Hello', ['takes 3 segments of GSM-7, at most 2']],
  ])('%s', (_, code, id, text, source, expected, terms = glossary()) => {
    expect(translationProblems(code, id, text, source, terms)).toEqual(expected);
  });

  test('names the language, the file and the id', () => {
    const words = { inverse: { 'login.title': 'Log  in' } } as const;
    expect(checkTranslation('tr-TUR', words, glossary())).toEqual([
      { locale: 'tr-TUR', file: 'inverse', id: 'login.title', what: 'has two spaces' },
    ]);
  });
});
