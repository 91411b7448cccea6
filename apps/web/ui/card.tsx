import type { ReactNode } from 'react';
import styles from './card.module.css';

/** A sheet of paper on the page: one thing, set apart by a hairline. `tint` is for what gives confidence, not for forms. */
export function Card({ tint = false, children }: { tint?: boolean; children: ReactNode }) {
  return <div className={tint ? `${styles.card} ${styles.tint}` : styles.card}>{children}</div>;
}
