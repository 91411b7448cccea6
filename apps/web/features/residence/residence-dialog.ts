import { answerTo } from '@gatehouse/contract/errors/answer-to';
import { splitLanguage } from '@gatehouse/rules/language/path-language';
import { livesIn, type Place } from '@gatehouse/rules/region/country';
import type { Region } from '@gatehouse/rules/region/region';
import { siteToLeaveFor } from '@gatehouse/rules/region/regional-site';
import { jumpAddress } from '@gatehouse/rules/region/site-jump';
import type { BrandSites } from '@gatehouse/rules/site/brand';
import { knowsLanguage } from '@gatehouse/rules/site/date-format';
import { countryName, type Locale, localeOf } from '@gatehouse/rules/site/locale';
import type { Site } from '@gatehouse/rules/site/site';
import { globalSite, officialHost } from '@gatehouse/rules/site/site-of';
import type { Translator } from '@gatehouse/words/translator';
import type { Dialog } from '../../platform/notices/dialogs.ts';

export type DialogContext = {
  readonly brand: BrandSites;
  readonly site: Site;
  readonly locale: Locale;
  readonly place: Place;
  readonly region: Region;
  /** The page's own, with `?`. */
  readonly search: string;
};

/** REGION-01: the region as a reference spells it. */
const REPORTED = { EEA: 'EEA', '': 'other', null: 'unknown' } as const;

/**
 * REGION-04 to REGION-07: a residence dialog with its texts and target; undefined if it would lead to the same site.
 * @param name of the case in the error catalogue
 */
export function dialogFor(
  name: string,
  asked: DialogContext,
  translator: Pick<Translator, 't' | 'find'>,
): Omit<Dialog, 'id'> | undefined {
  const { modal } = answerTo(name, { call: '', telegram: false }).value;
  const { brand, site, locale, search } = asked;
  const to = siteToLeaveFor(brand, site, asked.place, asked.region).value;
  if (!modal || to.id === site.id) return undefined;
  const path = site.paths.register;
  const address = jumpAddress(brand, { from: site, to, locale: locale.value, path, search }).value;
  const values = {
    host: officialHost(brand, site),
    there: officialHost(brand, to),
    entity: to.entity.name,
    where: whereText(asked, translator),
  };
  const isMain = to.id === globalSite(brand).id;
  const find = (part: string) => translator.find(`residence.${name}.${part}`, values);
  // Some have a text of their own for another target than the main site.
  const say = (part: string) => (isMain ? undefined : find(`${part}.home`)) ?? find(part) ?? '';
  const [stay, leave] = [say('stay'), say('leave')];
  return {
    ...{
      modal,
      code: name,
      title: say('title'),
      message: say('text').trim(),
      note: noteOf(address, to, asked, translator),
    },
    verbs: { stay, dismiss: stay, 'main-site-register': leave, 'regional-register': leave },
    asked: { question: 'residence', facts: { region: REPORTED[asked.region ?? 'null'], path } },
    places: { 'main-site-register': address, 'regional-register': address },
  };
}

function whereText({ site, place, region, locale }: DialogContext, { t }: Pick<Translator, 't'>): string {
  const { residents = [], asks } = site.residence ?? {};
  const told = asks === 'residents';
  // A country that contradicts the lookup is not named.
  const named = place.country !== undefined && livesIn(residents, place.country) === told;
  const country = named ? countryName(locale.tag, place.country) : undefined;
  if (told) return country ? t('residence.where.inside', { country }) : t('residence.where.insideSomewhere');
  if (country) return t('residence.where.country', { country });
  return t(region === '' && residents === 'EEA' ? 'residence.where.elsewhere' : 'residence.where.unknown');
}

/** What is transferred and what is not. */
function noteOf(address: string, to: Site, { brand, locale }: DialogContext, { t }: Pick<Translator, 't'>): string {
  const { pathname, searchParams } = new URL(address);
  const there = officialHost(brand, to);
  const spoken = localeOf(splitLanguage(pathname).language ?? '');
  const same = spoken?.lang === locale.lang;
  const names = [...searchParams.keys()];
  const things = [
    ...(same ? [t('residence.along.language')] : []),
    ...(names.some((name) => name !== 'redirect_url') ? [t('residence.along.referral')] : []),
    ...(names.includes('redirect_url') ? [t('residence.along.destination')] : []),
  ];
  const carried =
    things.length > 0 ? t('residence.along', { there, things: listed(things, t) }) : t('residence.alone', { there });
  if (same || !spoken) return carried;
  const spokenOf = new Intl.DisplayNames([locale.tag], { type: 'language' });
  const language = (knowsLanguage(locale.tag) && spokenOf.of(spoken.lang)) || spoken.label;
  return `${t('residence.language', { language })} ${carried}`;
}

/** Joined by a message and not by Intl, so that the "and" is in the same language as the items. */
function listed([first = '', second, third]: readonly string[], t: Translator['t']): string {
  if (second === undefined) return first;
  return third === undefined
    ? t('residence.along.items.2', { first, second })
    : t('residence.along.items.3', { first, second, third });
}
