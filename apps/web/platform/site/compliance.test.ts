import { type ComplianceItem, indexCompliance } from '@gatehouse/rules/compliance/compliance';
import { expect, test } from 'vitest';
import { type MarkedNode, showElements } from './compliance.ts';

const item = (element: string, more: Partial<ComplianceItem> = {}): ComplianceItem => ({
  ...{ element, action: 'show', priority: 0, logic: 'and' },
  ...more,
});
const index = indexCompliance([
  item('redeemAmount', { ext: '50' }),
  item('redeemAmount', { ext: '30', rc: 'DE', priority: 1 }),
  item('redeemAmount', { rc: 'TR', priority: 1 }),
  item('hideRedeemSite', { action: 'hide', rc: 'GB' }),
  item('blogLink', { action: 'hide', rc: 'GB' }),
]);

/** As the server sent them: the bonus hidden, because it did not know the country, and the link shown. */
function page() {
  const amount = { textContent: '', dataset: { amount: '45' } };
  const node = (element: string, hidden: boolean, inside: typeof amount | null = null): MarkedNode => ({
    ...{ dataset: { element }, hidden },
    querySelector: () => inside,
  });
  const bonus = node('redeemAmount hideRedeemSite', true, amount);
  const link = node('blogLink', false);
  const compliance = showElements([bonus, link], { siteId: 'ONE', index, tag: 'en' });
  return { amount, bonus, link, compliance };
}

test('[COMP-06] everything stays as the server sent it until country and account are known', () => {
  const { bonus, link, compliance, amount } = page();
  compliance.setCountry('GB');
  expect([bonus.hidden, link.hidden]).toEqual([true, false]);
  compliance.setAccount(null);
  expect([bonus.hidden, link.hidden, amount.textContent]).toEqual([true, true, '']);
});

test.each([
  ['DE', '$30', false],
  ['JP', '$50', false],
  ['TR', '$45', false],
  ['GB', '', true],
])('[COMP-07] [SIGNUP-09] in %s the bonus is %j', (country, text, hidden) => {
  const { bonus, link, compliance, amount } = page();
  compliance.setAccount(null);
  compliance.setCountry('FR');
  compliance.setCountry(country);
  expect([bonus.hidden, amount.textContent, link.hidden]).toEqual([hidden, text, hidden]);
});

test('[COMP-01] a config that does not come hides what is gated and leaves the rest', () => {
  const { bonus, link, compliance } = page();
  compliance.setAccount(null);
  compliance.setCountry('DE');
  compliance.setIndex(undefined);
  expect([bonus.hidden, link.hidden]).toEqual([true, false]);
});
