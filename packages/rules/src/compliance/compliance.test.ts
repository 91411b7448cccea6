import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ComplianceItem, type ComplianceQuestion, indexCompliance, winningItem } from './compliance.ts';

const item = (more: Partial<ComplianceItem> = {}): ComplianceItem => ({
  ...{ element: 'badge', action: 'show', priority: 0, logic: 'and' },
  ...more,
});
const ask = (items: readonly ComplianceItem[], question: Partial<ComplianceQuestion> = {}, element = 'badge') =>
  winningItem(indexCompliance(items), element, { siteId: 'ONE', ...question });

describe('an item applies', () => {
  test.each([
    ['empty', { siteId: '' }, true],
    ['absent', {}, true],
    ['this site', { siteId: 'ONE' }, true],
    ['another', { siteId: 'TWO' }, false],
    ['in another case', { siteId: 'one' }, false],
  ])('[COMP-02] [COMP-03] only where its site is empty or the current one: %s', (_, more, applies) => {
    expect(ask([item(more)]).value !== undefined).toBe(applies);
  });

  const both = { account: '7', country: 'DE' };
  test.each<[ComplianceItem['logic'], Partial<ComplianceItem>, Partial<ComplianceQuestion>, boolean]>([
    ['and', {}, {}, true],
    ['and', { account: '7', rc: 'DE' }, both, true],
    ['and', { account: '7', rc: 'DE' }, { country: 'DE' }, false],
    ['and', { account: '7', rc: 'DE' }, { account: '7' }, false],
    ['and', { account: '7', rc: 'DE' }, { account: '8', country: 'DE' }, false],
    ['and', { account: '', rc: 'DE' }, { country: 'DE' }, true],
    ['and', { account: '', rc: 'DE' }, { country: 'FR' }, false],
    ['and', { account: '', rc: 'DE' }, {}, false],
    ['and', { account: '7', rc: '' }, { account: '7' }, true],
    ['and', { account: '7', rc: '' }, {}, false],
    ['or', { account: '7', rc: 'DE' }, both, true],
    ['or', { account: '7', rc: 'DE' }, { account: '7', country: 'FR' }, true],
    ['or', { account: '7', rc: 'DE' }, { account: '8', country: 'DE' }, true],
    ['or', { account: '7', rc: 'DE' }, { account: '8', country: 'FR' }, false],
    ['or', { account: '7', rc: 'DE' }, {}, false],
    // An empty one matches, and with `or` one match is enough.
    ['or', { account: '', rc: 'DE' }, { country: 'FR' }, true],
    ['or', { account: '7', rc: '' }, { account: '8' }, true],
    ['or', {}, {}, true],
  ])('[COMP-04] logic %s, item %j, visitor %j: %s', (logic, more, question, applies) => {
    expect(ask([item({ ...more, logic })], question).value !== undefined).toBe(applies);
  });

  test('[COMP-03] [COMP-04] the right account and country on the wrong site are not enough, with either logic', () => {
    for (const logic of ['and', 'or'] as const) {
      expect(ask([item({ siteId: 'TWO', account: '7', rc: 'DE', logic })], both).value).toBeUndefined();
    }
  });
});

describe('which one wins', () => {
  const named = (ext: string, priority: number, more: Partial<ComplianceItem> = {}) => item({ ext, priority, ...more });

  test.each<[string, ComplianceItem[], string | undefined]>([
    ['the highest priority', [named('a', 1), named('b', 3), named('c', 2)], 'b'],
    ['of two equals the first listed', [named('a', 1), named('b', 1)], 'a'],
    ['negative priorities count', [named('a', -5), named('b', -2)], 'b'],
    ['a general item beats a special one of lower priority', [named('a', 2), named('b', 1, { rc: 'DE' })], 'a'],
    ['a special one of the same priority needs to be first', [named('a', 1), named('b', 1, { rc: 'DE' })], 'a'],
    ['the highest that applies', [named('a', 1), named('b', 9, { siteId: 'TWO' })], 'a'],
    [
      'an or item counts once, by either side',
      [named('a', 1), named('b', 2, { rc: 'DE', account: 'x', logic: 'or' })],
      'b',
    ],
    ['none', [named('a', 1, { rc: 'FR' })], undefined],
    ['nothing listed', [], undefined],
    ['another element says nothing here', [item({ element: 'other', priority: 9 }), named('a', 1)], 'a'],
  ])('[COMP-05] %s', (_, items, expected) => {
    expect(ask(items, { country: 'DE' }).value?.ext).toBe(expected);
  });

  test('[COMP-02] names that objects have by themselves are names like any other', () => {
    expect(ask([item({ element: 'constructor' })], {}, '__proto__').value).toBeUndefined();
    expect(ask([item({ element: '__proto__' })], {}, '__proto__').value).toBeDefined();
    expect(ask([item({ siteId: 'toString' })]).value).toBeUndefined();
  });
});

