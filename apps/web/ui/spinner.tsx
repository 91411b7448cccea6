import styles from './spinner.module.css';

/** Something is under way. With reduced motion it stands still; give `label` where no words stand beside it. */
export function Spinner({ size = 'normal', label }: { size?: 'small' | 'normal' | 'large'; label?: string }) {
  return (
    <span className={`${styles.spinner} ${styles[size]}`} role={label ? 'status' : undefined}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle className={styles.track} cx="12" cy="12" r="9" />
        <path className={styles.arc} d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      {label ? <span className="sr">{label}</span> : null}
    </span>
  );
}
