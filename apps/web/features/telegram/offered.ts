import { TELEGRAM_PROVIDER } from '@gatehouse/contract/telegram/telegram-provider';
import type { PageFrame } from '../../shell/page-context.tsx';

/** COMP-08: whether the site offers Telegram: the server leaves it out where `telegramLogin` is hidden. */
export function isOffered({ thirdParties }: Pick<PageFrame, 'thirdParties'>): boolean {
  return thirdParties?.providers.some(({ id }) => id === TELEGRAM_PROVIDER) === true;
}

/** ROUTE-09: a visitor whom the server did not see in Telegram, on a site that offers it: a browser, unless a launch is found. */
export function mayBeOutside(page: Pick<PageFrame, 'user' | 'miniApp' | 'thirdParties'>): boolean {
  return !page.user && !page.miniApp && isOffered(page);
}
