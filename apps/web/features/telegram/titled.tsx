import type { ReactNode } from 'react';
import styles from '../forms/form.module.css';

type TitledProps = { title: ReactNode; intro?: ReactNode; children?: ReactNode };

/** A title that takes the focus when its screen appears, and its content. */
export function Titled({ title, intro, children }: TitledProps) {
  return (
    <section className={styles.form}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
      </header>
      {children}
    </section>
  );
}
