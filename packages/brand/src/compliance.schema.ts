import type { ComplianceConfig } from '@gatehouse/rules/compliance/compliance';
import { HIDE, REDEEM_AMOUNT, SHOW, ZH_HOSTNAME_LIST } from '@gatehouse/rules/compliance/compliance-element-names';
import { amountOf, hostsOf } from '@gatehouse/rules/compliance/compliance-elements';
import { normaliseHost } from '@gatehouse/rules/site/host';
import { z } from 'zod';

/** A compliance config that cannot be used. The message names each item that is wrong, and what to do. */
export class ComplianceError extends Error {
  override readonly name = 'ComplianceError';
}

export const MOST_ITEMS = 20_000;
const MOST_PRIORITY = 1_000_000;
const LONGEST_EXT = 2_000;
const MOST_PROBLEMS_SHOWN = 10;

const emptyOr = (shape: RegExp, problem: string) =>
  z.string().refine((value) => value === '' || shape.test(value), `${problem}, or empty for any`);

const priorityProblem = `must be a whole number from -${MOST_PRIORITY} to ${MOST_PRIORITY}`;

const itemSchema = z
  .strictObject({
    element: z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,63}$/, 'must be a name of letters and digits'),
    action: z.enum([SHOW, HIDE], `must be "${SHOW}" or "${HIDE}"`),
    ext: z.string().max(LONGEST_EXT, `may have at most ${LONGEST_EXT} characters`).optional(),
    priority: z.int(priorityProblem).min(-MOST_PRIORITY, priorityProblem).max(MOST_PRIORITY, priorityProblem),
    siteId: emptyOr(/^[A-Z][A-Z0-9]{1,15}$/, 'must be the id of a site').optional(),
    account: emptyOr(/^[A-Za-z0-9_-]{1,64}$/, 'must be the id of an account').optional(),
    rc: emptyOr(/^[A-Z]{2}$/, 'must be an ISO 3166 code of two capital letters').optional(),
    logic: z.enum(['and', 'or'], 'must be "and" or "or"').default('and'),
  })
  .superRefine((item, context) => {
    const message = item.ext === undefined ? undefined : extProblem(item.element, item.ext);
    if (message) context.addIssue({ code: 'custom', path: ['ext'], message });
  });

const configSchema = z.strictObject({
  version: z.string().min(1, 'must not be empty').max(64, 'may have at most 64 characters'),
  items: z.array(itemSchema).max(MOST_ITEMS, `may have at most ${MOST_ITEMS} items`),
}) satisfies z.ZodType<ComplianceConfig>;

function extProblem(element: string, ext: string): string | undefined {
  if (element === REDEEM_AMOUNT && amountOf(ext) === undefined) {
    return 'must be an amount of US dollars above 0, for instance "30"';
  }
  if (element === ZH_HOSTNAME_LIST && !hostsOf(ext).every((host) => normaliseHost(host) === host)) {
    return 'must be host names with commas between them';
  }
  return undefined;
}

/**
 * COMP-02: reads the text of a compliance file. Unknown keys are refused: a misspelt condition would let an
 * item apply to every visitor.
 * @param source what the message calls it
 * @throws {ComplianceError} when it is not JSON, or not a config
 */
export function readCompliance(text: string, source: string): ComplianceConfig {
  const draft = parsed(text, source);
  const { success, data, error } = configSchema.safeParse(draft);
  if (success) return data;
  const problems = error.issues.flatMap((issue) => problemsOf(draft, issue));
  const more = problems.length - MOST_PROBLEMS_SHOWN;
  const lines = [...problems.slice(0, MOST_PROBLEMS_SHOWN), ...(more > 0 ? [`and ${more} more`] : [])];
  throw new ComplianceError(`${source} cannot be used:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

function parsed(text: string, source: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new ComplianceError(`${source} cannot be used: it is not valid JSON.`, { cause });
  }
}

function problemsOf(draft: unknown, issue: z.core.$ZodIssue): string[] {
  if (issue.code !== 'unrecognized_keys') return [`${fieldOf(draft, issue.path)}: ${issue.message}`];
  return issue.keys.map((key) => {
    const field = fieldOf(draft, [...issue.path, key.slice(0, 64)]);
    return `${field}: is not a field of a compliance config; check its spelling or remove it`;
  });
}

/** Items are counted from 1, as traces do, and named by their element. */
function fieldOf(draft: unknown, path: readonly PropertyKey[]): string {
  const [list, position, ...rest] = path;
  if (list !== 'items' || typeof position !== 'number') return path.map(String).join('.') || 'the config';
  const { items } = draft as { items: readonly unknown[] };
  const element = (items[position] as { element?: unknown } | null)?.element;
  const name = typeof element === 'string' ? ` (${element.slice(0, 64)})` : '';
  return [`item ${position + 1}${name}`, ...rest.map(String)].join(', ');
}
