import { TELEGRAM_PROVIDER } from '@gatehouse/contract/telegram/telegram-provider';
import type { PageFrame } from '../../shell/page-context.tsx';

/** COMP-08: whether the site offers Telegram: the server leaves it out where `telegramLogin` is hidden. */
export function isOffered({ access }: Pick<PageFrame, 'access'>): boolean {
  return access.thirdParties?.providers.some(({ id }) => id === TELEGRAM_PROVIDER) === true;
}

/** ROUTE-09: a visitor whom the server did not see in Telegram, on a site that offers it: a browser, unless a launch is found. */
export function mayBeOutside(page: Pick<PageFrame, 'session' | 'telegram' | 'access'>): boolean {
  return !page.session.user && !page.telegram.miniApp && isOffered(page);
}
