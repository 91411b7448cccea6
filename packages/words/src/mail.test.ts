import { locales } from '@gatehouse/rules/locale';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hexOfOklch } from './accent.ts';
import { mailText } from './mail.ts';

const sender = { brandName: 'Gatehouse', siteName: 'Global', host: 'gatehouse.example', hue: 250 };
const withCode = { ...sender, code: '482913', minutes: 10 };

describe('[SIGNUP-04] the mail with the code', () => {
  const { subject, text, html } = mailText('en', 'registrationCode', withCode);

  test('has the code in its subject, on a line of its own, and once in the HTML body', () => {
    expect(subject).toBe('482913 is your Gatehouse code');
    expect(text.split('\n')).toContain('482913');
    expect(html.match(/>482913</g)).toHaveLength(1);
  });

  test('says how long the code lives, the official host, and how to know a fake', () => {
    for (const body of [text, html]) {
      expect(body).toContain('10 minutes');
      expect(body).toContain('Type the code only on gatehouse.example.');
      expect(body).toContain('We never ask for it');
    }
    expect(mailText('en', 'registrationCode', { ...withCode, minutes: 1 }).text).toContain('1 minute.');
  });

  test('loads nothing, links nowhere, runs nothing', () => {
    expect(html).not.toMatch(/https?:|<img|<a |url\(|<script|<link|<table|<form| on\w+=/i);
  });

  test('suits light and dark, and turns dark colours over the inline ones', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toMatch(/prefers-color-scheme: dark[\s\S]*!important/);
  });
});

test('[SIGNUP-02] the mail to somebody who has an account carries no code and no link', () => {
  const { subject, text } = mailText('en', 'alreadyRegistered', sender);
  expect(subject).toBe('You already have a Gatehouse account');
  expect(text).toContain('Log in at gatehouse.example');
  expect(text).not.toMatch(/\d{6}|https?:/);
});

describe('[LANG-18] mails in every language', () => {
  test.each(locales.map(({ value }) => value))('%s is complete', (locale) => {
    for (const kind of ['registrationCode', 'alreadyRegistered'] as const) {
      const mail = mailText(locale, kind, withCode);
      expect(mail.subject).not.toBe('');
      expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/undefined|\{\w+|mail\./);
    }
  });

  test('[LANG-12] says the language and direction that its words are really in', () => {
    const { html } = mailText('ar-SA', 'registrationCode', withCode);
    const arabic = /[\u0600-\u06ff]/.test(html);
    expect(html).toContain(arabic ? '<html lang="ar-SA" dir="rtl">' : '<html lang="en" dir="ltr">');
    expect(html).toContain('<bdi dir="ltr">482913</bdi>');
    expect(mailText('en-XA', 'registrationCode', withCode).html).toContain('<html lang="en-XA" dir="ltr">');
  });

  test.each(['', 'xx-YY', '__proto__'])('the unknown language %j gets English', (locale) => {
    expect(mailText(locale, 'registrationCode', withCode)).toEqual(mailText('en', 'registrationCode', withCode));
  });
});

describe('hostile values', () => {
  test('never add markup', () => {
    const bare = mailText('en', 'registrationCode', withCode).html.match(/<[^>]*>/g);
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('brandName', 'siteName', 'host', 'code'), (text, name) => {
        const { html } = mailText('en', 'registrationCode', { ...withCode, [name]: `<b a='"'>&${text}</b>` });
        expect(html.match(/<[^>]*>/g)).toEqual(bare);
      }),
    );
  });

  test('never break the subject into a second line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { subject } = mailText('en', 'registrationCode', { ...withCode, brandName: `a\r\nBcc: x\n${text}` });
        expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      }),
    );
  });
});

describe('accent colours', () => {
  test.each([
    [1, 0, 0, '#ffffff'],
    [0, 0, 0, '#000000'],
    [0.62796, 0.25768, 29.234, '#ff0000'],
    [0.45201, 0.31321, 264.052, '#0000ff'],
  ])('oklch(%d %d %d) is %s', (lightness, chroma, hue, hex) => {
    expect(hexOfOklch(lightness, chroma, hue)).toBe(hex);
  });

  test('have a contrast of 4.5 on the paper of their theme, in every hue', () => {
    for (let hue = 0; hue < 360; hue++) {
      expect(contrast(hexOfOklch(0.5, 0.12, hue), '#ffffff'), `light ${hue}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(hexOfOklch(0.78, 0.1, hue), '#16181d'), `dark ${hue}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});

/** WCAG 2.2 contrast ratio. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
