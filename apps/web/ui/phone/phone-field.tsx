import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import listStyles from '../country-list.module.css';
import { CountryPicker } from '../country-picker.tsx';
import fieldStyles from '../field.module.css';
import { Field, type FieldTexts, useFieldTies } from '../field.tsx';
import { Flag } from '../flag.tsx';
import { Icon } from '../icon.tsx';
import { type CallingCountry, findCallingCountries } from './calling-countries.ts';
import styles from './phone-field.module.css';
import { NOWHERE } from './phone-rules.ts';
import type { PhoneTexts } from './phone-texts.ts';
import { usePhoneTyping } from './use-phone-typing.ts';

/**
 * A mobile number with the country it belongs to. A form gets two values:
 * - `mobile`: what was typed, national or international (`06 12345678`, `+31 6 12345678`); read it with `country`;
 * - `country`: ISO 3166-1, or `ZZ` where none is known, which reads international numbers only.
 *
 * Check with `phoneProblem` of `phone-rules.ts` before it is sent. Load this late: it fetches numbering plans and flags.
 */
export type PhoneFieldProps = Omit<FieldTexts, 'optional' | 'labelEnd' | 'lastingError'> & {
  id: string;
  /** ISO 3166-1 of the chosen country; empty where none is. */
  country: string;
  /** Chosen in the picker, or brought along by an international number. */
  onCountry: (code: string) => void;
  /** In the order of the list; undefined while it is on its way. Empty: a plain field for international numbers. */
  countries: readonly CallingCountry[] | undefined;
  /** Codes that stand first in the list, the likeliest first. */
  likely?: readonly string[];
  texts: PhoneTexts;
  defaultValue?: string;
  required?: boolean;
};

const NONE: readonly CallingCountry[] = [];

export function PhoneField({
  id,
  country,
  onCountry,
  countries: known,
  likely = [],
  texts,
  defaultValue,
  required,
  ...given
}: PhoneFieldProps) {
  const countries = known ?? NONE;
  const input = useRef<HTMLInputElement>(null);
  const chosen = countries.find(({ code }) => code === country);
  const words = { ...given, lastingError: chosen?.blocked ? texts.blockedNumber(chosen.name) : undefined };
  const ties = useFieldTies(id, words);
  const { international, brought, pick, ...typing } = usePhoneTyping(input, { country, countries, onCountry });
  const [picking, setPicking] = useState(false);
  const codeId = `${id}-code`;
  return (
    <Field ties={ties} {...words}>
      <div className={`${fieldStyles.box} ${styles.box}`} dir="ltr">
        {countries.length > 0 ? (
          <CodeButton id={codeId} open={picking} onOpen={() => setPicking(true)} label={labelOf(chosen, texts)}>
            {chosen ? <Flag code={chosen.code} /> : <Icon name="globe" />}
            {chosen && !international ? `+${chosen.callingCode}` : null}
          </CodeButton>
        ) : null}
        {known ? null : (
          <span className={styles.code}>
            <span className={listStyles.flag} />
          </span>
        )}
        <input
          {...ties.aria}
          {...typing}
          aria-describedby={describedBy(ties.aria['aria-describedby'], countries.length > 0 && codeId)}
          ref={input}
          id={id}
          type="tel"
          name="mobile"
          autoComplete="tel"
          inputMode="tel"
          dir="ltr"
          required={required}
          defaultValue={defaultValue}
          className={fieldStyles.input}
        />
      </div>
      <input type="hidden" name="country" value={country || NOWHERE} />
      <span className="sr" role="status">
        {brought && brought === chosen?.code ? labelOf(chosen, texts) : ''}
      </span>
      {picking ? (
        <CountryPicker<CallingCountry>
          {...{ countries, likely, texts, chosen: country, find: findCallingCountries }}
          endOf={({ callingCode }) => <span dir="ltr" className={styles.digits}>{`+${callingCode}`}</span>}
          onClose={() => setPicking(false)}
          onChoose={({ code }) => {
            setPicking(false);
            pick(code);
            // After the dialog has given the focus back to its button: the number comes next.
            setTimeout(() => input.current?.focus());
          }}
        />
      ) : null}
    </Field>
  );
}

function labelOf(country: CallingCountry | undefined, texts: PhoneTexts): string {
  return country ? texts.code(country.name, `+${country.callingCode}`) : texts.noCode;
}

function describedBy(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

type CodeButtonProps = { id: string; label: string; open: boolean; onOpen: () => void; children: ReactNode };

function CodeButton({ id, label, open, onOpen, children }: CodeButtonProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onOpen();
  };
  return (
    <button
      id={id}
      type="button"
      className={`${styles.code} ${listStyles.opens}`}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onOpen}
      onKeyDown={press}
    >
      {children}
    </button>
  );
}
