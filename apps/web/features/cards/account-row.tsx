import { Fragment, type ReactNode } from 'react';
import styles from './account.module.css';

type RowProps = {
  icon: ReactNode;
  title: ReactNode;
  /** Small, beside the title: a word, or a `Chip` for a state. */
  marks?: readonly ReactNode[];
  /** Lines below the title. */
  children?: ReactNode;
  /** The actions of the row. */
  end?: ReactNode;
  /** A panel that opens below the row. */
  below?: ReactNode;
  /** The item is being ended. */
  ending?: boolean;
};

/** A row in a list of the account: icon, title, state and actions. */
export function Row({ icon, title, marks = [], children, end, below, ending = false }: RowProps) {
  return (
    <li className={styles.row} data-ending={ending ? '' : undefined}>
      {icon}
      <div>
        <p className={styles.strong}>
          {title}
          {marks.map((mark, place) =>
            mark ? (
              <Fragment key={place}>
                {' '}
                {typeof mark === 'string' ? <span className={styles.mark}>{mark}</span> : mark}
              </Fragment>
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

export function Line({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.quiet}>
      {children}
    </p>
  );
}
