import { bindTelegram, telegramBindStatus } from '@gatehouse/contract/telegram/telegram';
import { getPlatform } from '../../platform/page/browser.ts';
import { launchData } from '../../platform/webview/telegram-launch.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { localizeAnswer } from '../forms/localize-answer.ts';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import type { StepUp } from '../verification/step-up.tsx';
import { bindOriginHere } from './paths.ts';
import type { Launched, StatusEvent } from './telegram-state.ts';

/** TG-06 */
export async function readStatus(
  page: PageFrame,
  { who, expired }: Launched,
  signal: AbortSignal,
): Promise<StatusEvent> {
  return {
    type: 'statusRead',
    answer: await getPlatform(page).ask(telegramBindStatus, undefined, { signal }),
    expired: expired === true,
    // TG-05: where consent is opt-in, no box is ticked beforehand.
    ticked: page.site.consent !== 'opt-in',
    ...(who ? { who } : {}),
  };
}

/** TG-05 */
export function bind(page: PageFrame, call: StepUp['call'] | undefined, signal: AbortSignal): Promise<SubmitAnswer> {
  const payload = { telegram_callback_mini: launchData(), from: bindOriginHere(), bot_messages: true };
  const run = () => getPlatform(page).ask(bindTelegram, payload, { signal });
  return localizeAnswer(page, call ? call(bindTelegram, run) : run());
}
