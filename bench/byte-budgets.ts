import { type FirstLoad, type Kind, totalsByKind } from './first-load.ts';

const KB = 1_024;

type Budget = Partial<Record<Kind, number>>;

/** The most that the first load of a login page may weigh, in bytes of the wire to a browser (DESIGN section 5). */
const LOGIN_MOST_BYTES: Budget = { html: 8 * KB, js: 70 * KB, css: 10 * KB };
/** A registration page carries the words of three steps, and one field more. The design sets no budget for it: ours. */
const REGISTRATION_MOST_BYTES: Budget = { html: 9 * KB, js: 72 * KB, css: 10 * KB };
const REGISTRATION_PAGE = /register$/;
const MOST_REQUESTS = 8;

/**
 * What a page's first load breaks of DESIGN section 5, as sentences. Empty is right. A page without a script or a style
 * sheet breaks it too: then something was not measured.
 */
export function budgetsBrokenBy(load: FirstLoad): string[] {
  const totals = totalsByKind(load);
  const broken: string[] = [];
  for (const [kind, most] of Object.entries(budgetOf(load.page)) as [Kind, number][]) {
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

function budgetOf(page: string): Budget {
  return REGISTRATION_PAGE.test(page) ? REGISTRATION_MOST_BYTES : LOGIN_MOST_BYTES;
}
