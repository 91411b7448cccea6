import type { ReactNode } from 'react';
import styles from './strength-bar.module.css';

const STEPS = [1, 2, 3, 4] as const;

export type StrengthBarProps = {
  /** How many of the four steps are full; undefined before there is anything to say: they stand there, empty. */
  filled: 0 | 1 | 2 | 3 | 4 | undefined;
  /** The level in a word or two. */
  level?: ReactNode;
  /** What would help most. */
  hint?: ReactNode;
  /** Level and hint for those who hear the page, once the typing has paused. */
  spoken: string;
};

/** A bar of four steps with its meaning in words below. It takes the same room whatever it shows. */
export function StrengthBar({ filled, level, hint, spoken }: StrengthBarProps) {
  return (
    <div className={styles.strength} data-level={filled}>
      <div aria-hidden="true">
        <div className={styles.bar}>
          {STEPS.map((step) => (
            <span
              key={step}
              className={styles.step}
              data-full={filled !== undefined && step <= filled ? '' : undefined}
            />
          ))}
        </div>
        <p className={styles.words}>
          {level ? <b className={styles.level}>{level}</b> : null} <span>{hint}</span>
        </p>
      </div>
      <p className="sr" role="status">
        {spoken}
      </p>
    </div>
  );
}
