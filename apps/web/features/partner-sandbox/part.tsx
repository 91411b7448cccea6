import { type ReactNode, useId } from 'react';
import styles from './partner-sandbox.module.css';

/** A part of a step, with a title of its own. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
