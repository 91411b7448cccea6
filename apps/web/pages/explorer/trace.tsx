import type { Step } from '@gatehouse/rules/decision';
import styles from './trace.module.css';

const outcomes = {
  won: { sign: '●', words: 'decided' },
  'passed over': { sign: '○', words: 'passed over' },
  noted: { sign: '·', words: 'noted' },
} as const;

/** COMP-09: the checks in their order of evaluation. */
export function Trace({ trace }: { trace: readonly Step[] }) {
  return (
    <ol className={styles.trace}>
      {trace.map(({ rule, check, outcome, detail }, place) => (
        <li key={place} className={styles.step} data-outcome={outcome}>
          <span className={styles.sign} aria-hidden="true">
            {outcomes[outcome].sign}
          </span>
          <span className={styles.check}>
            {check}
            {detail ? (
              <>
                {' → '}
                <code className={styles.detail}>{detail}</code>
              </>
            ) : null}
          </span>
          <span className={styles.outcome}>{outcomes[outcome].words}</span>
          <span className={styles.rules}>
            {rule.split(' ').map((id) => (
              <code key={id}>{id}</code>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}
