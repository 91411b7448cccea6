import { errorMessage, type MessageContext } from '../../platform/words/localize-error.ts';
import type { SubmitAnswer } from './submit-answer.ts';

/** ERR-01: the answer with its message in the user's language, loaded where the page did not embed it. */
export async function localizeAnswer<Answer extends SubmitAnswer>(
  page: MessageContext,
  answering: Promise<Answer>,
): Promise<Answer> {
  const answer = await answering;
  // Codes of 0 and below are not in the catalogue.
  if (answer.ret_code <= 0) return answer;
  const sentence = await errorMessage(page, answer.ret_code);
  return sentence === undefined ? answer : { ...answer, ret_msg: sentence };
}
