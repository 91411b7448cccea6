import { locales } from '@gatehouse/rules/site/locale';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mailText } from './mail.ts';
import { codeMails, kinds, link, linkMails, notices, readable, withLink } from './mail-fixture.ts';

const all = [
  ...codeMails.map((values) => [`code ${values.purpose}`, 'challengeCode', values] as const),
  ...linkMails.map((values) => [`link ${values.purpose}`, 'challengeLink', values] as const),
  ...notices.map((values) => [`notice ${values.event}`, 'notice', values] as const),
];
const byUs: readonly string[] = ['identityVerified', 'identityRefused'];
// biome-ignore lint/suspicious/noExplicitAny: the kinds are mixed on purpose.
const make = (locale: string, kind: string, values: object) => mailText(locale, kind as any, values as any);

describe.each(all)('every mail about an account: %s', (_, kind, values) => {
  const { subject, text, html } = make('en', kind, values);

  test('is complete in every language', () => {
    for (const { value } of locales) {
      const mail = make(value, kind, values);
      expect(mail.subject).not.toBe('');
      expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/undefined|\[object|\{\w+|mail\.\w|\bnull\b/);
    }
  });

  test('says the same in plain text and in HTML, with a preview that says something else', () => {
    const inHtml = readable(html).replace(/\s+/g, ' ');
    for (const line of text.split('\n')) expect(inHtml).toContain(line.replace(/:$/, ''));
    const [, preview = ''] = /<div style="display:none[^"]*">([\s\S]*?)<\/div>/.exec(html) ?? [];
    expect(readable(preview)).toContain('gatehouse.example');
    expect(readable(preview)).not.toMatch(/482913/);
    expect(text).not.toContain(readable(preview));
  });

  test('says which device and place it came from, so that the owner can tell; what we did ourselves came from none', () => {
    if ('event' in values && byUs.includes(values.event)) return expect(text).not.toMatch(/Device:|Place:|This was/);
    expect(text).toContain('\nDevice: Chrome on Windows\nPlace: Germany, by network address\n');
    const nowhere = make('en', kind, { ...values, browser: '', system: '', country: '' });
    expect(nowhere.text).toContain('\nDevice: unknown\nPlace: unknown\n');
    expect(make('en', kind, { ...values, browser: '' }).text).toContain('\nDevice: Windows\n');
  });

  test('loads nothing, runs nothing, and links to its own host alone, once', () => {
    expect(html).not.toMatch(/<img|url\(|<script|<link|<form|<iframe|@import|srcset|background="| on\w+=/i);
    const own = 'link' in values ? [values.link] : [];
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => readable(href))).toEqual(own);
    expect(text.split('\n').filter((line) => line.includes('://'))).toEqual(own);
    if (own.length === 0) return;
    expect(() => make('en', kind, { ...values, link: 'https://evil.example/' })).toThrow('that host alone');
  });

  test('has the owner’s code beside the seal and first in plain text, and no trace of one that there is not', () => {
    const known = make('en', kind, { ...values, antiPhishing: 'blue heron 7' });
    expect(known.text.split('\n')[0]).toBe('Your anti-phishing code: blue heron 7');
    expect(known.html).toMatch(/<\/svg>[^\n]*<bdi>blue heron 7<\/bdi>/);
    expect(known.subject).toBe(subject);
    expect(`${text}${html}`).not.toContain('anti-phishing code:');
  });
});

const shown = ['login_second', 'step_up', 'new_name', 'old_name'];

describe('the subject of a mail with a code', () => {
  test.each(codeMails)('of $purpose shows the code only where a password or session was proved before', (values) => {
    const { subject, text, html } = mailText('en', 'challengeCode', values);
    expect(subject.includes('482913')).toBe(shown.includes(values.purpose));
    expect(text.split('\n')).toContain('482913');
    expect(html.match(/>482913</g)).toHaveLength(1);
    expect(html.match(/<title>.*482913/) !== null).toBe(shown.includes(values.purpose));
  });

  test.each(linkMails)('of a link for $purpose holds neither code nor token', (values) => {
    const { subject, text } = mailText('en', 'challengeLink', values);
    expect(subject).not.toMatch(/482913|Zm9v/);
    expect(text).toContain(link);
    expect(text.split('\n')).toContain('482913');
  });
});

