import { INTERACTION_PARAMETER } from '@gatehouse/contract/call/own-parameters';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { TELEGRAM_PATH } from '@gatehouse/rules/telegram/telegram-paths';
import { type MiniAppParts, miniAppParts } from '../navigation/mini-app-parts.ts';
import { ownPath } from '../navigation/navigate.ts';
import { acceptedTelegram, isTelegramLinkAnswered } from './telegram-auth.ts';
import { telegramLaunch } from './telegram-launch.ts';

const parts: MiniAppParts = {
  launched: () => signed(telegramLaunch()?.data),
  extras() {
    return { tgSource: telegramLaunch()?.startParam ?? taskSource() };
  },
  accepted: () => signed(acceptedTelegram()),
  askFirst(locale, destination, event) {
    const isAsked = new URLSearchParams(location.search).has(INTERACTION_PARAMETER);
    if (isAsked || !telegramLaunch() || isTelegramLinkAnswered()) return undefined;
    const query = new URLSearchParams({ redirect_url: destination });
    if (event === 'registration') query.set('newUser', 'true');
    return ownPath(`${withLanguage(locale, TELEGRAM_PATH)}?${query}` as `/${string}`);
  },
};

function signed(data: string | undefined) {
  return data && data.length <= MAX_CHARS ? { telegram_callback_mini: data } : {};
}

/** ROUTE-14: a link to a task, where the launch names no source of its own. */
function taskSource(): string | undefined {
  return new URLSearchParams(location.search).get('source') === TASK ? TASK : undefined;
}
const TASK = 'task';
/** The API takes no more. */
const MAX_CHARS = 8192;

/** Puts the parts of the mini-app in place; again changes nothing. */
export function startTelegramParts(): void {
  Object.assign(miniAppParts, parts);
}
