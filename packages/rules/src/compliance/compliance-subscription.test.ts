import { describe, expect, test } from 'vitest';
import { type ComplianceItem, indexCompliance } from './compliance.ts';
import { createCompliance } from './compliance-subscription.ts';

const show = (more: Partial<ComplianceItem>): ComplianceItem => ({
  ...{ element: 'redeemAmount', action: 'show', priority: 1, logic: 'and' },
  ...more,
});
const index = indexCompliance([
  show({ rc: 'DE', ext: '30' }),
  show({ rc: 'FR', ext: '30' }),
  show({ rc: 'US', ext: '50' }),
  show({ account: '7', ext: '99', priority: 9 }),
]);

function start(options: { needsAccount?: boolean; onThrow?: (error: unknown) => void } = {}) {
  const compliance = createCompliance({
    siteId: 'ONE',
    index,
    ...(options.onThrow ? { onThrow: options.onThrow } : {}),
  });
  const heard: string[] = [];
  const end = compliance.subscribe({
    element: 'redeemAmount',
    needsAccount: options.needsAccount ?? false,
    listener: ({ value }) => heard.push([value.action, value.ext].filter(Boolean).join(' ')),
  });
  return { compliance, heard, end };
}

describe('before it is known', () => {
  test('[COMP-06] nothing is heard until the country is known', () => {
    const { compliance, heard } = start();
    compliance.setAccount('7');
    compliance.setIndex(index);
    compliance.setCountry(undefined);
    expect(heard).toEqual([]);
    compliance.setCountry('DE');
    expect(heard).toEqual(['show 99']);
  });

  test('[COMP-06] nor until the account is known where it is needed; nobody logged in is known', () => {
    const needing = start({ needsAccount: true });
    const other = start();
    for (const { compliance } of [needing, other]) compliance.setCountry('DE');
    expect([needing.heard, other.heard]).toEqual([[], ['show 30']]);
    needing.compliance.setAccount(null);
    expect(needing.heard).toEqual(['show 30']);
    needing.compliance.setAccount('7');
    expect(needing.heard).toEqual(['show 30', 'show 99']);
  });

  test('[COMP-06] who subscribes later hears at once', () => {
    const { compliance } = start();
    compliance.setCountry('US');
    const late: (string | undefined)[] = [];
    compliance.subscribe({ element: 'redeemAmount', listener: ({ value }) => late.push(value.ext) });
    expect(late).toEqual(['50']);
  });
});

describe('when something changes', () => {
  test('[COMP-07] only another result is told', () => {
    const { compliance, heard } = start();
    for (const country of ['DE', 'DE', 'FR', 'US', 'US', 'JP', 'DE']) compliance.setCountry(country);
    expect(heard).toEqual(['show 30', 'show 50', 'hide', 'show 30']);
  });

  test('[COMP-07] a new config is told only where it says something else; a missing one restricts', () => {
    const { compliance, heard } = start();
    compliance.setCountry('DE');
    compliance.setIndex(indexCompliance([show({ ext: '30' })]));
    expect(heard).toEqual(['show 30']);
    compliance.setIndex(undefined);
    compliance.setIndex(index);
    expect(heard).toEqual(['show 30', 'hide', 'show 30']);
  });

  test('[COMP-06] [COMP-07] a country that is lost again hides what is gated', () => {
    const { compliance, heard } = start();
    compliance.setCountry('DE');
    compliance.setCountry(undefined);
    expect(heard).toEqual(['show 30', 'hide']);
  });
});

describe('listeners', () => {
  test('[COMP-07] one that throws does not keep the news from the others, and hears the next', () => {
    const thrown: unknown[] = [];
    const compliance = createCompliance({ siteId: 'ONE', index, onThrow: (error) => thrown.push(error) });
    const heard: string[] = [];
    compliance.subscribe({
      element: 'redeemAmount',
      listener: () => {
        throw new Error('no');
      },
    });
    compliance.subscribe({ element: 'redeemAmount', listener: ({ value }) => heard.push(value.action) });
    compliance.setCountry('DE');
    compliance.setCountry('JP');
    expect([heard, thrown.length]).toEqual([['show', 'hide'], 2]);
  });

  test('[COMP-07] one that ends a subscription, its own or another, ends it at once', () => {
    const compliance = createCompliance({ siteId: 'ONE', index });
    const heard: string[] = [];
    const listen = (name: string, then: () => void) =>
      compliance.subscribe({
        element: 'redeemAmount',
        listener: () => {
          heard.push(name);
          then();
        },
      });
    const endFirst: () => void = listen('first', () => {
      endFirst();
      endSecond();
    });
    const endSecond: () => void = listen('second', () => {});
    listen('third', () => {});
    compliance.setCountry('DE');
    compliance.setCountry('JP');
    endFirst();
    expect(heard).toEqual(['first', 'third', 'third']);
  });

  test('[COMP-07] one that sets the country again: everybody ends with what is true, and nobody hears it twice', () => {
    const compliance = createCompliance({ siteId: 'ONE', index });
    const first: string[] = [];
    const second: string[] = [];
    compliance.subscribe({
      element: 'redeemAmount',
      listener: ({ value }) => {
        first.push(value.action);
        compliance.setCountry('JP');
      },
    });
    compliance.subscribe({ element: 'redeemAmount', listener: ({ value }) => second.push(value.action) });
    compliance.setCountry('DE');
    expect([first, second]).toEqual([['show', 'hide'], ['hide']]);
  });

  test('[COMP-07] one that subscribes somebody is not disturbed', () => {
    const compliance = createCompliance({ siteId: 'ONE', index });
    const heard: string[] = [];
    compliance.subscribe({
      element: 'redeemAmount',
      listener: () => {
        compliance.subscribe({ element: 'redeemAmount', listener: ({ value }) => heard.push(value.action) });
      },
    });
    compliance.setCountry('DE');
    expect(heard).toEqual(['show']);
  });
});
