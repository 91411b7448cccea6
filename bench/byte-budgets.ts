import { type FirstLoad, type Kind, totalsByKind } from './first-load.ts';

/** The most that a first load may weigh, in bytes: a KB is 1 000 of them (DESIGN section 5). One budget for every page. */
const MOST_BYTES: Partial<Record<Kind, number>> = { html: 8_000, js: 70_000, css: 10_000 };

const MOST_REQUESTS = 8;

/**
 * What a page's first load breaks of its budget and of DESIGN section 5, as sentences. Empty is right. A page without
 * a script or a style sheet breaks it too: then something was not measured.
 */
export function budgetsBrokenBy(load: FirstLoad): string[] {
  const totals = totalsByKind(load);
  const broken: string[] = [];
  for (const [kind, most] of Object.entries(MOST_BYTES) as [Kind, number][]) {
    const bytes = totals.get(kind)?.brotli ?? 0;
    if (bytes > most) broken.push(`${load.page}: ${bytes} bytes of ${kind}, at most ${most}`);
    if (bytes === 0) broken.push(`${load.page}: no ${kind} was found`);
  }
  if (load.files.length > MOST_REQUESTS) {
    broken.push(`${load.page}: ${load.files.length} requests, at most ${MOST_REQUESTS}`);
  }
  broken.push(...load.blocking.map((url) => `${load.page}: ${url} blocks the parser`));
  broken.push(...load.missing.map((url) => `${load.page}: ${url} is not there`));
  broken.push(...load.foreign.map((url) => `${load.page}: ${url} is on another host`));
  return broken;
}
