import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Findable } from '../platform/region/find-countries.ts';
import { recentCountries, rememberRecentCountry } from '../platform/region/recent-countries.ts';
import { type CountryGroup, countryGroups } from './country-groups.ts';
import styles from './country-list.module.css';
import { Flag } from './flag.tsx';
import { Icon } from './icon.tsx';
import { placeAfter } from './list-keys.ts';
import { ListSearch } from './list-search.tsx';

export type ListedCountry = Findable & {
  /** Shown with the reason, and not to be chosen. */
  readonly blocked?: boolean;
};

export type CountryTexts = {
  readonly title: string;
  readonly search: string;
  readonly count: (found: number) => string;
  readonly none: string;
  readonly recent: string;
  readonly likely: string;
  readonly others: string;
  /** Beside the chosen country; read aloud only. */
  readonly chosen: string;
  /** Beside a blocked country. */
  readonly blocked: string;
};

export type CountryListProps<Country extends ListedCountry> = {
  countries: readonly Country[];
  /** The countries that what was typed can mean. */
  find: (countries: readonly Country[], typed: string) => readonly Country[];
  /** Codes that are listed first while the search is empty; those chosen in this tab come before them. */
  likely: readonly string[];
  /** The code of the chosen country, or empty. */
  chosen: string;
  texts: CountryTexts;
  /** At the end of a row, for instance the calling code. */
  endOf?: (country: Country) => ReactNode;
  onChoose: (country: Country) => void;
};

/**
 * REGION-11, SIGNUP-01: countries with their flags. A combobox with its list always in view (ARIA APG): the focus stays
 * in the field, the keys move through the list.
 */
export function CountryList<Country extends ListedCountry>(props: CountryListProps<Country>) {
  const { countries, find, likely, chosen, texts } = props;
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [recent] = useState(recentCountries);
  const groups = useMemo(
    () =>
      typed.trim() === ''
        ? countryGroups(countries, { recent, likely }, texts)
        : [{ countries: find(countries, typed) }],
    [countries, find, recent, likely, texts, typed],
  );
  const found = useMemo(() => groups.flatMap((group) => group.countries), [groups]);
  const [active, setActive] = useState(() => found.findIndex(({ code }) => code === chosen));
  const current = found[active];
  // A dialog has focused its close button. On touch screens a keyboard would cover half the list.
  useEffect(() => (matchMedia('(hover: hover)').matches ? search : list).current?.focus(), []);
  const choose = (country: Country) => {
    if (country.blocked) return;
    rememberRecentCountry(country.code);
    props.onChoose(country);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const to = placeAfter(event.key, active, found.length);
    if (to === undefined && event.key !== 'Enter') return;
    // Enter would submit the form around it, or press the button that gets the focus back.
    event.preventDefault();
    const meant = current ?? (found.length === 1 ? found[0] : undefined);
    if (to !== undefined) setActive(to);
    else if (meant) choose(meant);
  };
  return (
    <>
      <ListSearch
        ref={search}
        name="country-search"
        // Belongs to no form: the search is not submitted.
        form={`${id}none`}
        label={texts.search}
        listId={`${id}list`}
        activeId={current ? id + current.code : undefined}
        found={found.length}
        count={texts.count(found.length)}
        onKeyDown={press}
        onTyped={(text, first) => {
          setTyped(text);
          setActive(first);
        }}
      />
      {found.length === 0 ? <p className={styles.none}>{texts.none}</p> : null}
      <Options {...props} {...{ list, id, groups, current }} onChoose={choose} />
    </>
  );
}

type OptionsProps<Country extends ListedCountry> = Pick<
  CountryListProps<Country>,
  'chosen' | 'texts' | 'endOf' | 'onChoose'
> & {
  list: RefObject<HTMLDivElement | null>;
  id: string;
  groups: readonly CountryGroup<Country>[];
  current: Country | undefined;
};

function Options<Country extends ListedCountry>({ list, id, groups, current, ...props }: OptionsProps<Country>) {
  useEffect(() => {
    if (current) document.getElementById(id + current.code)?.scrollIntoView({ block: 'nearest' });
    else list.current?.scrollTo(0, 0);
  }, [list, id, current]);
  const option = (country: Country) => (
    <Option key={country.code} id={id + country.code} active={country === current} {...{ country, ...props }} />
  );
  return (
    <div
      ref={list}
      id={`${id}list`}
      role="listbox"
      tabIndex={-1}
      aria-label={props.texts.title}
      className={styles.list}
      hidden={groups.every(({ countries }) => countries.length === 0)}
    >
      {groups.map(({ label, countries }) =>
        label === undefined ? (
          countries.map(option)
        ) : (
          <Group key={label} label={label}>
            {countries.map(option)}
          </Group>
        ),
      )}
    </div>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list may hold groups of this role only
    <div role="group" aria-label={label}>
      <p className={styles.group} aria-hidden="true">
        {label}
      </p>
      {children}
    </div>
  );
}

type OptionProps<Country extends ListedCountry> = Pick<
  CountryListProps<Country>,
  'chosen' | 'texts' | 'endOf' | 'onChoose'
> & { id: string; country: Country; active: boolean };

function Option<Country extends ListedCountry>(props: OptionProps<Country>) {
  const { id, country, active, chosen, texts, endOf, onChoose } = props;
  const { code, name, blocked } = country;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
    <div
      id={id}
      role="option"
      aria-selected={active}
      aria-disabled={blocked || undefined}
      className={styles.option}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(country)}
    >
      <Flag row code={code} />
      <span className={styles.name}>
        {name}
        {blocked ? <small>{texts.blocked}</small> : null}
      </span>
      {code === chosen ? (
        <>
          <Icon name="success" size="small" />
          <span className="sr">{texts.chosen}</span>
        </>
      ) : null}
      {endOf?.(country)}
    </div>
  );
}
