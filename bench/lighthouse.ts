/**
 * Runs Lighthouse on the login page, as a phone and as a desktop, with the system's Chromium, and prints the four scores.
 * The page asks search engines in only where it is meant to be found, so the SEO score says that too.
 */
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { freePort, openProduct } from '../journeys/product.ts';
import { PROGRAMS } from '../scripts/system-programs.ts';
import { table } from './tables.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];

const executablePath = PROGRAMS.chromium.find();
if (!executablePath) throw new Error(`Chromium is missing: ${PROGRAMS.chromium.otherwise}`);

const product = await openProduct();
const port = await freePort();
const browser = await chromium.launch({ executablePath, args: [...FLAGS, `--remote-debugging-port=${port}`] });
try {
  const rows = [];
  const faults: string[] = [];
  for (const [name, config] of [
    ['phone', undefined],
    ['desktop', desktopConfig],
  ] as const) {
    const result = await lighthouse(`${product.origin()}/en/login`, { port, output: 'json' }, config);
    if (!result) throw new Error('Lighthouse answered nothing');
    const { categories, audits } = result.lhr;
    rows.push([name, ...CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100))]);
    const wrong = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
    faults.push(...wrong.map(({ id, title, displayValue }) => `  ${name}: ${id}, ${title} ${displayValue ?? ''}`));
  }
  process.stdout.write(`${table('Lighthouse, /en/login', ['', ...CATEGORIES], rows)}\n\n${faults.join('\n')}\n`);
} finally {
  await browser.close();
  await product.close();
}
