import type { Decision, Step } from '../decision.ts';
import { type Answer, type CallContext, type Code, type ErrorRow, otherwise } from './error-row.ts';

export type { Answer, CallContext, Code };

/** An answer, and the code it is about once ERR-05 and ERR-07 have renamed it. */
export type AnswerTo = Answer & { readonly code: Code };

/**
 * What the product does with a code (ERR-01 to ERR-08 and the codes named elsewhere): silent, toast, modal, sign out or
 * pass on. A call that hides errors has no toast of ERR-01; what a row of the table shows, it shows for every call.
 *
 * @param rows the table of codes (`contract/errors`)
 * @param code `ret_code` as a number or its spelling, or the name of a case
 * @param context.call path of the call; a leading `/x-api` and a query are ignored
 * @param context.passErrCount `result.pass_err_count` of a refused login (LOGIN-07)
 * @param context.telegram inside Telegram (TG-10)
 */
export function answerTo(
  rows: ErrorRows,
  code: Code,
  context: CallContext & { readonly hideError?: boolean },
): Decision<AnswerTo> {
  const call = context.call.replace(/[?#].*$/s, '').replace(/^\/x-api(?=\/)/, '');
  const seen = { ...context, call };
  const trace: Step[] = [];
  let name = spelled(code);
  const remap = rows.get(name)?.becomes?.find((row) => fits(row, seen));
  if (remap) {
    const { rule, check = '', to } = remap;
    trace.push({ rule, check, outcome: 'noted', detail: `${name} becomes ${to}` });
    name = to;
  }
  const row = rows.get(tableSpelling(name))?.answers?.find((candidate) => {
    const hit = fits(candidate, seen);
    trace.push({ rule: candidate.rule, check: candidate.check ?? 'code', outcome: hit ? 'won' : 'passed over' });
    return hit;
  });
  if (!row) trace.push({ rule: otherwise.rule, check: 'no row fits', outcome: 'won' });
  const answer = row ? keptFor(row.answer, seen) : context.hideError ? unheard : otherwise.answer;
  return { value: { ...answer, code: name }, trace };
}

/** What `answerTo` reads of each code. */
export type ErrorRows = ReadonlyMap<Code, Pick<ErrorRow, 'answers' | 'becomes'>>;

/** ERR-01: `code: message`; the localised message if there is one, else the server's. */
export function toastText(code: Code, localised: string | undefined, fromServer: string | undefined): string {
  return `${code}: ${localised || fromServer || ''}`.replace(/:\s*$/, '');
}

/** ERR-01 for a call that hides errors: the caller gets the error, the user sees nothing. */
const unheard: Answer = { kind: 'silent', settle: 'reject' };

function keptFor(answer: Answer, { call }: CallContext): Answer {
  return answer.dropsCache && call === PROFILE_CALL ? { ...answer, dropsCache: false } : answer;
}

/** HTTP-16: the profile's cache entry stays whatever the code. */
const PROFILE_CALL = '/v2/private/user/profile';

function fits(row: { readonly when?: (context: CallContext) => boolean }, context: CallContext): boolean {
  return row.when?.(context) ?? true;
}

function spelled(code: Code): Code {
  return typeof code === 'string' && /^-?\d{1,9}$/.test(code) ? Number(code) : code;
}

/** The relink tips carry a product's name within theirs. */
function tableSpelling(code: Code): Code {
  return typeof code === 'string' ? code.replace(/^relink\w*AccountTip$/, 'relink{product}AccountTip') : code;
}
