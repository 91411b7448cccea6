import type { ReactNode } from 'react';
import styles from './steps.module.css';

/** How an address or number is told from the words around it; it runs from left to right in every language. */
export const strong = (children: ReactNode) => (
  <strong className={styles.address} dir="ltr">
    {children}
  </strong>
);
