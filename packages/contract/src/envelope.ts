import type { Envelope } from './call.ts';
import { NO_ANSWER_CODE } from './no-answer.ts';

/**
 * Reads the answer of a call in either spelling, `ret_code`/`ret_msg` or `retCode`/`retMsg`; other fields stay as they are.
 * A code that is absent reads as 0 (HTTP-10), except beside an `error` object: that is no answer at all (HTTP-12), and
 * so is a code that is no number. A body without an envelope around it is the result itself.
 */
export function readEnvelope(body: unknown): Envelope {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { ret_code: 0, ret_msg: '', result: body };
  }
  const { ret_code, retCode, ret_msg, retMsg, error, ...more } = body as Record<string, unknown>;
  const message = ret_msg ?? retMsg;
  return {
    ...more,
    ret_code: codeOf(ret_code ?? retCode, error),
    ret_msg: typeof message === 'string' ? message : '',
  };
}

function codeOf(written: unknown, error: unknown): number {
  if (written === undefined || written === null) return typeof error === 'object' && error ? NO_ANSWER_CODE : 0;
  const code = typeof written === 'string' && /^-?\d{1,9}$/.test(written) ? Number(written) : written;
  return typeof code === 'number' && Number.isSafeInteger(code) ? code : NO_ANSWER_CODE;
}
