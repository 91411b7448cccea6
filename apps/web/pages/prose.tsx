import { type ReactNode, useId } from 'react';
import { Frame } from '../shell/frame.tsx';
import { SidePanel } from '../shell/side-panel.tsx';
import { TwoColumn } from '../shell/two-column.tsx';
import styles from './prose.module.css';

/** A text page: title, lead and sections; beside it the site's panel. */
export function Prose({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children: ReactNode }) {
  return (
    <Frame>
      <TwoColumn side={<SidePanel />}>
        <article className={styles.prose} data-read="">
          <header className={styles.head}>
            <h1>{title}</h1>
            {lead ? <p className={styles.lead}>{lead}</p> : null}
          </header>
          {children}
        </article>
      </TwoColumn>
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
