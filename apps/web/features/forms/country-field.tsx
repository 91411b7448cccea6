import { useEffect, useMemo, useState } from 'react';
import { type Findable, findCountries } from '../../platform/region/find-countries.ts';
import { likelyCountries, visitorCountry } from '../../platform/region/likely-countries.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import listStyles from '../../ui/country-list.module.css';
import { CountryPicker } from '../../ui/country-picker.tsx';
import fieldStyles from '../../ui/field.module.css';
import { Field, type FieldTexts, useFieldTies } from '../../ui/field.tsx';
import { Flag } from '../../ui/flag.tsx';
import styles from './country-field.module.css';
import { countryTexts } from './country-texts.ts';

type CountryFieldProps = Pick<FieldTexts, 'help' | 'error'> & {
  name: string;
  label: string;
  /** Stands there while no country is chosen. */
  none: string;
  /** In the order of the list. */
  countries: readonly Findable[];
};

/** One country of all, chosen in a dialog: a combobox that opens it. Adds its code to the form. */
export function CountryField({ name, none, countries, ...given }: CountryFieldProps) {
  const words = useMessages();
  const ties = useFieldTies(undefined, given);
  const [chosen, setChosen] = useState('');
  const [picking, setPicking] = useState(false);
  const here = useVisitorCountry();
  const likely = useMemo(
    () => likelyCountries(here, (code) => countries.some((one) => one.code === code)),
    [here, countries],
  );
  const texts = useMemo(() => ({ ...countryTexts(words), title: given.label }), [words, given.label]);
  const country = countries.find(({ code }) => code === chosen);
  return (
    <Field ties={ties} {...given}>
      <div className={fieldStyles.box}>
        <button
          {...ties.aria}
          id={ties.id}
          type="button"
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={picking}
          aria-controls={picking ? `${ties.id}-picker` : undefined}
          aria-required
          className={`${fieldStyles.input} ${styles.button} ${listStyles.opens}`}
          onClick={() => setPicking(true)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            setPicking(true);
          }}
        >
          {country ? <Flag code={country.code} /> : null}
          <span className={`${listStyles.name} ${country ? '' : fieldStyles.optional}`}>{country?.name ?? none}</span>
        </button>
      </div>
      <input type="hidden" name={name} value={chosen} />
      {picking ? (
        <div id={`${ties.id}-picker`}>
          <CountryPicker
            {...{ countries, likely, texts, chosen, find: findCountries }}
            onClose={() => setPicking(false)}
            onChoose={({ code }) => {
              setPicking(false);
              setChosen(code);
              ties.onInput();
            }}
          />
        </div>
      ) : null}
    </Field>
  );
}

/** Empty until the API has said. */
function useVisitorCountry(): string {
  const page = usePage();
  const [here, setHere] = useState('');
  useEffect(() => {
    visitorCountry(page).then(setHere, () => {});
  }, [page]);
  return here;
}
