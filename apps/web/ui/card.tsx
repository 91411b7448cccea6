import type { ReactNode } from 'react';
import styles from './card.module.css';

/** A section with a border. `tint` is for trust information, not for forms. */
export function Card({ tint = false, children }: { tint?: boolean; children: ReactNode }) {
  return <div className={tint ? `${styles.card} ${styles.tint}` : styles.card}>{children}</div>;
}
