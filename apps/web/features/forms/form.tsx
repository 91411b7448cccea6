import type { ReactNode, Ref } from 'react';
import styles from './form.module.css';

type FormProps = {
  id: string;
  /** Id of its heading. */
  labelledBy: string;
  ref?: Ref<HTMLFormElement>;
  hidden?: boolean;
  onSubmit: (form: HTMLFormElement) => void;
  children: ReactNode;
};

/**
 * A form that only scripts send: `method="dialog"` sends nothing without them (LOGIN-03). The server has rendered it, so it can be
 * filled in and submitted before the page is live: the early script holds what was submitted until then.
 */
export function Form({ id, labelledBy, ref, hidden, onSubmit, children }: FormProps) {
  return (
    <form
      id={id}
      method="dialog"
      noValidate
      ref={ref}
      hidden={hidden}
      className={styles.form}
      aria-labelledby={labelledBy}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}
