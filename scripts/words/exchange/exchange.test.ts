import { localeOf } from '@gatehouse/rules/site/locale';
import { languages } from '@gatehouse/words/languages';
import { describe, expect, test } from 'vitest';
import { glossary } from '../../../packages/words/src/tr-TUR/glossary.ts';
import { formatOf } from './exchange-file.ts';
import { importUnits } from './import-units.ts';
import { unitsOf } from './translation-unit.ts';

const TAG = localeOf('tr-TUR')?.tag ?? '';
const units = unitsOf('tr-TUR', glossary);

describe.each(['xlf', 'po'])('[LANG-18] texts handed out and taken back as .%s', (end) => {
  const format = formatOf(`turkish.${end}`);

  test('are the same, with placeholders, tags, plurals, quotes and line ends', () => {
    const odd = {
      ...units[0],
      id: 'login.title',
      source: 'a <link>b</link> & "c" {n, plural, other {#}}\\n',
      target: "<x/>'ü",
    };
    const all = [...units.filter(({ id }) => id !== odd.id), odd] as typeof units;
    const read = format.read(format.write(all, TAG));
    expect(read.tag).toBe(TAG);
    const plain = all.map(({ file, id, source, target }) => ({ file, id, source, target }));
    const key = ({ file, id }: { file: string; id: string }) => `${file}:${id}`;
    expect(read.units.toSorted((a, b) => key(a).localeCompare(key(b)))).toEqual(
      plain.toSorted((a, b) => key(a).localeCompare(key(b))),
    );
  });

  test('carry what a translator has to know', () => {
    const text = format.write(units, TAG);
    expect(text).toMatch(/Shows: \/login/);
    expect(text).toMatch(/Kind: button, at most \d+ characters/);
    expect(text).toMatch(/Terms: .*password = şifre/);
  });

  test('name the picture that shows them, where there is one', () => {
    const text = format.write(unitsOf('tr-TUR', glossary, { 'login.title': 'login-0.png' }), TAG);
    expect(text.match(/Picture: \S+?\.png/g)).toEqual(['Picture: login-0.png']);
  });

  test('change nothing where nothing was changed', () => {
    const { words, changed, problems } = importUnits('tr-TUR', format.read(format.write(units, TAG)), glossary);
    expect({ words, changed, problems }).toEqual({ words: languages['tr-TUR']?.words, changed: 0, problems: [] });
  });

  test.each(['', '<xliff', 'msgid', '<xliff version="1.2"/>', '<xliff version="2.1"/>', '\u0000'])(
    'is refused with the reason: %j',
    (text) => {
      expect(() => format.read(text)).toThrow(/not|missing|rror/);
    },
  );
});

describe('[LANG-18] what an import takes', () => {
  const [unit] = units.filter(({ id }) => id === 'login.password.wrong' || id === 'account.password.change');
  const offer = (change: object, tag = TAG) =>
    importUnits('tr-TUR', { tag, units: [{ ...unit, ...change }] as never }, glossary);

  test('a good text', () => {
    const { words, changed } = offer({ target: 'Şifreyi yenileyin' });
    expect([changed, words.inverse?.['account.password.change']]).toEqual([1, 'Şifreyi yenileyin']);
  });

  test.each([
    ['placeholder', { target: 'Şifre {x}' }, 'placeholder {x} is not in English'],
    ['term', { target: 'Parola' }, 'does not say “şifre” (password)'],
    ['old English', { source: 'Change it', target: 'Şifre' }, 'the English text has changed since the export'],
    ['unknown id', { id: 'no.such', target: 'Şifre' }, 'there is no such text'],
    ['unknown file', { file: '__proto__', target: 'Şifre' }, 'there is no such file of words'],
  ])('not one with another: %s', (_, change, why) => {
    const { words, changed, problems } = offer(change);
    expect([changed, words]).toEqual([0, languages['tr-TUR']?.words]);
    expect(problems.join()).toContain(why);
  });

  test('nothing of another language', () => {
    expect(offer({ target: 'Şifre' }, 'de-DE').problems).toEqual(['the file is in de-DE, tr-TUR is tr-TR']);
  });
});
