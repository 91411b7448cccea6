import { locales } from '@gatehouse/rules/site/locale';
import { describe, expect, test } from 'vitest';
import { mailText } from './mail.ts';
import { recoverableFactors } from './mail-factor-recovery.ts';
import { readable, sender, TOKEN } from './mail-fixture.ts';

const link = `https://gatehouse.example/en/app/user/security-item-find?cancel=0199e2f0-1111-7222-8333-444455556666#${TOKEN}`;
const told = { browser: 'Chrome', system: 'Windows', country: 'DE', readyAt: Date.UTC(2026, 4, 12, 14, 3), link };

describe.each(recoverableFactors)('the mail about a request for a lost %s', (item) => {
  const { subject, text, html } = mailText('en', 'factorRecovery', { ...sender, ...told, item });

  test('says what is about to happen, from when on, and how it is stopped', () => {
    expect(subject).toMatch(/^Gatehouse: Your .* will be (?:removed|replaced)$/);
    for (const body of [text, readable(html)]) {
      expect(body).toContain('May 12, 2026 at 2:03 PM UTC');
      expect(body).toContain('Chrome on Windows');
      expect(body).toContain('Stop this');
    }
    expect(text.split('\n').filter((line) => line.includes('://'))).toEqual([link]);
  });

  test('its subject and preview hold no token, and it carries no code', () => {
    expect(subject).not.toContain(TOKEN);
    expect(text.replace(link, '')).not.toMatch(/\b\d{6}\b/);
    expect(html.split(TOKEN)).toHaveLength(3);
  });

  test('leads to its own host alone, and can be said in every language', () => {
    const foreign = { ...sender, ...told, item, link: link.replace('gatehouse.example', 'evil.example') };
    expect(() => mailText('en', 'factorRecovery', foreign)).toThrow();
    for (const { value } of locales)
      expect(mailText(value, 'factorRecovery', { ...sender, ...told, item }).subject).toBeTruthy();
  });
});
