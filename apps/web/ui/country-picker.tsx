import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { Flag } from './flag.tsx';
import { Icon } from './icon.tsx';
import { placeAfter } from './list-keys.ts';
import { ListSearch } from './list-search.tsx';
import { type CallingCountry, findCallingCountries } from './phone/calling-countries.ts';
import styles from './phone/phone-field.module.css';
import type { PhoneTexts } from './phone/phone-texts.ts';

type Props = {
  countries: readonly CallingCountry[];
  /** Codes that are listed first while the search is empty. */
  likely: readonly string[];
  /** The code of the chosen country, or empty. */
  chosen: string;
  texts: PhoneTexts;
  onChoose: (code: string) => void;
  onClose: () => void;
};

/**
 * SIGNUP-01: all countries with their calling codes. A combobox with its list always in view (ARIA APG): the focus stays
 * in the field, the keys move through the list.
 */
export function CountryPicker({ countries, likely, chosen, texts, onChoose, onClose }: Props) {
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const groups = useMemo(() => grouped(countries, likely, typed), [countries, likely, typed]);
  const found = useMemo(() => groups.flat(), [groups]);
  const [active, setActive] = useState(() => found.findIndex(({ code }) => code === chosen));
  const current = found[active];
  const list = useRef<HTMLDivElement>(null);
  // The dialog has focused its close button. On touch screens a keyboard would cover half the list.
  useEffect(() => (matchMedia('(hover: hover)').matches ? search : list).current?.focus(), []);
  const choose = ({ code, blocked }: CallingCountry) => {
    if (!blocked) onChoose(code);
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
    <Dialog open sheet brief={false} onClose={onClose} title={texts.title}>
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
      <Options {...{ list, id, groups, current, chosen, texts }} onChoose={choose} />
    </Dialog>
  );
}

type OptionsProps = Pick<Props, 'chosen' | 'texts'> & {
  list: RefObject<HTMLDivElement | null>;
  id: string;
  groups: readonly (readonly CallingCountry[])[];
  current: CallingCountry | undefined;
  onChoose: (country: CallingCountry) => void;
};

/** One list; two groups, the likely countries and the others, while the search is empty. */
function Options({ list, id, groups, current, chosen, texts, onChoose }: OptionsProps) {
  useEffect(() => {
    if (current) document.getElementById(id + current.code)?.scrollIntoView({ block: 'nearest' });
    else list.current?.scrollTo(0, 0);
  }, [list, id, current]);
  const option = (country: CallingCountry) => (
    <Option
      key={country.code}
      {...{ id: id + country.code, country, texts }}
      active={country === current}
      chosen={country.code === chosen}
      onChoose={() => onChoose(country)}
    />
  );
  const [first = [], others] = groups;
  return (
    <div
      ref={list}
      id={`${id}list`}
      role="listbox"
      tabIndex={-1}
      aria-label={texts.title}
      className={styles.list}
      hidden={first.length === 0}
    >
      {others ? (
        <>
          <Group label={texts.likely}>{first.map(option)}</Group>
          <Group label={texts.others}>{others.map(option)}</Group>
        </>
      ) : (
        first.map(option)
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

type OptionProps = {
  id: string;
  country: CallingCountry;
  texts: PhoneTexts;
  active: boolean;
  chosen: boolean;
  onChoose: () => void;
};

function Option({ id, country: { code, name, callingCode, blocked }, texts, active, chosen, onChoose }: OptionProps) {
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
      onClick={onChoose}
    >
      <Flag row code={code} />
      <span className={styles.name}>
        {name}
        {blocked ? <small>{texts.blocked}</small> : null}
      </span>
      {chosen ? (
        <>
          <Icon name="success" size="small" />
          <span className="sr">{texts.chosen}</span>
        </>
      ) : null}
      <span dir="ltr" className={styles.digits}>{`+${callingCode}`}</span>
    </div>
  );
}

function grouped(countries: readonly CallingCountry[], likely: readonly string[], typed: string) {
  if (typed.trim() !== '') return [findCallingCountries(countries, typed)];
  const first = [...new Set(likely)].flatMap((wanted) => countries.find(({ code }) => code === wanted) ?? []);
  return first.length > 0 ? [first, countries.filter((country) => !first.includes(country))] : [countries];
}