test('every purpose and event has words of its own', () => {
  const said = all.map(([, kind, values]) => make('en', kind, values).text.split('\n\n').slice(0, 2).join());
  expect(new Set(said).size).toBe(said.length);
});

describe('what owners are told', () => {
  const [first] = notices.filter(({ event }) => event === 'emailChanged');

  test('says when in UTC, and what has changed, masked', () => {
    const { subject, text } = mailText('en', 'notice', first as (typeof notices)[number]);
    expect(subject).toBe('Gatehouse: Your email address was changed');
    expect(text).toContain('New address: j***@e***.com\nName: My phone\nTime: May 12, 2026 at 2:03 PM UTC\n');
    expect(mailText('de-EU', 'notice', first as (typeof notices)[number]).text).toContain('UTC');
  });

  test('offers the page that locks the account, after a lock the one that lifts it, and where an application was let in the one that disconnects it', () => {
    for (const values of notices) {
      const { text } = mailText('en', 'notice', values);
      expect(text.includes('Unlock my account:')).toBe(values.event === 'accountLocked');
      expect(text.includes('View my identity:')).toBe(byUs.includes(values.event));
      expect(text.includes('View connected apps:')).toBe(values.event === 'oauthGranted');
      expect(text.includes('Lock my account:')).toBe(
        ![...byUs, 'accountLocked', 'oauthGranted'].includes(values.event),
      );
      expect(text.includes('first asks you to confirm who you are')).toBe(
        ![...byUs, 'oauthGranted'].includes(values.event),
      );
    }
  });
});

describe('hostile values', () => {
  test.each(all)('never add markup or lines to: %s', (_, kind, values) => {
    const bare = make('en', kind, { ...values, antiPhishing: 'x' });
    const lines = bare.text.split('\n').length;
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('antiPhishing', 'browser', 'system'), (text, name) => {
        const mail = make('en', kind, { ...values, antiPhishing: 'x', [name]: `<b a='"'>&\r\n\u202e${text}</b>` });
        expect(mail.html.match(/<[^>]*>/g)).toEqual(bare.html.match(/<[^>]*>/g));
        expect(mail.text.split('\n')).toHaveLength(lines);
        expect(mail.text + mail.html).not.toMatch(/\p{Bidi_Control}/u);
      }),
      { numRuns: 20 },
    );
  });

  test('never come in by the details of a notice', () => {
    const [values] = notices;
    const details = { name: '<script>alert(1)</script>\n\nLock my account:\nhttps://evil.example' };
    const mail = mailText('en', 'notice', { ...(values as (typeof notices)[number]), details });
    expect(mail.html).not.toContain('<script>');
    expect(mail.text.split('\n').filter((line) => line.startsWith('https://evil'))).toEqual([]);
  });
});

test.each(kinds)('%s has the owner’s anti-phishing code where it goes to an owner', (kind) => {
  const { text, html } = mailText('en', kind, { ...withLink, antiPhishing: 'بلو 12' });
  expect(text.split('\n')[0]).toBe('Your anti-phishing code: بلو 12');
  expect(html).toContain('<bdi>بلو 12</bdi>');
});

test('the code of a login that began at another company says nothing of a password', () => {
  const [values] = codeMails.filter(({ purpose }) => purpose === 'login_second');
  expect(make('en', 'challengeCode', { ...values, byService: true }).text).not.toMatch(/password(?! by email)/i);
  expect(make('en', 'challengeCode', { ...values }).text).toContain('Someone may have your password.');
});
