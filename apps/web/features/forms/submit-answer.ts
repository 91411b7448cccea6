import { NO_ANSWER_CODE } from '@gatehouse/contract/call/no-answer';
import { codes } from '@gatehouse/contract/errors/codes';

/** An answer of the request layer: refusals are values, not exceptions. */
export type SubmitAnswer = {
  readonly ret_code: number;
  readonly ret_msg: string;
  readonly result?: unknown;
  /** Shown already by a toast (ERR-01) or the ban check (BAN-01). */
  readonly toasted?: boolean;
};

/** A refusal of a whole form. */
export type Refused = {
  readonly code: number;
  /** The server's message, for codes without one of ours. */
  readonly message: string;
  /** Seconds until a retry makes sense, where the answer has them. */
  readonly retryAfterS?: number;
  /** A toast has shown it, or the ban check does: the screen does not say it again. */
  readonly toasted?: true;
};

/** HTTP-12 */
export const UNREACHABLE: Refused = { code: NO_ANSWER_CODE, message: '' };

/** RFC 5321 4.5.3.1: the longest address, without angle brackets. */
export const ADDRESS_MAX_CHARS = 254;
const ADDRESS = /^[^\s@]+@[^\s@]+$/;

export function refusedBy({ ret_code, ret_msg, result, toasted }: SubmitAnswer): Refused {
  const after = (result as { retry_after?: unknown } | null | undefined)?.retry_after;
  const retry = typeof after === 'number' && after > 0 ? { retryAfterS: after } : {};
  return { code: ret_code, message: ret_msg, ...retry, ...(toasted ? { toasted } : {}) };
}

/** The field of the call that the refusal names; undefined where it names none. */
export function fieldOf({ result }: SubmitAnswer): unknown {
  return (result as { field?: unknown } | null | undefined)?.field;
}

/** Whether the answer reports this field of the call as malformed. */
export function isAbout(answer: SubmitAnswer, field: string): boolean {
  return answer.ret_code === codes.invalidField && fieldOf(answer) === field;
}

/** Why a text cannot be an email address. Catches slips only: the server decides. */
export function wrongAddress(text: string): 'empty' | 'shape' | undefined {
  const address = text.trim();
  if (!address) return 'empty';
  return ADDRESS.test(address) && address.length <= ADDRESS_MAX_CHARS ? undefined : 'shape';
}
