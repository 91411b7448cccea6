import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What has the focus: its name as a screen reader says it, and whether the eye can find it. */
export type Focus = {
  readonly name: string;
  /** An outline or a ring is drawn, and the element is inside the window. */
  readonly visible: boolean;
  readonly inDialog: boolean;
  readonly inPopover: boolean;
};

const MOST_STEPS = 60;

export async function focusOf(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    if (element === document.body) return { name: '', visible: false, inDialog: false, inPopover: false };
    // biome-ignore lint/performance/useDomNodeTextContent: words that are not shown are not said either
    const shown = ({ innerText }: HTMLElement) => innerText;
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const by = element.getAttribute('aria-labelledby');
    const name = element.getAttribute('aria-label') ?? label ?? (by && document.getElementById(by)?.textContent);
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const around = getComputedStyle(element.parentElement ?? element);
    const drawn = [style, around].some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
    );
    const inside = left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
    return {
      name: (name || shown(element)).replace(/\s+/g, ' ').trim(),
      visible: drawn && inside && width > 0 && height > 0,
      inDialog: element.closest('dialog[open]') !== null,
      inPopover: element.closest('[popover]') !== null,
    };
  });
}

/** Presses Tab until the named element has the focus, which must be visible at every stop. @returns the stops passed */
export async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string[]> {
  const passed: string[] = [];
  while (passed.length < MOST_STEPS) {
    await page.keyboard.press(key);
    const focus = await focusOf(page);
    passed.push(focus.name);
    const arrived = typeof name === 'string' ? focus.name === name : name.test(focus.name);
    expect(focus.visible || focus.name === '', `the focus on ${focus.name} can be seen`).toBe(true);
    if (arrived) return passed;
  }
  throw new Error(`Tab never reached ${name}; it stopped at ${passed.join(', ')}`);
}
