import type { ComponentProps, ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';

/** A collapsed part behind a line of 44 px. Values inside stay when it is closed. */
export function Disclosure({
  summary,
  children,
  ...rest
}: Pick<ComponentProps<'details'>, 'ref' | 'open'> & { summary: ReactNode; children: ReactNode }) {
  return (
    <details {...rest} className={styles.disclosure}>
      <summary className={styles.summary}>
        <Icon name="chevron-forward" size="small" />
        {summary}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
