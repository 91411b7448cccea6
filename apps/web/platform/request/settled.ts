import type { Call, Envelope } from '@gatehouse/contract/call/call';
import { refusalIn } from '@gatehouse/contract/call/envelope';
import { NO_ANSWER_CODE } from '@gatehouse/contract/call/no-answer';
import type { Arguments, Request } from './request.ts';
import { AnswerError, type RequestError } from './request-error.ts';
import type { Refusal } from './request-options.ts';

/**
 * A call whose promise never rejects: it resolves with an envelope, and `ret_code` is the outcome. A status of 400 and
 * above gives the envelope in its body; -200 means no answer. Flows use this; toasts and the other effects of the error
 * catalogue stay as in {@link Request}.
 */
export type Ask = <Payload, Result>(
  call: Call<Payload, Result>,
  ...rest: Arguments<Payload>
) => Promise<Envelope<Result>>;

export function settled(request: Request): Ask {
  return async <Payload, Result>(call: Call<Payload, Result>, ...[payload, more]: Arguments<Payload>) => {
    let refused: Envelope | undefined;
    const onError = (error: RequestError, refusal?: Refusal) => {
      refused = refusal ?? refusedBy(error);
      more?.onError?.(error, refusal);
    };
    try {
      const answer = await request(call, ...([payload, { ...more, onError }] as Arguments<Payload>));
      return answer ?? (refused as Envelope<Result> | undefined) ?? none('');
    } catch (error) {
      if (error instanceof AnswerError) return error.envelope as Envelope<Result>;
      return none(error instanceof Error ? error.message : '');
    }
  };
}

/** If the catalogue failed to load. */
function refusedBy({ data, message, response }: RequestError): Envelope {
  return refusalIn(response?.status ?? 0, data) ?? none(message);
}

function none<Result>(message: string): Envelope<Result> {
  return { ret_code: NO_ANSWER_CODE, ret_msg: message };
}
