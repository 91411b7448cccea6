/**
 * Runs Lighthouse on the login page, as a phone and as a desktop, with the system's Chromium, and prints the four scores;
 * then what a slow phone feels. The page asks search engines in only where it is meant to be found, so the SEO score says
 * that too.
 */
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { freePort, openProduct } from '../journeys/product.ts';
import { PROGRAMS } from '../scripts/system-programs.ts';
import { feltOnSlowPhone } from './slow-phone.ts';
import { table } from './tables.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];

const executablePath = PROGRAMS.chromium.find();
if (!executablePath) throw new Error(`Chromium is missing: ${PROGRAMS.chromium.otherwise}`);

/** Playwright turns the back/forward cache off, which Lighthouse would hold against the page. */
const NOT_FLAGS = ['--disable-back-forward-cache'];

const product = await openProduct();
const port = await freePort();
const args = [...FLAGS, `--remote-debugging-port=${port}`];
const browser = await chromium.launch({ executablePath, args, ignoreDefaultArgs: NOT_FLAGS });
const url = `${product.origin()}/en/login`;
try {
  // The first answer of all renders the page; everybody else gets it from memory.
  await fetch(url);
  const rows = [];
  const faults: string[] = [];
  for (const [name, config] of [
    ['phone', undefined],
    ['desktop', desktopConfig],
  ] as const) {
    const result = await lighthouse(url, { port, output: 'json' }, config);
    if (!result) throw new Error('Lighthouse answered nothing');
    const { categories, audits } = result.lhr;
    rows.push([name, ...CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100))]);
    const wrong = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
    faults.push(...wrong.map(({ id, title, displayValue }) => `  ${name}: ${id}, ${title} ${displayValue ?? ''}`));
  }
  process.stdout.write(`${table('Lighthouse, /en/login', ['', ...CATEGORIES], rows)}\n\n${faults.join('\n')}\n`);
  const { firstPaint, largestPaint, blocking } = await feltOnSlowPhone(browser, url);
  const felt = [
    ['first paint', firstPaint, ''],
    ['largest paint', largestPaint, 800],
    ['blocking time', blocking, 25],
  ];
  process.stdout.write(`${table('Slow 4G and a quarter of the processor, median ms', ['', 'ms', 'at most'], felt)}\n`);
} finally {
  await browser.close();
  await product.close();
}
