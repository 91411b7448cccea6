import type { Translator } from '@gatehouse/words/translator';
import type { CountryTexts } from '../../ui/country-list.tsx';

/** The messages of a list of countries. */
export function countryTexts({ t }: Pick<Translator, 't'>): CountryTexts {
  return {
    title: t('country.title'),
    search: t('country.search'),
    count: (count) => t('country.count', { count }),
    none: t('country.none'),
    recent: t('country.recent'),
    likely: t('phone.likely'),
    others: t('phone.others'),
    chosen: t('country.chosen'),
    blocked: t('country.blocked'),
  };
}
