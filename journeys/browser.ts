import AxeBuilder from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { PROGRAMS } from '../scripts/system-programs.ts';
import { watched } from './last-seen.ts';

/** The system's Chromium, without the calls home that a closed network would refuse. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: PROGRAMS.chromium.find() ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  return watched(browser);
}

/** Waits until the page's script has brought it to life. */
export async function alive(page: Page): Promise<void> {
  await page.waitForSelector('html[data-alive]');
}

/**
 * WCAG 2.2 AA, best practices included: no violation at all.
 * @param parts selectors of what is looked at; none: the whole page
 */
export async function expectAccessible(page: Page, ...parts: readonly string[]): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  await expectNothingFound(axe(page, parts).withTags(tags));
}

/** What another theme or width can spoil in a page that is otherwise accessible: contrast, targets, names. */
export async function expectReadable(page: Page, ...parts: readonly string[]): Promise<void> {
  const rules = ['color-contrast', 'target-size', 'label-content-name-mismatch', 'button-name', 'link-name'];
  await expectNothingFound(axe(page, parts).withRules(rules));
}

function axe(page: Page, parts: readonly string[]): AxeBuilder {
  // The other mode opens a page of its own for frames of other origins, of which there are none, and takes twice as long.
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  for (const part of parts) builder.include(part);
  return builder;
}

async function expectNothingFound(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
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
