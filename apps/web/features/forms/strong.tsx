import type { ReactNode } from 'react';
import styles from './steps.module.css';

/** Emphasizes an address or number in a sentence; left to right in every language. */
export const strong = (children: ReactNode) => (
  <strong className={styles.address} dir="ltr">
    {children}
  </strong>
);
