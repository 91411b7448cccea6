import { createTranslator } from '@gatehouse/words/translator';
import { wordsFor } from '@gatehouse/words/words-for';
import { expect, test } from 'vitest';
import { pageFrame } from '../../pages/frame-fixture.ts';
import { rendered } from '../../pages/rendered-fixture.tsx';
import type { StrengthHint, StrengthLevel } from '../../platform/credentials/password-strength.ts';
import { PasswordStrength } from './password-strength.tsx';
import { strengthTexts } from './strength-announcement.ts';

const english = createTranslator('en', wordsFor('en'));
const levels: readonly StrengthLevel[] = [1, 2, 3, 4];
const hints: Readonly<Record<StrengthHint, true>> = {
  ...{ short: true, long: true, common: true, email: true, name: true },
  ...{ keys: true, repeat: true, sequence: true, date: true, more: true },
};

test('each level has a word and each hint a sentence, with what it is about', () => {
  expect(levels.map((level) => strengthTexts(english, { level })?.level)).toEqual([
    ...['Easy to guess', 'Could be better', 'Good', 'Strong'],
  ]);
  for (const hint of Object.keys(hints) as StrengthHint[]) {
    const told = strengthTexts(english, { level: 1, hint, word: 'gatehouse', max: 108 });
    expect(told?.hint).toMatch(/\.$/);
    expect(told?.spoken).toBe(`Password strength: Easy to guess. ${told?.hint}`);
  }
  expect(strengthTexts(english, { level: 1, hint: 'name', word: 'gatehouse' })?.hint).toBe('Leave out “gatehouse”.');
  expect(strengthTexts(english, { level: 1, hint: 'long', max: 108 })?.hint).toBe('Use at most 108 characters.');
  expect(strengthTexts(english, { level: 4 })).toEqual({
    level: 'Strong',
    hint: '',
    spoken: 'Password strength: Strong.',
  });
});

test('[LANG-15] without its words it says nothing, rather than ids', () => {
  expect(strengthTexts(createTranslator('en', {}), { level: 1, hint: 'more' })).toBeUndefined();
});

test('before anything has loaded its place is there, empty and unheard', () => {
  const html = rendered(pageFrame('register'), <PasswordStrength inputId="x" context={[]} />);
  expect(html).toMatch(/^<div class="[^"]*"><div aria-hidden="true"/);
  expect(html).not.toContain('data-level');
  expect(html).toMatch(/role="status"><\/p><\/div>$/);
});
