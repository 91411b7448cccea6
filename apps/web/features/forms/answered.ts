import { codes } from '@gatehouse/contract/errors/codes';
import { refusedBy, type SubmitAnswer } from './submit-answer.ts';

/** The event with the result of a call. */
export type AnswerEvent = { readonly type: 'answered'; readonly answer: SubmitAnswer };
type WithAnswer = { readonly answer: SubmitAnswer };

export const is =
  (...wanted: readonly number[]) =>
  (_: unknown, { answer }: WithAnswer) =>
    wanted.includes(answer.ret_code);

export const refused = ({ answer }: WithAnswer) => ({ refused: refusedBy(answer) });

/** The state in the answer; undefined where it is a refusal. */
export function stateIn<State extends { readonly state: string }>({
  ret_code,
  result,
}: SubmitAnswer): State | undefined {
  const state = ret_code === codes.success ? (result as Partial<State> | null | undefined) : undefined;
  return typeof state?.state === 'string' ? (state as State) : undefined;
}
