import { codes } from '@gatehouse/contract/errors/codes';
import type { TelegramUser } from '@gatehouse/contract/telegram/telegram';
import { loadAgain } from '../../platform/navigation/navigate.ts';
import { isTelegramLinkAnswered, readTelegramAuth } from '../../platform/webview/telegram-auth.ts';
import { isMiniApp, launchData, type TelegramLaunch, telegramLaunch } from '../../platform/webview/telegram-launch.ts';
import { startTelegramParts } from '../../platform/webview/telegram-parts.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { isOffered } from './offered.ts';
import { openAs } from './others-session.ts';
import type { LookedEvent, Place } from './telegram-state.ts';

type Page = Pick<PageFrame, 'session' | 'access' | 'telegram'>;

/**
 * SHELL-12: how the page was opened, and what was answered before a reload. A session that is over is none: the page then loads again,
 * and there is no event. Another person's is asked about (TG-12), once for a launch.
 */
export async function look(page: PageFrame, signal: AbortSignal): Promise<LookedEvent | undefined> {
  startTelegramParts();
  const launch = telegramLaunch();
  if (!page.session.user || !launch) return looked(page, launch);
  const { ret_code, result } = await openAs(page, launch.data, { signal });
  const isAsked = readTelegramAuth(launch) !== 'refused';
  if (isAsked && result?.other_session) return { type: 'looked', place: 'others', who: result.telegram };
  if (result?.session_ended) {
    loadAgain();
    return undefined;
  }
  const over: readonly number[] = [codes.telegramDataInvalid, codes.telegramDataExpired];
  return {
    ...looked(page, launch),
    ...(result ? { who: result.telegram } : {}),
    ...(over.includes(ret_code) ? { expired: true } : {}),
  };
}

/** TG-12: the person of this launch goes on; false: it ends no session any more. */
export async function endOthersSession(page: PageFrame, signal: AbortSignal): Promise<boolean> {
  const { result: told } = await openAs(page, launchData(), { endSession: true, signal });
  if (!told) throw new Error('No answer');
  if (told.session_ended) loadAgain();
  return told.session_ended === true;
}

function looked(page: Page, launch: TelegramLaunch | undefined): LookedEvent {
  const place = placeOf(page, launch !== undefined);
  if (place !== 'launched') return { type: 'looked', place };
  const auth = readTelegramAuth(launch);
  const who = auth && launch ? unverifiedUser(launch.data) : undefined;
  return { type: 'looked', place, ...(auth ? { auth } : {}), ...(who ? { who } : {}) };
}

function placeOf(page: Page, launched: boolean): Place {
  const inMiniApp = launched || page.telegram.miniApp || isMiniApp();
  // TG-06: once; from the tasks a person asks for it (ROUTE-14).
  const asks = launched && isOffered(page) && (!isTelegramLinkAnswered() || comesFromTasks());
  if (page.session.user) return asks ? 'session' : 'settled';
  if (!isOffered(page)) return 'hidden';
  if (!inMiniApp) return 'outside';
  return launched ? 'launched' : 'bare';
}

const comesFromTasks = () => new URLSearchParams(location.search).get('source') === 'task';

/** For the person's own eyes: the API has verified it before the reload, and verifies it again with the login. */
function unverifiedUser(data: string): TelegramUser | undefined {
  try {
    const user = JSON.parse(new URLSearchParams(data).get('user') ?? '') as Partial<TelegramUser> | null;
    if (typeof user?.first_name !== 'string') return undefined;
    const { first_name, last_name, username } = user;
    return {
      first_name,
      ...(typeof last_name === 'string' ? { last_name } : {}),
      ...(typeof username === 'string' ? { username } : {}),
    };
  } catch {
    return undefined;
  }
}
