import type { Leavable } from './navigate.ts';

/** Opens a checked address in a new tab without `opener`. Only in a handler of a press. */
export function openInNewTab(href: Leavable): void {
  window.open(href, '_blank', 'noopener');
}
