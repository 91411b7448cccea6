import type { Page } from 'playwright-core';

/** Texts that the page shows or names, elements that are wider than their box, and words of buttons that are broken. */
export function seenOn(page: Page) {
  return page.evaluate(() => {
    const shown = [...document.body.querySelectorAll('*:not(script, style, noscript, template)')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const texts = shown.flatMap((element) => [
      ...[...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ nodeValue }) => nodeValue ?? ''),
      ...['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    ]);
    const wide = shown
      .filter((element) => element.matches('a, button, label, h1, h2, p, li, legend, dt, dd'))
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent}`);
    const broken = shown
      .filter((element) => element.matches('button, [role=button]'))
      .flatMap((button) => [...button.querySelectorAll('*'), button])
      .flatMap(({ childNodes }) => [...childNodes].filter((node) => node instanceof Text))
      .flatMap((text) =>
        [...text.data.matchAll(/[\p{L}\p{M}\p{N}’]+/gu)]
          .filter(({ 0: { length }, index }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + length);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
          })
          .map(([word]) => word),
      );
    return {
      broken,
      texts: [document.title, ...texts].map((text) => text.trim()),
      wide,
      over: document.documentElement.scrollWidth - innerWidth,
    };
  });
}
