import { readLocal, writeLocal } from '../storage/storage.ts';
import { TELEGRAM_AUTH_KEY, TELEGRAM_LINK_KEY } from '../storage/telegram-keys.ts';
import { type TelegramLaunch, telegramLaunch } from './telegram-launch.ts';

/** TG-07: the fragment with which the account page is opened after Telegram was linked in a browser. */
export const TELEGRAM_LINKED_HASH = '#telegram=linked';

/** TG-04: the answer to whether the account may be used with Telegram. */
export type TelegramAuth = 'accepted' | 'refused';

/** TG-04: the answer of this launch; a later launch in the same tab asks again. */
export function readTelegramAuth(launch = telegramLaunch()): TelegramAuth | undefined {
  const [auth, id] = (readLocal(TELEGRAM_AUTH_KEY, 'sessionStorage') ?? '').split(' ');
  return launch && id === idOf(launch) && (auth === 'accepted' || auth === 'refused') ? auth : undefined;
}

/** Null: nothing was answered (LOGIN-08: Back drops what Telegram told). */
export function writeTelegramAuth(auth: TelegramAuth | null): void {
  const launch = telegramLaunch();
  writeLocal(TELEGRAM_AUTH_KEY, auth && launch ? `${auth} ${idOf(launch)}` : null, 'sessionStorage');
}

/** TG-02: Telegram's signed data for a login or registration: only after the person accepted. */
export function acceptedTelegram(): string | undefined {
  const launch = telegramLaunch();
  return launch && readTelegramAuth(launch) === 'accepted' ? launch.data : undefined;
}

/** TG-06: whether this browser has been asked to connect Telegram, and answered. */
export function isTelegramLinkAnswered(): boolean {
  return readLocal(TELEGRAM_LINK_KEY) !== null;
}

/** TG-05 */
export function noteTelegramLinkAnswered(): void {
  writeLocal(TELEGRAM_LINK_KEY, '1');
}

/** Of another person. */
export function forgetTelegramLinkAnswer(): void {
  writeLocal(TELEGRAM_LINK_KEY, null);
}

function idOf({ data }: TelegramLaunch): string {
  return new URLSearchParams(data).get('hash') ?? '';
}
