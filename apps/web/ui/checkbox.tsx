import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';
import { FieldMessage, useFieldTies } from './field.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'checked'> & {
  name: string;
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  errorCode?: string | number;
};

/** A native box of 24 px in a line that is at least 44 px high. Uncontrolled. */
export function Checkbox({ label, help, error, errorCode, id, ...rest }: CheckboxProps) {
  const ties = useFieldTies(id, { label, help, error });
  return (
    <div className={styles.checkbox} data-invalid={ties.error ? '' : undefined} onChange={ties.onInput}>
      <input {...rest} {...ties.aria} id={ties.id} type="checkbox" className={styles.input} />
      <label htmlFor={ties.id} className={styles.label}>
        {label}
      </label>
      {ties.error || help ? (
        <div className={styles.message}>
          <FieldMessage id={ties.messageId} error={ties.error} errorCode={errorCode} help={help} />
        </div>
      ) : null}
    </div>
  );
}
