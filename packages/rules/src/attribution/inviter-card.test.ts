import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialsOf, inviterCard, withContent } from './inviter-card.ts';

const answer = {
  nickname: 'Ada Lovelace',
  headimg: '/somewhere',
  personality: { personalSignature: 'Numbers first.', content: 'Line one\nLine two' },
  groupInfo: [
    { content: 'Beginners', type: 0 },
    { content: 'Traders', type: 1 },
    { content: 'Hidden', type: 2 },
  ],
};

test('[AFF-01] the card has the nickname, the texts and the groups of type 0 and 1', () => {
  expect(inviterCard('affiliate', answer, '10001')).toEqual({
    ...{ kind: 'affiliate', nickname: 'Ada Lovelace', initials: 'AL', picture: '10001' },
    ...{ signature: 'Numbers first.', content: 'Line one\nLine two', groups: ['Beginners', 'Traders'] },
  });
});

test.each([0, 1])('[AFF-01] a group of type %i stays', (type) => {
  expect(inviterCard('broker', { groupInfo: [{ content: 'A', type }] }).groups).toEqual(['A']);
});

test.each([2, -1, 3, 0.5, '0', '1', null, undefined, true, [0], {}])('[AFF-01] a group of type %j goes', (type) => {
  expect(inviterCard('broker', { groupInfo: [{ content: 'A', type }] }).groups).toEqual([]);
});

const empty = { kind: 'referral', nickname: '', initials: '', signature: '', content: '', groups: [] };

test.each([
  [undefined],
  [null],
  [7],
  ['Ada'],
  [[answer]],
  [{}],
  [{ nickname: 7, headimg: {}, personality: [], groupInfo: {} }],
  [{ nickname: { a: 1 }, personality: 'x', groupInfo: [null, 7, 'x', [], { type: 0 }, { content: 7, type: 1 }] }],
])('[AFF-01] %j gives a card without anything on it', (odd) => {
  expect(inviterCard('referral', odd, '7')).toEqual(empty);
});

test('[AFF-01] at most four groups, each once, of however many', () => {
  const groupInfo = Array.from({ length: 10_000 }, (_, place) => ({ content: `G${Math.floor(place / 2)}`, type: 0 }));
  expect(inviterCard('affiliate', { groupInfo }).groups).toEqual(['G0', 'G1', 'G2', 'G3']);
});

test('[AFF-01] a picture is known by the id that was asked for, never by the address in the answer', () => {
  const { picture } = inviterCard('affiliate', { headimg: 'https://evil.example/pixel.gif' }, '7');
  expect(picture).toBe('7');
  expect(JSON.stringify(inviterCard('affiliate', { headimg: 'https://evil.example/p' }, '7'))).not.toContain('evil');
  for (const headimg of ['', undefined, 7, {}])
    expect(inviterCard('affiliate', { headimg }, '7').picture).toBeUndefined();
});

test('[AFF-01] nothing an API can answer breaks the bounds', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string({ unit: 'binary', maxLength: 5_000 }), (odd, text) => {
      const group = { content: text, type: 0 };
      const hostile = { nickname: text, personality: { personalSignature: text, content: text }, groupInfo: [group] };
      for (const given of [odd, { ...hostile, headimg: odd }, { ...hostile, groupInfo: odd }]) {
        const card = inviterCard('affiliate', given, '7');
        expect([...card.nickname].length).toBeLessThanOrEqual(60);
        expect([...card.signature].length).toBeLessThanOrEqual(120);
        expect([...card.content].length).toBeLessThanOrEqual(600);
        expect(card.groups.length).toBeLessThanOrEqual(4);
        for (const content of card.groups) expect([...content].length).toBeLessThanOrEqual(120);
      }
    }),
  );
});

test('[AFF-05] a shared invitation brings a text of its own, or leaves the inviter’s', () => {
  const card = inviterCard('referral', answer);
  expect(withContent(card, 'Come with me').content).toBe('Come with me');
  for (const given of ['', '\u200b', 7, null]) expect(withContent(card, given)).toBe(card);
});

test.each([
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['Ada King Lovelace', 'AL'],
  ['éva-marie', 'ÉM'],
  ['анна петрова', 'АП'],
  ['李小龍', '李'],
  ['李 小龍', '李'],
  ['علي حسن', 'ع'],
  ['7 Wonders', '7'],
  ['🚀 Ada', 'A'],
  ['🚀', ''],
  ['«»', ''],
  ['', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