test('[COMP-09] the trace names every item of the element, the condition that failed, and the winner', () => {
  const { trace } = ask(
    [
      item({ priority: 1 }),
      item({ priority: 9, siteId: 'TWO' }),
      item({ priority: 7, account: '7', rc: 'DE', logic: 'or' }),
      item({ priority: 5, rc: 'FR' }),
      item({ priority: 4, account: '7' }),
      item({ priority: 3, action: 'hide', rc: 'DE' }),
      item({ element: 'other', priority: 10 }),
    ],
    { country: 'DE' },
  );
  const short = trace.map(({ rule, outcome, detail }) => `${rule} ${outcome} ${detail}`);
  expect(short).toEqual([
    'COMP-03 passed over item 2, priority 9: show',
    'COMP-05 won item 3, priority 7: show',
    'COMP-04 passed over item 4, priority 5: show',
    'COMP-04 passed over item 5, priority 4: show',
    'COMP-05 passed over item 6, priority 3: hide',
    'COMP-05 passed over item 1, priority 1: show',
  ]);
  expect(JSON.stringify(trace)).not.toContain('"7"');
});

test('[COMP-09] the trace costs nothing until it is read, and is part of what JSON shows', () => {
  const decision = ask([item()]);
  expect(Object.getOwnPropertyDescriptor(decision, 'trace')?.get).toBeTypeOf('function');
  expect(JSON.parse(JSON.stringify(decision)).trace).toHaveLength(1);
});

const some = (...values: string[]) => fc.constantFrom<string | undefined>(undefined, '', ...values);
const anItem = fc.record<ComplianceItem>({
  element: fc.constantFrom('badge', 'other'),
  action: fc.constantFrom('show', 'hide'),
  priority: fc.integer({ min: -3, max: 3 }),
  siteId: some('ONE', 'TWO'),
  account: some('7', '8'),
  rc: some('DE', 'FR'),
  logic: fc.constantFrom('and', 'or'),
});
const someItems = fc.array(anItem, { maxLength: 40 });
const aQuestion = fc.record<ComplianceQuestion>({
  siteId: fc.constantFrom('ONE', 'TWO', 'THREE'),
  account: fc.constantFrom(undefined, '', '7', '9'),
  country: fc.constantFrom(undefined, '', 'DE', 'US'),
});

/** The sentences of the specification, word by word: no index, no short cut. */
function applies(one: ComplianceItem, { siteId, account, country }: ComplianceQuestion): boolean {
  const site = !one.siteId || one.siteId === siteId;
  const byAccount = !one.account || one.account === account;
  const byCountry = !one.rc || one.rc === country;
  return site && (one.logic === 'or' ? byAccount || byCountry : byAccount && byCountry);
}
const scan = (items: readonly ComplianceItem[], question: ComplianceQuestion) =>
  items
    .filter((one) => one.element === 'badge' && applies(one, question))
    .reduce<ComplianceItem | undefined>((best, one) => (best && best.priority >= one.priority ? best : one), undefined);

describe('for all configs and visitors', () => {
  test('[COMP-03] [COMP-04] [COMP-05] the index answers as a plain scan does', () => {
    fc.assert(
      fc.property(someItems, aQuestion, (items, question) => {
        expect(ask(items, question).value).toBe(scan(items, question));
      }),
      { numRuns: 2_000 },
    );
  });

  test('[COMP-05] the order of items of different priority does not matter', () => {
    const distinct = fc.uniqueArray(anItem, { selector: ({ priority }) => priority, maxLength: 7 });
    const shuffled = distinct.chain((items) =>
      fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })),
    );
    fc.assert(
      fc.property(shuffled, aQuestion, ([items, other], question) => {
        expect(ask(other, question).value).toBe(ask(items, question).value);
      }),
    );
  });

  test('[COMP-03] [COMP-04] an item that does not apply changes nothing, wherever it is put', () => {
    fc.assert(
      fc.property(someItems, anItem, fc.nat(), aQuestion, (items, more, place, question) => {
        fc.pre(!applies(more, question));
        const with_ = items.toSpliced(place % (items.length + 1), 0, more);
        expect(ask(with_, question).value).toBe(ask(items, question).value);
      }),
    );
  });

  test('[COMP-09] the trace replays to the same answer, and names each item of the element once', () => {
    fc.assert(
      fc.property(someItems, aQuestion, (items, question) => {
        const { value, trace } = ask(items, question);
        const numberOf = (detail = '') => Number(/^item (\d+)/.exec(detail)?.[1]);
        const won = trace.filter(({ outcome }) => outcome === 'won');
        expect(won.map(({ detail }) => items[numberOf(detail) - 1])).toEqual(value ? [value] : []);
        const about = items.flatMap((one, at) => (one.element === 'badge' ? [at + 1] : []));
        const named = trace.flatMap(({ detail }) => (detail ? [numberOf(detail)] : []));
        expect(named.toSorted((a, b) => a - b)).toEqual(about);
        for (const { outcome, check, detail } of trace) {
          const one = items[numberOf(detail) - 1];
          if (!one) continue;
          expect(outcome === 'won' || check.startsWith('applies')).toBe(applies(one, question));
        }
      }),
    );
  });
});
