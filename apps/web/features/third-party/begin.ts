import { codes } from '@gatehouse/contract/errors/codes';
import { type ThirdPartyProvider, thirdPartyBegin, thirdPartyLinkBegin } from '@gatehouse/contract/login/third-party';
import { TELEGRAM_PROVIDER } from '@gatehouse/contract/telegram/telegram-provider';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { TELEGRAM_PATH } from '@gatehouse/rules/telegram/telegram-paths';
import { miniAppParts } from '../../platform/navigation/mini-app-parts.ts';
import { leaveTo, ownPath, targetOf } from '../../platform/navigation/navigate.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { localizeAnswer } from '../forms/localize-answer.ts';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import { type Intent, searchToKeep, storeDeparture } from './departure.ts';

type Provider = Pick<ThirdPartyProvider, 'id' | 'name'>;

/** LOGIN-06: asks for the provider's address and leaves for it. Returns the response if that failed. */
export async function beginAt(page: PageFrame, provider: Provider, intent: Intent): Promise<SubmitAnswer | undefined> {
  if (provider.id === TELEGRAM_PROVIDER && intent !== 'link' && miniAppParts.launched?.().telegram_callback_mini)
    return leaveForMiniApp(page);
  const call = intent === 'link' ? thirdPartyLinkBegin : thirdPartyBegin;
  const more = { txId: crypto.randomUUID() };
  const answer = await localizeAnswer(page, getPlatform(page).ask(call, { provider: provider.id }, more));
  const url = answer.ret_code === codes.success ? answer.result?.url : undefined;
  return leaveFor(page, url, provider, intent) ? undefined : answer;
}

/** SHELL-12: inside Telegram its proof is here already. */
function leaveForMiniApp({ locale }: PageFrame): undefined {
  const path = withLanguage(locale.value, TELEGRAM_PATH) + searchToKeep(location.search, document.referrer);
  leaveTo(ownPath(path as `/${string}`));
}

/** Stores the state of this page and leaves for the address from the API. False if there is none. */
export function leaveFor(
  { locale }: PageFrame,
  url: string | undefined,
  { id, name }: Provider,
  intent: Intent,
): boolean {
  if (url === undefined || !URL.canParse(url)) return false;
  const path = intent === 'link' ? { path: location.pathname } : {};
  const search = searchToKeep(location.search, document.referrer);
  storeDeparture({ intent, provider: id, name, lang: locale.value, search, ...path });
  leaveTo(targetOf({ value: url }, [new URL(url).origin]));
  return true;
}
