import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { freePort } from '../journeys/stage/free-port.ts';
import { PROGRAMS } from '../scripts/system-programs.ts';
import { selfSignedCertificate } from './first-view/certificate.ts';
import { openFront } from './first-view/front.ts';
import { QUIET_ARGUMENTS } from './first-view/phone.ts';
import { median } from './hammer.ts';
import { table } from './tables.ts';

/** Of 100, medians of some runs with Lighthouse's mobile preset. */
export type Scores = {
  readonly page: string;
  readonly runs: number;
  readonly scores: Readonly<Record<string, number>>;
  /** What any run held against the page, with what Lighthouse says of it. */
  readonly failing: readonly string[];
  /** Runs that came to nothing. */
  readonly errors: readonly string[];
};

const PAGES = ['/en/login', '/en/register'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Playwright turns the back/forward cache off, which Lighthouse would hold against the page. */
const NOT_ARGUMENTS = ['--disable-back-forward-cache'];

/**
 * Lighthouse's four scores of the public forms, page by page in every round, over HTTP/2 with brotli as behind a proxy.
 * @param origin of the running product
 * @throws {Error} when there is no Chromium
 */
export async function lighthouseScores(
  origin: string,
  rounds: number,
  keep: (scores: Scores[]) => void = () => undefined,
): Promise<Scores[]> {
  const executablePath = PROGRAMS.chromium.find();
  if (!executablePath) throw new Error(`Chromium is missing: ${PROGRAMS.chromium.otherwise}`);
  const front = await openFront({ origin }, selfSignedCertificate());
  const runs = new Map<string, Runs>(PAGES.map((page) => [page, { done: [], errors: [] }]));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [page, { done, errors }] of runs) {
        const run = oneRun(executablePath, front.origin + page);
        // One that fails, as where the browser ends, is one run less.
        await run.then((one) => done.push(one)).catch((error: Error) => errors.push(`${page}: ${error.message}`));
      }
      keep(scoresOf(runs));
    }
    return scoresOf(runs);
  } finally {
    front.close();
  }
}

/** Whether every score of every page is 100. */
export function areAllFull(scores: readonly Scores[]): boolean {
  return scores.every((page) => Object.values(page.scores).every((score) => score === 100));
}

export function scoreTable(scores: readonly Scores[]): string {
  const rows = scores.map((page) => [page.page, ...CATEGORIES.map((id) => page.scores[id] ?? 0), page.runs]);
  const failing = scores.flatMap((page) => page.failing.map((audit) => `  ${page.page}: ${audit}`));
  const errors = scores.flatMap((page) => page.errors.map((error) => `  FAILED  ${error}`));
  return [table('Lighthouse, mobile, medians', ['', ...CATEGORIES, 'runs'], rows), ...failing, ...errors].join('\n');
}

type Runs = { readonly done: Run[]; readonly errors: string[] };
type Run = { readonly scores: Readonly<Record<string, number>>; readonly failing: readonly string[] };

/** A browser of its own, as the one before has the page in its cache. */
async function oneRun(executablePath: string, url: string): Promise<Run> {
  const port = await freePort();
  const args = [...QUIET_ARGUMENTS, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args, ignoreDefaultArgs: NOT_ARGUMENTS });
  try {
    const result = await lighthouse(url, { port, output: 'json', onlyCategories: CATEGORIES, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse answered nothing about ${url}`);
    const { categories, audits } = result.lhr;
    const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
    const failing = new Set(counted.map(({ id }) => id).filter((id) => isFailing(audits[id]?.score)));
    return {
      scores: Object.fromEntries(CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)])),
      failing: [...failing].map((id) => `${id}, ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`.trim()),
    };
  } finally {
    await browser.close();
  }
}

/** Null: it does not apply, or it only informs. */
function isFailing(score: number | null | undefined): boolean {
  return typeof score === 'number' && score < 1;
}

function scoresOf(runs: ReadonlyMap<string, Runs>): Scores[] {
  return [...runs].map(([page, { done, errors }]) => ({
    page,
    errors,
    runs: done.length,
    scores: Object.fromEntries(CATEGORIES.map((id) => [id, median(done.map(({ scores }) => scores[id] ?? 0))])),
    failing: [...new Set(done.flatMap(({ failing }) => failing))],
  }));
}
