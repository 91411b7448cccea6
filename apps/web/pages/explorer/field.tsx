import type { ExploreField } from '@gatehouse/rules/explorer/explore-input';
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { type Explorer, fieldNames } from './use-explorer.ts';

/** The width of a field in its line, if not a half. */
const SPANS: Readonly<Partial<Record<ExploreField, string | undefined>>> = {
  ...Object.fromEntries(
    (
      [
        'host',
        'page',
        'query',
        'region',
        'account',
        'accept',
        'device',
        'referrer',
        'link',
        'consent',
        'captchaOff',
      ] as const
    ).map((field) => [field, styles.whole]),
  ),
  country: styles.most,
  subdivision: styles.least,
  kycLevel: styles.least,
  kycCountry: styles.most,
};

type FieldProps = { explorer: Explorer; field: ExploreField };

/** A text field. Its suggestions do not limit it: notes above the answers report values that cannot be used. */
export function TextInput({
  explorer,
  field,
  suggestions,
  placeholder,
}: FieldProps & { suggestions?: readonly string[]; placeholder?: string }) {
  const list = useId();
  return (
    <Labelled field={field}>
      {(id) => (
        <>
          <input
            {...{ id, placeholder }}
            className={styles.control}
            name={field}
            value={explorer.valueOf(field)}
            list={suggestions ? list : undefined}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            dir="ltr"
            onChange={(event) => explorer.change({ [field]: event.target.value }, 'typed')}
          />
          {suggestions ? (
            <datalist id={list}>
              {suggestions.map((value) => (
                <option key={value} value={value} />
              ))}
            </datalist>
          ) : null}
        </>
      )}
    </Labelled>
  );
}

/** A choice from a list. A value outside the list is shown as given. */
export function SelectInput({ explorer, field, children }: FieldProps & { children: ReactNode }) {
  return (
    <Labelled field={field}>
      {(id) => (
        <span className={styles.select}>
          <select
            id={id}
            className={styles.control}
            name={field}
            value={explorer.input[field]}
            onChange={(event) => explorer.change({ [field]: event.target.value })}
          >
            {children}
          </select>
        </span>
      )}
    </Labelled>
  );
}

function Labelled({ field, children }: { field: ExploreField; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={`${styles.field} ${SPANS[field] ?? ''}`}>
      <label htmlFor={id} className={styles.label}>
        {fieldNames[field]}
      </label>
      {children(id)}
    </div>
  );
}
