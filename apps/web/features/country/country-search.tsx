import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { findCountries } from '../../platform/region/find-countries.ts';
import { useMessages } from '../../shell/words.tsx';
import { placeAfter } from '../../ui/list-keys.ts';
import { ListSearch } from '../../ui/list-search.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './country.module.css';
import type { Countries, Country } from './country-list.ts';
import { chosenCountry } from './country-list.ts';

type Props = { countries: Countries; onChoose: (country: Country) => void };

/** A combobox whose list is always shown (ARIA APG): the focus stays in the field, and keys move through the list. */
export function CountrySearch({ countries: { list, complete }, onChoose }: Props) {
  const { t } = useMessages();
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = useMemo(() => findCountries(list, typed), [list, typed]);
  const [before] = useState(chosenCountry);
  const [active, setActive] = useState(() => list.findIndex(({ code }) => code === before));
  const current = found[active];
  const press = (event: KeyboardEvent) => {
    const country = current ?? (found.length === 1 ? found[0] : undefined);
    if (event.key === 'Enter' && country && !event.nativeEvent.isComposing) {
      // Otherwise the key would also press the button that gets the focus back.
      event.preventDefault();
      return onChoose(country);
    }
    const to = placeAfter(event.key, active, found.length);
    if (to === undefined) return;
    event.preventDefault();
    setActive(to);
  };
  return (
    <div className={styles.search}>
      {complete ? null : <Notice kind="warning">{t('country.fallback')}</Notice>}
      <ListSearch
        name="country"
        label={t('country.search')}
        autoFocus
        listId={`${id}list`}
        activeId={current ? id + current.code : undefined}
        found={found.length}
        count={t('country.count', { count: found.length })}
        onKeyDown={press}
        onTyped={(text, first) => {
          setTyped(text);
          setActive(first);
        }}
      />
      <Options id={id} found={found} current={current} before={before} onChoose={onChoose} />
      {found.length === 0 ? <p className={styles.none}>{t('country.none')}</p> : null}
    </div>
  );
}

type OptionsProps = {
  id: string;
  found: readonly Country[];
  current: Country | undefined;
  before: string | undefined;
  onChoose: Props['onChoose'];
};

function Options({ id, found, current, before, onChoose }: OptionsProps) {
  const { t } = useMessages();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current) document.getElementById(id + current.code)?.scrollIntoView({ block: 'nearest' });
    else list.current?.scrollTo(0, 0);
  }, [id, current]);
  return (
    <div
      ref={list}
      id={`${id}list`}
      role="listbox"
      aria-label={t('country.title')}
      className={styles.list}
      hidden={found.length === 0}
    >
      {found.map((country) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
        <div
          key={country.code}
          id={id + country.code}
          role="option"
          aria-selected={country === current}
          className={styles.option}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(country)}
        >
          <span className={styles.name}>
            {country.name}
            {country.code === before ? <span className={styles.quiet}> {t('country.chosen')}</span> : null}
          </span>
          <Where country={country} />
        </div>
      ))}
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
