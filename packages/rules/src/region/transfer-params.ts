import { splitLanguage } from '../language/path-language.ts';
import { type Locale, localeOf } from '../site/locale.ts';
import { referralIn } from './jump-query.ts';
import { carriedOver } from './site-jump.ts';

export type TransferParams = {
  readonly along: readonly ReturnType<typeof carriedOver>['along'][number][];
  /** `language` too, where the other site does not have it. */
  readonly not: readonly (ReturnType<typeof carriedOver>['not'][number] | 'language')[];
  /** The language on the other site. */
  readonly language: Locale;
};

/**
 * REGION-08, REGION-11: which transfer parameters an address of `jumpAddress` carries, and which not: not every visitor was
 * invited or on the way to a page, and not every site has every language.
 */
export function transferParamsOf(address: string, here: Locale): TransferParams {
  const [, path = '/', search = ''] = /^[a-z]+:\/\/[^/]*([^?]*)(.*)$/s.exec(address) ?? [];
  const language = localeOf(splitLanguage(path).language ?? '') ?? here;
  const goes = {
    language: language.lang === here.lang,
    referral: Object.keys(referralIn(search)).length > 0,
    destination: /[?&]redirect_url=./.test(search),
  };
  const { along, not } = carriedOver();
  return {
    language,
    along: along.filter((item) => goes[item]),
    not: goes.language ? not : [...not, 'language'],
  };
}
