import { splitLanguage } from '../language/path-language.ts';
import { MINI_APP_TASKS_PATH, TELEGRAM_EARN_PATH, TELEGRAM_PATH } from './telegram-paths.ts';

const pages: readonly string[] = [TELEGRAM_PATH, MINI_APP_TASKS_PATH, TELEGRAM_EARN_PATH];

/** REDIR-10: whether Telegram's frame may show that path of ours; every other one opens outside. */
export function isInTelegramFrame(path: string): boolean {
  return pages.includes(splitLanguage(path).path);
}
