import { hasTelegramLaunch, telegramPlatformOf } from '@gatehouse/rules/device/platform';
import { pagePath } from '@gatehouse/rules/page/page-address';
import { invitesToOpen, opensAccounts } from '@gatehouse/rules/registration/opens-accounts';
import type { Site } from '@gatehouse/rules/site/site';
import { TELEGRAM_PATH } from '@gatehouse/rules/telegram/telegram-paths';
import { leaveTo, targetOf } from '../navigation/navigate.ts';
import { LAUNCH_KEY } from '../storage/launch-key.ts';
import { readLocal, writeLocal } from '../storage/storage.ts';

/** The fields of `PageFrame` that say whether the server must know that a page is in a mini-app. */
export type LaunchedPage = {
  readonly site: Pick<Site, 'paths'>;
  readonly path: string;
  readonly layout: { readonly header: boolean };
  readonly session: { readonly user: object | null };
  readonly telegram: { readonly miniApp?: boolean };
};

/**
 * PLAT-02, LOGIN-09: Telegram launches a mini-app with parameters in the fragment, which servers do not see. Keeps them for the
 * tab, and reloads a page that offers accounts with one of them in its query, so that the server can decide. The first page of the
 * mini-app decides by itself, so that a newcomer does not wait there for a second document.
 */
export function keepLaunch({ site, path, layout, session, telegram }: LaunchedPage): void {
  const { hash, pathname, search } = location;
  const kept = readLocal(LAUNCH_KEY, 'sessionStorage');
  const launch = [hash, kept ?? '', search].find(hasTelegramLaunch);
  if (launch === undefined) return;
  if (launch !== kept) writeLocal(LAUNCH_KEY, launch, 'sessionStorage');
  if (session.user || telegram.miniApp || hasTelegramLaunch(search) || pagePath(path) === TELEGRAM_PATH) return;
  if (!layout.header && !opensAccounts(site, path) && !invitesToOpen(path)) return;
  const device = telegramPlatformOf(launch) ?? 'unknown';
  const query = `${search ? `${search}&` : '?'}tgWebAppPlatform=${encodeURIComponent(device)}`;
  leaveTo(targetOf({ value: pathname + query + hash }, []), 'replace');
}
