import { type FormEvent, type ReactNode, type RefObject, useRef } from 'react';
import styles from '../forms/form.module.css';
import steps from '../forms/steps.module.css';
import { useArrival } from '../forms/use-arrival-focus.ts';

type ScreenProps = {
  /** Name of the screen: a change moves the focus to its field or title. */
  name: string;
  title: string;
  intro?: ReactNode;
  children?: ReactNode;
  /** Makes the screen a form, and handles its submit. */
  onSubmit?: (form: HTMLFormElement) => void;
  form?: RefObject<HTMLFormElement | null>;
  /** It appeared without a press, so it is announced. */
  alert?: boolean;
};

/** A screen of an account recovery. */
export function Screen({ name, title, intro, children, onSubmit, form, alert = false }: ScreenProps) {
  const place = useRef<HTMLDivElement>(null);
  useArrival(place, name, '');
  const content = (
    <>
      <div className={styles.head} role={alert ? 'alert' : undefined}>
        <h1 tabIndex={-1}>{title}</h1>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
      </div>
      {children}
    </>
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit?.(event.currentTarget);
  };
  return (
    <div ref={place} key={name} className={steps.step}>
      {onSubmit ? (
        <form method="dialog" noValidate ref={form} className={styles.form} aria-label={title} onSubmit={submit}>
          {content}
        </form>
      ) : (
        <section className={styles.form}>{content}</section>
      )}
    </div>
  );
}
