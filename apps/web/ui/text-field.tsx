import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { Field, type FieldTexts, useFieldTies } from './field.tsx';

type InputProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'value' | 'size'>;

export type TextFieldProps = FieldTexts &
  InputProps & {
    name: string;
    /** Left-to-right whatever the page's direction: email addresses, numbers, codes. Email, tel and url fields always are. */
    ltr?: boolean;
    /** Stands inside the box at its end. */
    end?: ReactNode;
  };

const LTR_TYPES: readonly string[] = ['email', 'tel', 'url'];

/** One line of text, uncontrolled: read it by `ref` or from the form by `name`. */
export function TextField({
  label,
  help,
  error,
  lastingError,
  errorCode,
  optional,
  labelEnd,
  ltr,
  end,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const words = { label, help, error, lastingError, errorCode, optional, labelEnd };
  const ties = useFieldTies(id, words);
  return (
    <Field ties={ties} {...words}>
      <div className={styles.box}>
        <input
          {...rest}
          {...ties.aria}
          id={ties.id}
          type={type}
          dir={ltr || LTR_TYPES.includes(type) ? 'ltr' : undefined}
          className={styles.input}
        />
        {end}
      </div>
    </Field>
  );
}
