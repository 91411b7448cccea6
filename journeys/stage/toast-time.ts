import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A busy machine's timers are late, never early. */
const SLACK_MS = 1_500;
const EARLY_MS = 100;
/** Longer than any toast shows. */
const GONE_MS = 15_000;
/** Less than what is measured may be wrong by. */
const STEP_MS = 500;

/** Measures, in the page and by a clock that is moved, how long the next toast shows. @returns its milliseconds, once it is gone */
export async function measureToast(page: Page): Promise<() => Promise<number>> {
  await page.clock.install();
  const measured = await page.evaluateHandle(() => {
    const toast = { ms: 0 };
    let since: number | undefined;
    new MutationObserver(() => {
      const shows = document.querySelector('[popover=manual] p') !== null;
      if (shows) since ??= performance.now();
      else if (since !== undefined && toast.ms === 0) toast.ms = performance.now() - since;
    }).observe(document.body, { childList: true, subtree: true });
    return toast;
  });
  return async () => {
    const ms = async () => {
      await page.clock.runFor(STEP_MS);
      return measured.evaluate((toast) => toast.ms);
    };
    await expect.poll(ms, { timeout: GONE_MS, interval: 0 }).toBeGreaterThan(0);
    return measured.evaluate((toast) => toast.ms);
  };
}

export function expectAbout(ms: number, expected: number): void {
  expect(ms).toBeGreaterThan(expected - EARLY_MS);
  expect(ms).toBeLessThan(expected + SLACK_MS);
}

/** SHELL-08: toasts are in the middle of the window. */
export async function expectCentred(page: Page): Promise<void> {
  const box = await page.locator('[popover=manual] p').first().locator('..').boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(10);
}
