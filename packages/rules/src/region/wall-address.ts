import { withLanguage } from '../language/path-language.ts';
import { WALL_PATH } from '../page/page-paths.ts';
import type { LocaleCode } from '../site/locale.ts';
import { referralBefore, referralIn } from './jump-query.ts';

const ADDRESS_MAX_CHARS = 4096;

/**
 * REGION-08: the wall's address for a visitor on the way to a page. It keeps the target and the attribution:
 * by the page's own query, else by that of the page of this site before it, which may have been the login page.
 */
export function wallAddress(input: {
  readonly language: LocaleCode;
  readonly path: string;
  readonly search: string;
  /** The site's own origin. */
  readonly origin: string;
  readonly referrer?: string | undefined;
}): string {
  const { language, path, search, origin, referrer } = input;
  const before = referrer?.startsWith(`${origin}/`) ? (/\?[^#]*/.exec(referrer)?.[0] ?? '') : '';
  const known = { ...referralBefore(before), ...referralIn(search) };
  const page = withLanguage(language, path);
  const addressWith = (values: Readonly<Record<string, string>>) =>
    `${withLanguage(language, WALL_PATH)}?${Object.entries(values)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&')}`;
  const whole = addressWith({ ...known, redirect_url: page + search });
  return whole.length <= ADDRESS_MAX_CHARS ? whole : addressWith({ redirect_url: page });
}
