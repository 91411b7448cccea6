import { bindFailureBy } from '@gatehouse/contract/telegram/bind-failures';
import { TELEGRAM_PROVIDER } from '@gatehouse/contract/telegram/telegram-provider';
import { type BindOrigin, bindFailureCode } from '@gatehouse/rules/telegram/bind-failure';
import type { PageFrame } from '../../shell/page-context.tsx';
import type { SubmitAnswer } from '../forms/submit-answer.ts';

/** TG-08: says by a dialog why Telegram was not linked; false: the person leaves to bind again. */
export type SayBindFailure = (page: PageFrame, code: string) => Promise<boolean>;

/** TG-08: the code of a link with Telegram that failed; undefined: another provider’s, or a refusal that is no failure of the link. */
export function telegramBindCode(
  { site: { loginScene } }: Pick<PageFrame, 'site'>,
  provider: string | undefined,
  { ret_code }: Pick<SubmitAnswer, 'ret_code'>,
  from: BindOrigin,
): string | undefined {
  const failure = provider === TELEGRAM_PROVIDER ? bindFailureBy(ret_code) : undefined;
  return failure && bindFailureCode({ from, failure, loginScene }).value;
}
