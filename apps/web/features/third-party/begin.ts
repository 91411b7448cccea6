import { codes } from '@gatehouse/contract/errors/codes';
import { thirdPartyBegin, thirdPartyLinkBegin } from '@gatehouse/contract/login/third-party';
import { TELEGRAM_PROVIDER } from '@gatehouse/contract/telegram/telegram-provider';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { TELEGRAM_PATH } from '@gatehouse/rules/telegram/telegram-paths';
import { miniAppParts } from '../../platform/navigation/mini-app-parts.ts';
import { leaveTo, ownPath } from '../../platform/navigation/navigate.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { localizeAnswer } from '../forms/localize-answer.ts';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import { type Departure, type Intent, searchToKeep } from './departure.ts';
import { leaveFor, type Provider } from './leave-for.ts';

/**
 * LOGIN-06: asks for the provider's address and leaves for it. Returns the response if that failed.
 * @param earlier the departure that this one repeats, from the page that providers send back to: its page and query count
 */
export async function beginAt(
  page: PageFrame,
  provider: Provider,
  intent: Intent,
  earlier?: Departure,
): Promise<SubmitAnswer | undefined> {
  if (provider.id === TELEGRAM_PROVIDER && intent !== 'link' && miniAppParts.launched?.().telegram_callback_mini)
    return leaveForMiniApp(page);
  const call = intent === 'link' ? thirdPartyLinkBegin : thirdPartyBegin;
  const more = { txId: crypto.randomUUID() };
  const answer = await localizeAnswer(page, getPlatform(page).ask(call, { provider: provider.id }, more));
  const url = answer.ret_code === codes.success ? answer.result?.url : undefined;
  return leaveFor(page, url, provider, intent, earlier) ? undefined : answer;
}

/** SHELL-12: inside Telegram its proof is here already. */
function leaveForMiniApp({ language }: PageFrame): undefined {
  const path = withLanguage(language.value, TELEGRAM_PATH) + searchToKeep(location.search, document.referrer);
  leaveTo(ownPath(path as `/${string}`));
}
