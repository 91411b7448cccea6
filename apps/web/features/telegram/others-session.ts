import type { Envelope } from '@gatehouse/contract/call/call';
import { telegramLaunch as openLaunch, type TelegramLaunchResult } from '@gatehouse/contract/telegram/telegram';
import { getPlatform } from '../../platform/page/browser.ts';
import { forgetTelegramLinkAnswer } from '../../platform/webview/telegram-auth.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

type Ask = { readonly endSession?: true; readonly signal?: AbortSignal };

/**
 * TG-12: tells the API the launch data, which marks this browser (PLAT-02), and is told whether the session here is another person's, or
 * over. `endSession`: the person wants the other one's to end.
 */
export async function openAs(
  page: PageFrame,
  data: string,
  { endSession, signal }: Ask = {},
): Promise<Envelope<TelegramLaunchResult>> {
  const payload = { telegram_callback_mini: data, ...(endSession ? { end_session: endSession } : {}) };
  const answer = await getPlatform(page).ask(openLaunch, payload, signal ? { signal } : {});
  if (page.session.user && answer.result?.session_ended) {
    // What was answered for that person.
    forgetTelegramLinkAnswer();
    const { sessionHere } = await import('../../platform/page/browser-session.ts');
    sessionHere(page).forget();
  }
  return answer;
}
