import { type ReactNode, useId } from 'react';
import { Frame } from '../shell/frame.tsx';
import styles from './prose.module.css';

/** A page to read: a title, what it is about, then its sections. */
export function Prose({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children: ReactNode }) {
  return (
    <Frame>
      <article className={styles.prose}>
        <h1>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {children}
      </article>
    </Frame>
  );
}

export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </section>
  );
}
