import type { WayStep } from '@gatehouse/rules/explorer/explore';
import styles from './route.module.css';

/** The visitor's route, from the address to the target after login. Each station shows its answer. */
export function Route({ steps }: { steps: readonly WayStep[] }) {
  return (
    <section aria-labelledby="way" className={styles.section}>
      <h2 id="way" className={styles.title}>
        The visitor’s path
      </h2>
      <ol className={styles.way}>
        {steps.map(({ kind, label, text, why, answer }, place) => (
          <li key={place} className={styles.station} data-kind={kind}>
            <button type="button" className={styles.button} onClick={() => showAnswer(answer)}>
              <span className={styles.label}>{label}</span>{' '}
              <span className={styles.text}>
                {text} {why ? <span className={styles.why}>{why}</span> : null}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Opens an answer and scrolls to it. */
function showAnswer(id: string): void {
  const details = document.getElementById(`answer-${id}`) as HTMLDetailsElement | null;
  if (!details) return;
  details.open = true;
  details.scrollIntoView({ block: 'center' });
  details.querySelector('summary')?.focus({ preventScroll: true });
}
