import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { openProduct, type Product } from '../stage/product.ts';

const QUICK_MS = 100;
const MOST_ROUNDS = 12;
const PATH = '/dev/explorer';

const CHANGES = [
  ['Country', ['DE', 'GB', 'HK', '']],
  ['Device', ['telegram-ios', 'brave']],
  ['KYC country', ['NL', 'HK']],
  ['Region lookup', ['failed', 'EEA']],
  ['Host', ['eu.localhost', 'testnet.localhost']],
] as const;

let product: Product;
let browser: OwnBrowser;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), openBrowser()]);
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

async function open(query: string): Promise<void> {
  await page.goto(`${product.origin()}${PATH}${query}`);
  await hydrated(page);
}

test('[COMP-09] an answer of the explorer is painted within 100 ms of the change, whatever is chosen', async () => {
  const times: Record<string, number> = {};
  for (const view of ['answers', 'matrix', 'target']) {
    await open(`?view=${view}&rows=each&target=/dashboard`);
    for (const [label, values] of CHANGES) {
      // The best of some: a machine that does something else meanwhile says nothing of the page.
      let best = Number.POSITIVE_INFINITY;
      for (let round = 0; round < MOST_ROUNDS && (round < 2 || best >= QUICK_MS); round++) {
        best = Math.min(best, await paintedAfter(label, values[round % values.length] ?? ''));
      }
      times[`${view}, ${label}`] = best;
    }
  }
  expect(Object.entries(times).filter(([, time]) => time >= QUICK_MS)).toEqual([]);
});

/** From the change of a field to the frame in which its answer is painted, in the page's own clock. */
function paintedAfter(label: string, value: string): Promise<number> {
  return page.getByLabel(label, { exact: true }).evaluate(
    (field, chosen) =>
      new Promise<number>((resolve) => {
        const begin = performance.now();
        // As a person would: React notices a value only by the element's own setter.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, chosen);
        field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
        // A task after a frame's callback runs when that frame is painted.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
      }),
    value,
  );
}
