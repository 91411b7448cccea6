import { codes } from '@gatehouse/contract/errors/codes';
import { bindTelegram, telegramLaunch as markLaunch, telegramBindStatus } from '@gatehouse/contract/telegram/telegram';
import { getPlatform } from '../../platform/page/browser.ts';
import { telegramLaunch } from '../../platform/webview/telegram-launch.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { localizeAnswer } from '../forms/localize-answer.ts';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import type { StepUp } from '../verification/step-up.tsx';
import { bindOriginHere } from './paths.ts';
import type { StatusEvent } from './telegram-state.ts';

const dataHere = () => telegramLaunch()?.data ?? '';

/** TG-06. The session may be older than this launch, so that the API has to see the launch by itself (PLAT-02). */
export async function readStatus(page: PageFrame, signal: AbortSignal): Promise<StatusEvent> {
  const { ask } = getPlatform(page);
  const [answer, launch] = await Promise.all([
    ask(telegramBindStatus, undefined, { signal }),
    ask(markLaunch, { telegram_callback_mini: dataHere() }, { signal }),
  ]);
  const over: readonly number[] = [codes.telegramDataInvalid, codes.telegramDataExpired];
  const who = launch.result?.telegram;
  return {
    type: 'statusRead',
    answer,
    expired: over.includes(launch.ret_code),
    // TG-05: where consent is opt-in, no box is ticked beforehand.
    ticked: page.site.consent !== 'opt-in',
    ...(who ? { who } : {}),
  };
}

/** TG-05 */
export function bind(page: PageFrame, call: StepUp['call'] | undefined, signal: AbortSignal): Promise<SubmitAnswer> {
  const payload = { telegram_callback_mini: dataHere(), from: bindOriginHere(), bot_messages: true };
  const run = () => getPlatform(page).ask(bindTelegram, payload, { signal });
  return localizeAnswer(page, call ? call(bindTelegram, run) : run());
}
