import type { Brand } from '@gatehouse/rules/site/brand';
import { describe, expect, test } from 'vitest';
import { brandWordsProblems, siteWords } from './brand-words.ts';
import { mailText } from './mail.ts';
import { smsText } from './sms.ts';
import { telegramText } from './telegram-message.ts';
import { namespaceWords, wordsFor } from './words-for.ts';

const sender = { brandName: 'Harbour', host: 'tr.localhost' };

describe('[LANG-18] [SITE-10] the brand’s own messages of a site', () => {
  const brand: Pick<Brand, 'words'> = {
    words: [
      { locale: 'tr-TUR', texts: { 'shell.logIn': 'Buyurun', 'login.title': 'Kapı' } },
      { sites: ['ONE'], locale: 'tr-TUR', texts: { 'shell.logIn': 'Hoş geldiniz' } },
      { sites: ['ONE'], locale: 'ru-RU', texts: { 'shell.logIn': 'Входите' } },
      {
        locale: 'tr-TUR',
        texts: { 'sms.event': '{brand}: haber, {host}', 'telegram.help.heading': '{brand}: yardım masası' },
      },
      { locale: 'tr-TUR', texts: { 'mail.noAccount.heading': 'Hesap bulunamadı' } },
    ],
  };

  test.each([
    ['on a site that is named', 'tr-TUR', 'ONE', 'Hoş geldiniz'],
    ['on the others', 'tr-TUR', 'TWO', 'Buyurun'],
    ['in a variant of its language', 'ru-KAZ', 'ONE', 'Входите'],
    ['not in another language', 'en', 'ONE', 'Log in'],
  ])('they count before the shipped ones: %s', (_, locale, site, text) => {
    const own = siteWords(brand, site);
    expect(wordsFor(locale, own)['shell.logIn']).toBe(text);
    expect(namespaceWords(locale, 'global', own)['shell.logIn']).toBe(text);
  });

  test('every message is there, also those that the brand does not have', () => {
    const own = siteWords(brand, 'ONE');
    expect(Object.keys(namespaceWords('tr-TUR', 'inverse', own))).toEqual(
      Object.keys(namespaceWords('tr-TUR', 'inverse')),
    );
  });

  test('emails, text messages and the bot have them too', () => {
    const own = siteWords(brand, 'TWO');
    const look = { siteName: 'Türkiye', hue: 10, seal: { lobes: 8, depth: 0.4, turns: 5, rings: 3 } };
    expect(mailText('tr-TUR', 'noAccount', { ...sender, ...look }, own).text).toContain('Hesap bulunamadı');
    expect(mailText('tr-TUR', 'noAccount', { ...sender, ...look }).text).not.toContain('Hesap bulunamadı');
    expect(smsText('tr-TUR', 'event', sender, own)).toBe('Harbour: haber, tr.localhost');
    expect(telegramText('tr-TUR', 'help', sender, own)).toContain('Harbour: yardım masası');
  });

  test('the same question gets the same object', () => {
    expect(siteWords(brand, 'ONE')).toBe(siteWords({ ...brand }, 'ONE'));
    expect(wordsFor('tr-TUR', siteWords(brand, 'ONE'))).toBe(wordsFor('tr-TUR', siteWords(brand, 'ONE')));
  });

  test.each([
    ['an id that no message has', 'en', { 'no.such': 'x' }, 'words[0].texts.no.such: is not the id of a message'],
    ['an id of every object', 'en', { constructor: 'x' }, 'words[0].texts.constructor: is not the id of a message'],
    ['text that is not ICU', 'en', { 'shell.logIn': '{n, plural, one {' }, 'words[0].texts.shell.logIn: not ICU'],
    ['a placeholder that is not there', 'en', { 'shell.logIn': '{who}' }, 'placeholder {who} is not in English'],
    [
      'a plural without a form of the language',
      'pl-PL',
      { 'account.sessions.signedOut': '{count, plural, one {#} other {#}}' },
      '{count} lacks many, few',
    ],
  ])('refused: %s', (_, locale, texts, problem) => {
    const lines = brandWordsProblems({ words: [{ locale, texts }] }).map((one) => `${one.field}: ${one.problem}`);
    expect(lines.join('\n')).toContain(problem);
  });

  test('accepted: what differs from English in its words alone', () => {
    expect(brandWordsProblems(brand)).toEqual([]);
    expect(brandWordsProblems({})).toEqual([]);
  });
});
