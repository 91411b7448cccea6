import { useMemo, useState } from 'react';
import { findCountries } from '../../platform/region/find-countries.ts';
import { likelyCountries } from '../../platform/region/likely-countries.ts';
import { useMessages } from '../../shell/words.tsx';
import { CountryList } from '../../ui/country-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { countryTexts } from '../forms/country-texts.ts';
import styles from './country.module.css';
import type { Countries, Country } from './country-list.ts';
import { chosenCountry } from './country-list.ts';

type Props = { countries: Countries; onChoose: (country: Country) => void };
/** Every country can be chosen: the next step says what it means. */
type Choosable = Omit<Country, 'blocked'> & { readonly country: Country };

/** The list of countries, each with the site that serves it. */
export function CountrySearch({ countries: { list, complete, here }, onChoose }: Props) {
  const words = useMessages();
  const [before = ''] = useState(chosenCountry);
  const texts = useMemo(() => ({ ...countryTexts(words), search: words.t('country.search') }), [words]);
  const countries = useMemo(
    () => list.map(({ blocked, ...row }) => ({ ...row, country: { ...row, blocked } })),
    [list],
  );
  const likely = useMemo(() => likelyCountries(here, (code) => list.some((row) => row.code === code)), [here, list]);
  return (
    <div className={styles.search}>
      {complete ? null : <Notice kind="warning">{words.t('country.fallback')}</Notice>}
      <CountryList<Choosable>
        {...{ countries, find: findCountries, likely, texts, chosen: before }}
        endOf={({ country }) => <Where country={country} />}
        onChoose={({ country }) => onChoose(country)}
      />
    </div>
  );
}

/** The other site that serves the country, or that no account can be opened there. */
function Where({ country: { blocked, host } }: { country: Country }) {
  const { t } = useMessages();
  if (blocked) return <span className={styles.quiet}>{t('country.blocked')}</span>;
  if (host === undefined) return null;
  return (
    <span className={styles.quiet}>
      <bdi>{host}</bdi>
    </span>
  );
}
