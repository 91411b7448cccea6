import type { RegistrationLayout } from '@gatehouse/rules/site/site';
import type { ReactNode } from 'react';
import styles from './two-column.module.css';

export type TwoColumnProps = {
  /** The form: first in the document, at most 400 px wide. */
  children: ReactNode;
  /** Trust information, for instance `SidePanel`: beside the form from 1024 px on, below it on smaller screens. */
  side?: ReactNode;
  /** SHELL-09: dresses the same form as one of the registration layouts; else the form's own `data-layout` does. */
  layout?: RegistrationLayout;
};

/** A page with one task, and information about the site beside it. */
export function TwoColumn({ children, side, layout }: TwoColumnProps) {
  return (
    <div className={styles.columns} data-columns="" data-layout={layout}>
      <div className={styles.form}>
        <div className={styles.sheet}>{children}</div>
      </div>
      {side ? <div className={styles.side}>{side}</div> : null}
    </div>
  );
}
