import type { SessionRow } from '@gatehouse/contract/session/session';
import type { Translator } from '@gatehouse/words/translator';

/** A name such as "Firefox on Linux" in the user's language; parts that the user agent does not tell are called unknown. */
export function deviceName(
  { t }: Pick<Translator, 't'>,
  { browser, system }: Pick<SessionRow, 'browser' | 'system'>,
): string {
  return t('account.sessions.device', {
    browser: browser || t('account.sessions.unknownBrowser'),
    system: system || t('account.sessions.unknownSystem'),
  });
}

/** Whether a system runs on phones and tablets. */
export function isPhone(system: string): boolean {
  return system === 'Android' || system === 'iOS';
}
