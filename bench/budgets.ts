/** Weighs the first load of the pages that everybody meets first, and fails when one is over a budget of DESIGN section 5. */
import { openProduct } from '../journeys/product.ts';
import { builtManifest } from './built.ts';
import { budgetsBrokenBy } from './byte-budgets.ts';
import { firstLoadOf } from './first-load.ts';
import { fileTable, firstLoadTable } from './tables.ts';

/** The same budgets hold for every site: right-to-left, and with pages of its own. */
const PAGES = [
  { site: undefined, page: '/en/login' },
  { site: undefined, page: '/en/register' },
  // With the picture of whoever invites.
  { site: undefined, page: '/en/sign-up?affiliate_id=10001' },
  { site: 'ae', page: '/ar-ARE/login' },
  { site: 'tr', page: '/tr-TUR/tr-register' },
] as const;

const product = await openProduct();
try {
  const broken: string[] = [];
  for (const { site, page } of PAGES) {
    const load = await firstLoadOf(product.origin(site), page, builtManifest());
    process.stdout.write(`${firstLoadTable(load)}\n`);
    const brokenHere = budgetsBrokenBy(load);
    if (brokenHere.length > 0) process.stdout.write(`${fileTable(load)}\n`);
    broken.push(...brokenHere);
  }
  for (const sentence of broken) process.stdout.write(`OVER BUDGET  ${sentence}\n`);
  process.exitCode = broken.length > 0 ? 1 : 0;
} finally {
  await product.close();
}
