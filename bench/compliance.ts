/** How long it takes to decide an element, by the number of items. `node bench/compliance.ts` prints a table. */
import { type ComplianceItem, type ComplianceQuestion, indexCompliance } from '@gatehouse/rules/compliance/compliance';
import { REDEEM_AMOUNT } from '@gatehouse/rules/compliance/compliance-element-names';
import { resolveElement } from '@gatehouse/rules/compliance/compliance-elements';
import { median } from './hammer.ts';
import { table } from './tables.ts';

export type ComplianceRate = {
  readonly items: number;
  readonly spread: Spread;
  readonly indexMs: number;
  /** Of the median round. */
  readonly nsPerAnswer: number;
  /** Of the best round: what it takes where nothing else wants the processor. */
  readonly bestNsPerAnswer: number;
};

/** Over many elements, or all items for one. */
export type Spread = 'many elements' | 'one element';

/** Short and many: most are over before a busy machine switches to another process. */
const ROUNDS = 400;
const ANSWERS_IN_A_ROUND = 1_000;
const SITES = ['', 'ONE', 'TWO', 'THREE'];
const LETTERS = 26;

function itemAt(place: number, spread: Spread): ComplianceItem {
  return {
    element: spread === 'one element' || place % 20 === 0 ? REDEEM_AMOUNT : `element${place % 20}`,
    action: place % 3 === 0 ? 'hide' : 'show',
    ext: '30',
    priority: (place * 7_919) % 1_000,
    siteId: SITES[place % SITES.length],
    account: place % 5 === 0 ? String(place) : '',
    rc: place % 7 === 0 ? '' : countryAt(place),
    logic: place % 2 === 0 ? 'and' : 'or',
  };
}

function countryAt(place: number): string {
  const letter = (number: number) => String.fromCharCode(65 + (number % LETTERS));
  return letter(place) + letter(Math.floor(place / LETTERS));
}

/** Asks for one element among so many items: visitors of all sites, with and without account. */
export function complianceRate(items: number, spread: Spread): ComplianceRate {
  const list = Array.from({ length: items }, (_, place) => itemAt(place, spread));
  const start = performance.now();
  const index = indexCompliance(list);
  const indexMs = performance.now() - start;
  const questions: ComplianceQuestion[] = Array.from({ length: 1_000 }, (_, place) => ({
    siteId: SITES[1 + (place % (SITES.length - 1))] ?? '',
    account: place % 2 === 0 ? undefined : String(place * 5),
    country: countryAt(place),
  }));
  let shown = 0;
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = performance.now();
    for (let answer = 0; answer < ANSWERS_IN_A_ROUND; answer += 1) {
      const question = questions[answer % questions.length] as ComplianceQuestion;
      // The sum keeps the compiler from leaving the work out.
      if (resolveElement(index, REDEEM_AMOUNT, question).value.action === 'show') shown += 1;
    }
    return ((performance.now() - before) * 1e6) / ANSWERS_IN_A_ROUND;
  });
  if (shown < 0) throw new Error('Nothing can be shown less than never');
  return { items, spread, indexMs, nsPerAnswer: median(rounds), bestNsPerAnswer: Math.min(...rounds) };
}

/** Every spread at a few sizes, the largest being the most that a file may have. */
export function complianceRates(): ComplianceRate[] {
  return [100, 10_000, 20_000].flatMap((items) => [
    complianceRate(items, 'many elements'),
    complianceRate(items, 'one element'),
  ]);
}

export function complianceTable(rates: readonly ComplianceRate[]): string {
  const rows = rates.map(({ items, spread, indexMs, nsPerAnswer }) => [spread, items, indexMs, nsPerAnswer]);
  return table('Deciding an element (COMP-05)', ['', 'items', 'index, ms', 'answer, ns'], rows);
}

if (import.meta.main) process.stdout.write(`${complianceTable(complianceRates())}\n`);
