import { locales } from '@gatehouse/rules/site/locale';
import { describe, expect, test } from 'vitest';
import { mailText } from './mail.ts';
import { kinds, link, readable, sender, TOKEN, withCode, withLink } from './mail-fixture.ts';

describe('the mail with the code', () => {
  const { subject, text, html, language } = mailText('en', 'registrationCode', withCode);

  test('has the code in its subject, on a line of its own, and once in the HTML body', () => {
    expect(subject).toBe('482913 is your Gatehouse code');
    expect(text.split('\n')).toContain('482913');
    expect(html.match(/>482913</g)).toHaveLength(1);
    expect(language).toBe('en');
  });

  test('says how long the code lives, the official host, and how to know a fake', () => {
    for (const body of [text, readable(html)]) {
      expect(body).toContain('10 minutes');
      expect(body).toContain('Enter the code only on gatehouse.example.');
      expect(body).toContain('Gatehouse won’t ask for it');
    }
    expect(mailText('en', 'registrationCode', { ...withCode, minutes: 1 }).text).toContain('1 minute.');
  });

  test('links nowhere', () => {
    expect(html + text).not.toMatch(/https?:|<a /i);
  });
});

describe('the mail with the link', () => {
  const { subject, text, html } = mailText('en', 'registrationLink', withLink);

  test('has one button, to the address that is written out below it, and in plain text on a line of its own', () => {
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => readable(href))).toEqual([link]);
    expect(readable(html).split(link)).toHaveLength(2);
    expect(text.split('\n').filter((line) => line.includes('://'))).toEqual([link]);
  });

  test('has the code for another device, and says how long both live and where the link leads', () => {
    for (const body of [text, readable(html)]) {
      expect(body).toMatch(/On another device\? Enter this code on the page where you started:\s+482913/);
      expect(body).toContain('30 minutes');
      expect(body).toContain('The link opens gatehouse.example and nothing else.');
    }
  });

  test('says in the subject what to do, without token, code or address', () => {
    expect(subject).toBe('Confirm your address for Gatehouse');
    expect(html.split(TOKEN)).toHaveLength(3);
  });
});

describe('the mail to somebody who has an account', () => {
  test('carries no code and no link', () => {
    const { subject, text, html } = mailText('en', 'alreadyRegistered', sender);
    expect(subject).toBe('You already have a Gatehouse account');
    expect(text).toContain('Log in at gatehouse.example');
    expect(text).toContain('no links on purpose');
    expect(text + html).not.toMatch(/\D\d{6}\D(?!;)|https?:|<a /);
  });

  test('carries a link where registrations are confirmed by one, and still no code', () => {
    const { subject, text, html } = mailText('en', 'alreadyRegistered', { ...sender, link });
    expect(subject).toBe('You already have a Gatehouse account');
    expect(text.split('\n')).toContain(link);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(text).not.toContain('no links on purpose');
    expect(text).not.toMatch(/\b\d{6}\b/);
  });
});

describe.each(kinds)('every mail: %s', (kind) => {
  const { subject, text, html } = mailText('en', kind, withLink);

  test('loads nothing and runs nothing', () => {
    expect(html).not.toMatch(/<img|url\(|<script|<link|<form|<iframe|@import|srcset|background="| on\w+=/i);
    expect(html.replaceAll(escaped(link), '')).not.toMatch(/https?:/);
  });

  test('suits light and dark, and turns dark colours over the inline ones', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toMatch(/prefers-color-scheme: dark[\s\S]*!important/);
  });

  test('says the same in plain text and in HTML, where the address is put in words', () => {
    const inHtml = readable(html).replace(/\s+/g, ' ');
    for (const line of text.split('\n')) expect(inHtml).toContain(line.replace(/:$/, ''));
  });

  test('shows a preview in lists that says something else than the subject, and is hidden in the mail', () => {
    const [, preview = ''] =
      /<body[^>]*>\s*<div style="display:none[^"]*">([^<]*(?:<bdi>[^<]*<\/bdi>[^<]*)*)<\/div>/.exec(html) ?? [];
    const words = readable(preview);
    expect(words.length).toBeGreaterThan(30);
    expect(words).toContain('gatehouse.example');
    expect(words).not.toContain(subject);
    expect(words).not.toContain('482913');
    expect(text).not.toContain(words);
  });

  test('has the site’s seal as a drawing in the text, which leaves no word behind where it is dropped', () => {
    const [seal = ''] = /<svg[\s\S]*?<\/svg>/.exec(html) ?? [];
    expect(seal).toContain('aria-hidden="true"');
    expect(seal.replace(/<[^>]*>/g, '')).toBe('');
  });
});

describe('[LANG-18] mails in every language', () => {
  test.each(locales.map(({ value }) => value))('%s is complete', (locale) => {
    for (const kind of kinds) {
      const mail = mailText(locale, kind, withLink);
      expect(mail.subject).not.toBe('');
      expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/undefined|\[object|\{\w+|mail\./);
    }
  });

  test('[LANG-12] says the language and direction that its words are really in', () => {
    const { html, language } = mailText('ar-SA', 'registrationCode', withCode);
    const arabic = /[\u0600-\u06ff]/.test(html);
    expect(html).toContain(arabic ? '<html lang="ar-SA" dir="rtl">' : '<html lang="en" dir="ltr">');
    expect(language).toBe(arabic ? 'ar-SA' : 'en');
    expect(html).toContain('<bdi dir="ltr">482913</bdi>');
    expect(mailText('en-XA', 'registrationCode', withCode).html).toContain('<html lang="en-XA" dir="ltr">');
  });

  test('[LANG-12] values keep their own direction, and English has no invisible characters for it', () => {
    const { subject, text, html } = mailText('en', 'registrationCode', { ...withCode, brandName: 'بوابة' });
    expect(html).toContain('<bdi>gatehouse.example</bdi>');
    expect(html).toContain('<bdi>بوابة</bdi>');
    expect(subject + text + html).not.toMatch(/\p{Bidi_Control}/u);
  });

  test.each(['', 'xx-YY', '__proto__'])('the unknown language %j gets English', (locale) => {
    expect(mailText(locale, 'registrationCode', withCode)).toEqual(mailText('en', 'registrationCode', withCode));
  });
});

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
