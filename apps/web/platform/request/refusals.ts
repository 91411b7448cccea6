import type { Call, Envelope } from '@gatehouse/contract/call/call';
import { refusalIn } from '@gatehouse/contract/call/envelope';
import { answerTo } from '@gatehouse/contract/errors/answer-to';
import { banStatus } from '@gatehouse/contract/recovery/ban';
import type { AnswerTo } from '@gatehouse/rules/errors/error-answer';
import { createNoticeGate } from '../notices/notice.ts';
import { AnswerError, type RequestError } from './request-error.ts';
import type { Refusal, RequestOptions } from './request-options.ts';

/** The refused call; `drop` deletes its cached answer. */
export type Refused = { readonly call: Call; readonly drop: () => void };

export type Refusals = {
  /** Handles an answer whose code is not 0. @throws {AnswerError} where the catalogue says that the call fails */
  readonly answered: (asked: Refused, envelope: Envelope) => Envelope;
  /** HTTP-06: the refusal in the body of a status of 400 and above; undefined without one. */
  readonly refused: (asked: Refused, error: RequestError) => Refusal | undefined;
};

/**
 * Applies the error catalogue (ERR-01 to ERR-08, HTTP-10, HTTP-16, SESS-04): toasts, dialogs, the end of the session
 * and of a cache entry. Loaded with the first refusal: most visits have none.
 */
export function createRefusals(options: RequestOptions): Refusals {
  const notify = createNoticeGate(options);

  function follow({ call, drop }: Refused, envelope: Envelope): { answer: AnswerTo; refusal: Refusal } {
    const count = (envelope.result as { pass_err_count?: unknown } | null | undefined)?.pass_err_count;
    const answer = answerTo(envelope.ret_code, {
      call: call.path,
      hideError: call.hideError ?? false,
      telegram: options.platform?.().endsWith('_tg') ?? false,
      ...(typeof count === 'number' ? { passErrCount: count } : {}),
    }).value;
    if (answer.dropsCache) drop();
    if (answer.kind === 'sign-out') options.onSessionInvalid?.();
    // The ban check itself must not start another one.
    const isChecked = answer.next === 'ban-check' && call.path !== banStatus.path && options.onBanned !== undefined;
    if (isChecked) options.onBanned?.(envelope);
    const hasToast = notify(answer, envelope, call.path);
    const named = typeof answer.code === 'number' ? { ...envelope, ret_code: answer.code } : envelope;
    // The screen keeps the message of a dialog after the dialog is closed.
    const toasted = isChecked || (hasToast && !answer.modal);
    return { answer, refusal: toasted ? { ...named, toasted } : named };
  }

  return {
    answered(asked, envelope) {
      const { answer, refusal } = follow(asked, envelope);
      if (answer.settle === 'reject') throw new AnswerError(refusal);
      return refusal;
    },
    refused(asked, { data, response }) {
      const told = refusalIn(response?.status ?? 0, data);
      return told && follow(asked, told).refusal;
    },
  };
}
