import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mailText } from './mail.ts';
import { kinds, withCode, withLink } from './mail-fixture.ts';

describe('the link of a mail', () => {
  test.each([
    'https://evil.example/en/email-code-verify#t',
    'https://gatehouse.example.evil.example/#t',
    'https://gatehouse.example:8443/#t',
    'https://gatehouse.example@evil.example/#t',
    'https://user:pass@gatehouse.example/#t',
    'https://user@gatehouse.example/#t',
    'https://:pass@gatehouse.example/#t',
    'https://gatehouse.example\\@evil.example/',
    '//gatehouse.example/#t',
    'javascript:alert(1)//gatehouse.example',
    'data:text/html,gatehouse.example',
    'ftp://gatehouse.example/',
    ' https://gatehouse.example/#t',
    'https://gatehouse.example/#t\r\nBcc: x@evil.example',
    'https://gate\thouse.example/#t',
    'https://GATEHOUSE.example/#t',
    'https://gatehouse.example/\u202e#t',
    'https://gatehouse.example/"><script>#t',
    '',
  ])('is never made with the link %j, and the refusal does not repeat it', (wrong) => {
    const make = (kind: 'registrationLink' | 'alreadyRegistered') => () =>
      mailText('en', kind, { ...withLink, link: wrong });
    for (const kind of ['registrationLink', 'alreadyRegistered'] as const) {
      expect(make(kind)).toThrow(/^A message from gatehouse\.example may link to that host alone$/);
    }
  });

  test('may link to a port where the site has one', () => {
    const own = { ...withLink, host: 'localhost:3000', link: 'http://localhost:3000/en/email-code-verify?trx=1#t' };
    expect(mailText('en', 'registrationLink', own).text).toContain('\nhttp://localhost:3000/');
    expect(() => mailText('en', 'registrationLink', { ...own, host: 'localhost:3001' })).toThrow();
  });
});

describe('hostile values', () => {
  test.each(kinds)('never add markup to %s', (kind) => {
    const bare = mailText('en', kind, withLink).html.match(/<[^>]*>/g);
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('brandName', 'siteName', 'code'), (text, name) => {
        const { html } = mailText('en', kind, { ...withLink, [name]: `<b a='"'>&${text}</b>` });
        expect(html.match(/<[^>]*>/g)).toEqual(bare);
      }),
    );
  });

  test('a host never adds markup', () => {
    const bare = mailText('en', 'registrationCode', withCode).html.match(/<[^>]*>/g);
    const { html } = mailText('en', 'registrationCode', { ...withCode, host: '"><script>alert(1)</script>' });
    expect(html.match(/<[^>]*>/g)).toEqual(bare);
  });

  test.each(kinds)('never break the subject or a paragraph of %s into a second line', (kind) => {
    const lines = mailText('en', kind, withLink).text.split('\n').length;
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const brandName = `a\r\nBcc: x\n${text}`;
        const mail = mailText('en', kind, { ...withLink, brandName });
        expect(mail.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(mail.subject.isWellFormed()).toBe(true);
        expect(mail.text.split('\n')).toHaveLength(lines);
      }),
    );
  });

  test.each(['\u202e', '\u2066', '\u2069', '\u200f', '\u061c'])('never turn the text around: %j', (control) => {
    const hostile = { ...withLink, brandName: `Gate${control}house`, code: `48${control}2913`, siteName: control };
    for (const locale of ['en', 'en-XA']) {
      const { subject, text, html } = mailText(locale, 'registrationLink', hostile);
      expect(subject + text + html).not.toMatch(/\p{Bidi_Control}/u);
    }
    expect(mailText('en', 'registrationCode', hostile).subject).toBe('482913 is your Gatehouse code');
  });
});
