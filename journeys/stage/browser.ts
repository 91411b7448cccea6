import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { default as AxeCore, RunOptions } from 'axe-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { launchChromium } from './chromium.ts';
import { watch } from './last-seen.ts';

const SETTLED_MS = 8_000;
/** Just below the second column (64rem), whose drawing takes a third of the processor time of a page. A test of that column sets its own. */
const ONE_COLUMN = { width: 1000, height: 720 };
export const TWO_COLUMNS = { width: 1280, height: 720 };
/** Every page that is looked at reads it once more: half as long, it costs half as much. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

let shared: Promise<Browser> | undefined;

async function launchShared(): Promise<Browser> {
  const browser = await launchChromium('--renderer-process-limit=1');
  // One that has crashed fails the file that it crashed in, and no other.
  return browser.once('disconnected', () => {
    shared = undefined;
  });
}

/** A browser as a test file uses it: it closes with what it opened. */
export type OwnBrowser = Pick<Browser, 'newContext' | 'newPage' | 'close'>;

/**
 * The system's Chromium, one for all files of this process, which keeps no process ready for a page that may not come. Its
 * contexts share nothing, tell what they saw last when a test fails, and show no motion but for tests of it: what moves is
 * drawn sixty times a second. It ends with the process.
 */
export async function openBrowser(): Promise<OwnBrowser> {
  shared ??= launchShared().catch((error: unknown) => {
    // The next file tries again.
    shared = undefined;
    throw error;
  });
  const browser = await shared;
  const own = new Set<BrowserContext>();
  async function newContext(options?: BrowserContextOptions): Promise<BrowserContext> {
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: ONE_COLUMN, ...options });
    watch(context);
    own.add(context);
    context.on('close', () => own.delete(context));
    return context;
  }
  return {
    newContext,
    newPage: async (options) => (await newContext(options)).newPage(),
    async close() {
      await Promise.all([...own].map((context) => context.close()));
    },
  };
}

/**
 * Makes a browser one that has been here before: its pages name their scripts as files, where a first visit has them in the document.
 * @param origin of the product
 */
export async function beenHere(page: Page, origin: string): Promise<void> {
  await page.context().addCookies([{ name: 'gh_guid', value: randomUUID(), url: origin }]);
}

/** Waits until the page's script has brought it to life. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-hydrated]');
}

/**
 * Waits until nothing has come for half a second. A request that hangs on purpose, as a QR code's does, is not waited for: with
 * `networkidle` a page that begins one at once is never idle.
 */
export async function nothingComes(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const came = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return performance.now() - Math.max(0, ...came.map(({ responseEnd }) => responseEnd)) > 500;
  });
}

/**
 * WCAG 2.2 AA, best practices included: no violation at all.
 * @param parts selectors of what is looked at; none: the whole page
 */
export async function expectAccessible(page: Page, ...parts: readonly string[]): Promise<void> {
  const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  await expectNone(page, parts, { type: 'tag', values });
}

/** What another theme or width can spoil in a page that is otherwise accessible: contrast, targets, names. */
export async function expectReadable(page: Page, ...parts: readonly string[]): Promise<void> {
  const values = ['color-contrast', 'target-size', 'label-content-name-mismatch', 'button-name', 'link-name'];
  await expectNone(page, parts, { type: 'rule', values });
}

/** Of what stays: a button on its way from one state to another has no contrast for a moment. */
async function expectNone(page: Page, parts: readonly string[], runOnly: RunOptions['runOnly']): Promise<void> {
  // One look at a long page may take a slow machine longer than all the time that a change has.
  if ((await violations(page, parts, runOnly)).length === 0) return;
  await expect.poll(() => violations(page, parts, runOnly), { timeout: SETTLED_MS }).toEqual([]);
}

/** By axe itself: what goes around it for frames of other origins, of which there are none, takes longer than its rules. */
async function violations(page: Page, parts: readonly string[], runOnly: RunOptions['runOnly']): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ include, options }) => {
      const { axe } = globalThis as unknown as { axe: typeof AxeCore };
      // What is still coming in is half transparent, and has no contrast yet. A spinner never ends.
      const moves = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(moves.map(({ finished }) => finished));
      const { violations: found } = await axe.run(include.length > 0 ? { include } : document, options);
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    { include: [...parts], options: { runOnly, resultTypes: ['violations'] } satisfies RunOptions },
  );
}

/** Collects what a page complains about: errors, console errors, refused policies. Empty is right. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

/**
 * Takes the network away. The page is told by one way, and its requests are refused by another: on a busy machine each may come
 * first, so both are waited for.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const isOffline = async () => {
    const answered = fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    return !(await answered) && !navigator.onLine;
  };
  await expect.poll(() => page.evaluate(isOffline), { timeout: 20_000 }).toBe(true);
}
