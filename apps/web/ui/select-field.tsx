import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { Field, type FieldTexts, useFieldTies } from './field.tsx';

export type Choice = { readonly value: string; readonly label: string };

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'className' | 'style' | 'children'> & {
    name: string;
    choices: readonly Choice[];
    /** Stands there while nothing is chosen. */
    none: string;
  };

/** One of many: the browser's own list, with its search by typing. Uncontrolled; empty while nothing is chosen. */
export function SelectField({
  label,
  help,
  error,
  errorCode,
  optional,
  labelEnd,
  choices,
  none,
  id,
  ...rest
}: SelectFieldProps) {
  const words = { label, help, error, errorCode, optional, labelEnd };
  const ties = useFieldTies(id, words);
  return (
    <Field ties={ties} {...words}>
      <div className={styles.box}>
        <select defaultValue="" {...rest} {...ties.aria} id={ties.id} className={styles.input}>
          <option value="">{none}</option>
          {choices.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </Field>
  );
}
