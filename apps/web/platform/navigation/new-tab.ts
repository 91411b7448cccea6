import type { Leavable } from './navigate.ts';

/** Opens an address that has been checked in a tab of its own, which cannot reach back. Only for a press of the person. */
export function openInNewTab(href: Leavable): void {
  window.open(href, '_blank', 'noopener');
}
