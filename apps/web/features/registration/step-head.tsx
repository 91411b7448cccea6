import type { ReactNode } from 'react';
import { useWords } from '../../shell/words.tsx';
import styles from '../form.module.css';

const STEPS = 3;

/** How the address is told from the words around it. */
export const strong = (children: ReactNode) => <strong className={styles.address}>{children}</strong>;

/** Where in the wizard this is, and what the step is for. */
export function StepHead({ step, title, intro }: { step: 1 | 2 | 3; title: string; intro: ReactNode }) {
  const { t } = useWords();
  return (
    <header className={styles.head}>
      <p className={styles.count}>{t('form.step', { step, steps: STEPS })}</p>
      <h1 id="register-title">{title}</h1>
      <p className={styles.intro}>{intro}</p>
    </header>
  );
}
