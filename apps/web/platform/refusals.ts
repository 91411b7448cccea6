import type { Call, Envelope } from '@gatehouse/contract/call';
import { readEnvelope } from '@gatehouse/contract/envelope';
import { NO_ANSWER_CODE } from '@gatehouse/contract/no-answer';
import { type AnswerTo, answerTo } from '@gatehouse/rules/error-answer';
import { ERROR_TOAST_MS } from '@gatehouse/rules/toast';
import { createNoticeGate } from './notice.ts';
import type { RequestMore, RequestOptions } from './request.ts';
import { AnswerError, type RequestError } from './request-error.ts';

/** The call that was refused; `drop` forgets what is kept of it. */
export type Refused = { readonly call: Call; readonly more: RequestMore; readonly drop: () => void };

export type Refusals = {
  /** What comes of an answer whose code is not 0. @throws {AnswerError} where the catalogue says that the call fails */
  readonly answered: (asked: Refused, envelope: Envelope) => Envelope;
  /** Shows a status of 400 and above: the code in its body, or that there was none. */
  readonly refused: (asked: Refused, error: RequestError) => void;
};

const withoutWords = { code: NO_ANSWER_CODE, toast: { ms: ERROR_TOAST_MS, text: 'code-and-message' } } as const;

/**
 * Follows the error catalogue (ERR-01 to ERR-08, HTTP-10, HTTP-16, SESS-04): toasts, dialogs, the end of the session and
 * of a cache entry. Loaded with the first refusal, for most visits have none.
 */
export function createRefusals(options: RequestOptions): Refusals {
  const notify = createNoticeGate(options);

  function follow({ call, more, drop }: Refused, envelope: Envelope): AnswerTo {
    const count = (envelope.result as { pass_err_count?: unknown } | null | undefined)?.pass_err_count;
    const answer = answerTo(envelope.ret_code, {
      call: call.path,
      hideError: more.hideError ?? false,
      telegram: options.telegram ?? false,
      ...(typeof count === 'number' ? { passErrCount: count } : {}),
    }).value;
    if (answer.dropsCache) drop();
    if (answer.kind === 'sign-out') options.onSessionInvalid?.();
    if (answer.next === 'ban-check') options.onBanned?.(envelope);
    notify(answer, envelope, call.path);
    return answer;
  }

  return {
    answered(asked, envelope) {
      const answer = follow(asked, envelope);
      const named = typeof answer.code === 'number' ? { ...envelope, ret_code: answer.code } : envelope;
      if (answer.settle === 'reject') throw new AnswerError(named);
      return named;
    },
    refused(asked, { data, message }) {
      const told = readEnvelope(data);
      if (told.ret_code !== 0) follow(asked, told);
      else if (!asked.more.hideError) notify(withoutWords, { ret_code: NO_ANSWER_CODE, ret_msg: message });
    },
  };
}
