import { type InviterKind, inviterCard } from '@gatehouse/rules/attribution/inviter-card';
import { REDEEM_AMOUNT } from '@gatehouse/rules/compliance/compliance-element-names';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { ada, type FrameOptions, pageFrame } from './frame-fixture.ts';
import { rendered } from './rendered-fixture.tsx';

const views = import.meta.glob<{ View: ComponentType }>('./*/view.tsx', { eager: true });
const landings = ['sign-up', 'friend-invite', 'exclusive-benefits'];
const profile = {
  ...{ nickname: 'Ada Lovelace', headimg: 'https://evil.example/pixel.gif' },
  personality: { personalSignature: 'Numbers first.', content: 'Line one\nhttps://evil.example/login' },
  groupInfo: [{ content: '<script>alert(1)</script>', type: 0 }],
};
const PICTURE = '/front/inviter-picture?id=7';
const cardOf = (kind: InviterKind, answer: unknown = profile) => ({ ...inviterCard(kind, answer), picture: PICTURE });
const dataOf = (inviter: unknown, more = {}) => ({ inviter, ended: false, search: '', ...more });
const shownElements = { affiliateLanding: { action: 'show' }, [REDEEM_AMOUNT]: { action: 'show' } };

function html(name: string, wishes: FrameOptions): string {
  const View = views[`./${name}/view.tsx`]?.View;
  if (!View) throw new Error(`No view ${name}`);
  return rendered(pageFrame(name, { elements: shownElements, ...wishes }), <View />);
}

describe.each(landings)('[AFF-06] %s', (name) => {
  test.each([
    ['affiliate', 'Invited by an affiliate'],
    ['referral', 'Invited by a friend'],
    ['broker', 'Invited by a broker'],
  ] as const)('shows the card of the kind %s, and that the inviter is not staff', (kind, words) => {
    const page = html(name, { data: dataOf(cardOf(kind)) });
    for (const text of [words, 'Ada Lovelace', 'Numbers first.', 'never need your password or a code']) {
      expect(page).toContain(text);
    }
    expect(page.includes('They may be paid')).toBe(kind !== 'referral');
  });

  test('[AFF-01] shows the inviter’s text without links or markup', () => {
    const page = html(name, { data: dataOf(cardOf('affiliate')) });
    expect(page).toContain('https://evil.example/login');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toMatch(/href="[^"]*evil/);
    expect(page).not.toContain('<script>alert');
  });

  test('[AFF-10] the picture comes from this site, over the initials, with reserved space', () => {
    const page = html(name, { data: dataOf(cardOf('affiliate')) });
    expect(page).toContain('>AL<img src="/front/inviter-picture?id=7" alt="" width="96" height="96"');
    expect(page).not.toContain('pixel.gif');
    const { picture: _, ...without } = cardOf('affiliate');
    expect(html(name, { data: dataOf(without) })).not.toContain('<img');
  });

  test('[AFF-09] reports an expired invitation beside the form, and not an unknown one', () => {
    const words = 'This invitation is no longer valid. You can register without it.';
    expect(html(name, { data: dataOf(null, { ended: true }) })).toContain(words);
    const plain = html(name, { data: dataOf(null) });
    expect(plain).not.toContain(words);
    expect(plain).not.toContain('Invited by');
  });

  test('[AFF-04] an inviter without a name is shown by kind', () => {
    const page = html(name, { data: dataOf(inviterCard('referral', undefined)) });
    expect(page).toContain('Invited by a friend');
    expect(page).not.toContain('<img');
    expect(page.match(/<h1\b/g)).toHaveLength(1);
  });

  test('renders without data', () => {
    expect(html(name, { data: undefined })).toContain('<h1');
  });
});

test.each([
  ['GLOBAL', 'en', 50],
  ['EU', 'en-EU', 30],
])('[SIGNUP-09] the sample bonus on %s is on every landing page, once', (site, locale, amount) => {
  for (const name of landings) {
    const wishes = { site, locale, data: dataOf(null), elements: shownElements };
    const { bonus = '' } = pageFrame(name, wishes).onServer ?? {};
    expect(bonus).toContain(`${amount}`);
    expect(html(name, wishes).split(`>${bonus}<`)).toHaveLength(2);
  }
});

test('[SIGNUP-09] [COMP-06] no page shows it if compliance hides it', () => {
  for (const name of landings) {
    const page = html(name, { elements: { [REDEEM_AMOUNT]: { action: 'hide' } }, data: dataOf(null) });
    expect(page).not.toContain('$50');
  }
});

test.each(['friend-invite', 'exclusive-benefits'])(
  '[AFF-07] [ROUTE-06] [ROUTE-07] the one action of %s leads to sign-up with the query',
  (name) => {
    const page = html(name, { data: dataOf(null, { search: '?ref=A%26B&affiliate_id=7' }) });
    expect(page).toContain('href="/en/sign-up?ref=A%26B&amp;affiliate_id=7"');
    const member = html(name, { user: ada, data: dataOf(null, { search: '?ref=A' }) });
    expect(member).not.toContain('/sign-up');
    expect(member).toContain('href="/en/dashboard"');
  },
);

test('[SHELL-03] [LANG-16] sign-up and benefits have no common header, but name the site', () => {
  for (const name of ['sign-up', 'exclusive-benefits']) {
    const page = html(name, { data: dataOf(null) });
    expect(page).not.toMatch(/<header class="_header/);
    expect(page.split('<main')[0]).toMatch(/data-part="band".*data-part="brand"/);
  }
  const { language } = pageFrame('sign-up');
  expect(language.offered.map(({ value }) => value)).not.toContain('fil-PH');
  expect(pageFrame('friend-invite').language.offered.map(({ value }) => value)).toContain('fil-PH');
});
