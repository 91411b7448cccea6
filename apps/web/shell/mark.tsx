import styles from './mark.module.css';

/** The brand's mark: a gate, and in it the door that stands open. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <path d="M3 26V13a11 11 0 0 1 22 0v13h-5V13a6 6 0 0 0-12 0v13z" />
      <path className={styles.door} d="M11 26V13a3 3 0 0 1 6 0v13z" />
    </svg>
  );
}
