import type { SessionRow } from '@gatehouse/contract/session/session';
import type { Translator } from '@gatehouse/words/translator';
import { useEffect, useState } from 'react';
import { loadRegionNames, regionNames } from '../../platform/region/region-names.ts';
import { usePage } from '../../shell/page-context.tsx';

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

/** Names countries (ISO 3166-1) in the user's language; empty for an unknown one. Node and browsers may use different names. */
export function usePlace(): (country: string) => string {
  const { language } = usePage();
  const [, setLoaded] = useState(false);
  useEffect(() => void loadRegionNames(language.tag).then(setLoaded), [language.tag]);
  const nameOf = regionNames(language.tag);
  return (country) => (/^[A-Z]{2}$/.test(country) ? nameOf(country) : '');
}
