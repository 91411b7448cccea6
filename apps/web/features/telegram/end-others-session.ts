import { telegramLaunch as openLaunch } from '@gatehouse/contract/telegram/telegram';
import { getPlatform } from '../../platform/page/browser.ts';
import { forgetTelegramLinkAnswer } from '../../platform/webview/telegram-auth.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/**
 * TG-12: tells the API the launch data, which marks this browser (PLAT-02). Whether a session that was here is over: the API has ended
 * it, as another person's than the one who opened the mini-app. What was answered for that person is forgotten.
 */
export async function endOthersSession(page: PageFrame, data: string, signal?: AbortSignal): Promise<boolean> {
  const { result } = await getPlatform(page).ask(
    openLaunch,
    { telegram_callback_mini: data },
    signal ? { signal } : {},
  );
  if (!page.user || !result?.session_ended) return false;
  forgetTelegramLinkAnswer();
  const { sessionHere } = await import('../../platform/page/browser-session.ts');
  sessionHere(page).forget();
  return true;
}
