import type { ReactNode } from 'react';
import styles from './account.module.css';

type RowProps = {
  icon: ReactNode;
  title: ReactNode;
  /** Beside the title, small. */
  marks?: readonly ReactNode[];
  /** Lines below it. */
  children?: ReactNode;
  /** What can be done about it. */
  end?: ReactNode;
  /** Opens below the row. */
  below?: ReactNode;
  /** It is being ended. */
  ending?: boolean;
};

/** One thing of an account in a list: what it is, how it stands, what can be done. */
export function Row({ icon, title, marks = [], children, end, below, ending = false }: RowProps) {
  return (
    <li className={styles.row} data-ending={ending ? '' : undefined}>
      {icon}
      <div>
        <p className={styles.strong}>
          {title}{' '}
          {marks.map((mark, place) =>
            mark ? (
              <span key={place} className={styles.mark}>
                {mark}
              </span>
            ) : null,
          )}
        </p>
        {children}
      </div>
      {end ? <div className={styles.end}>{end}</div> : null}
      {below}
    </li>
  );
}

/** A line of a row. */
export function Line({ children }: { children: ReactNode }) {
  return <p className={styles.quiet}>{children}</p>;
}
