import type { SessionRow } from '@gatehouse/contract/session/session';
import type { Translator } from '@gatehouse/words/translator';

/** "Firefox on Linux", in the reader's words; what could not be read from the user agent is called unknown. */
export function deviceName(
  { t }: Pick<Translator, 't'>,
  { browser, system }: Pick<SessionRow, 'browser' | 'system'>,
): string {
  return t('account.sessions.device', {
    browser: browser || t('account.sessions.unknownBrowser'),
    system: system || t('account.sessions.unknownSystem'),
  });
}

/** Whether a system is one of phones and tablets. */
export function isPhone(system: string): boolean {
  return system === 'Android' || system === 'iOS';
}
