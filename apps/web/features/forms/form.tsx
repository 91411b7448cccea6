import type { ComponentProps } from 'react';
import styles from './form.module.css';

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'className' | 'method' | 'noValidate'> & {
  onSubmit: (form: HTMLFormElement) => void;
};

/**
 * A form that only scripts send: `method="dialog"` sends nothing without them (LOGIN-03). The server renders it, so it can be filled in
 * and submitted before hydration: the early script holds the submit until then.
 */
export function Form({ onSubmit, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    />
  );
}
