import { expect, test } from 'vitest';
import { checkVoice, proseProblems, voiceProblems } from './voice-check.ts';

test('finds nothing wrong with the English texts', () => {
  expect(checkVoice()).toEqual([]);
});

test('names the text that leaves the voice', () => {
  expect(checkVoice({ inverse: { 'a.b': 'Nobody is here.', 'a.c': 'You’re here.' } })).toEqual([
    { locale: 'en', file: 'inverse', id: 'a.b', what: '“Nobody”: no one' },
  ]);
});

test.each([
  ['text.a', 'Log in with your passkey.', []],
  ['text.a', 'Whoever asked may know it.', ['“Whoever”: the person']],
  ['text.a', 'It is Somebody’s.', ['“Somebody”: someone']],
  ['text.a', 'Nobodyville', []],
  ['text.a', 'Check your mail, or your e-mail.', ['“e-mail”: email', '“mail”: email']],
  ['text.a', 'The mail server is away.', []],
  ['text.a', 'You can login here.', ['“can login”: log in']],
  ['text.a', 'Go to login.', []],
  ['text.a', 'Use your pass key.', ['“pass key”: passkey']],
  ['text.a', 'Open your authenticator.', ['“authenticator”: authenticator app']],
  ['text.a', 'Open your authenticator app.', []],
  ['text.a', 'Add a second factor.', ['“second factor”: app or passkey']],
  ['text.a', 'We cannot do this.', ['“cannot”: the contraction']],
  ['text.a', "We can't do this.", ["“n't”: the apostrophe ’"]],
  ['sms.a', "We won't ask for it.", []],
  ['text.a', 'Done!', ['“!”: a full stop']],
])('%s: %s', (id, text, problems) => {
  expect(voiceProblems(id, text)).toEqual(problems);
});

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test.each([
  ['text.a', words(15), []],
  ['text.a', words(16), ['16 words in a sentence, at most 15 (text)']],
  ['text.a', `${words(9)}. ${words(15)}?`, []],
  ['text.submit', words(7), ['7 words in a sentence, at most 6 (button)']],
  ['text.title', 'One. Two.', ['2 sentences, at most 1 (title)']],
  ['error.1', 'One. Two. Three.', ['3 sentences, at most 2 (error)']],
  ['mail.a.heading', words(10), ['10 words in a sentence, at most 9 (subject or heading)']],
  ['legal.a', words(19), []],
  ['page.a', words(7), ['7 words in a sentence, at most 6 (page title)']],
])('%s: the room of a text (%s)', (id, text, problems) => {
  expect(voiceProblems(id, text)).toEqual(problems);
});

test('a placeholder is a word, a tag is none, and each branch is read', () => {
  expect(voiceProblems('text.a', `{name} ${words(13)} <link>word</link>`)).toEqual([]);
  expect(voiceProblems('text.a', `{name} ${words(14)} <link>word</link>`)).toHaveLength(1);
  expect(voiceProblems('text.a', '{n, plural, one {Somebody} other {# people}}')).toEqual(['“Somebody”: someone']);
  expect(voiceProblems('text.a', '{n, plural, one {# person} other {Somebody}}')).toEqual(['“Somebody”: someone']);
});

test('a guide may name the field’s own terms, but not the words that are forbidden', () => {
  expect(proseProblems('The second factor is not asked for.')).toEqual([]);
  expect(proseProblems('Everybody gets a mail.')).toEqual(['“Everybody”: everyone', '“mail”: email']);
});
