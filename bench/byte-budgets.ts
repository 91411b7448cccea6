import { type FirstLoad, type Kind, totalsByKind } from './first-load.ts';

/** The most that a document, with the styles of its first view, and the sheet of all views may weigh, in bytes: a KB is 1 000 of them. Scripts are counted by `page-budgets.ts`. A document of 14 600 is ten packets. */
const MOST_BYTES: Partial<Record<Kind, number>> = { html: 14_600, css: 10_500 };

/**
 * What a page's first load breaks, as sentences. Empty is right. A page without a style sheet breaks it too: then something was not
 * measured.
 */
export function budgetsBrokenBy(load: FirstLoad): string[] {
  const totals = totalsByKind(load);
  const broken: string[] = [];
  for (const [kind, most] of Object.entries(MOST_BYTES) as [Kind, number][]) {
    const bytes = totals.get(kind)?.brotli ?? 0;
    if (bytes > most) broken.push(`${load.page}: ${bytes} bytes of ${kind}, at most ${most}`);
    if (bytes === 0) broken.push(`${load.page}: no ${kind} was found`);
  }
  broken.push(...load.blocking.map((url) => `${load.page}: ${url} blocks the parser`));
  broken.push(...load.missing.map((url) => `${load.page}: ${url} is not there`));
  broken.push(...load.foreign.map((url) => `${load.page}: ${url} is on another host`));
  return broken;
}
