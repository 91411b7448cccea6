import type { ReactNode } from 'react';
import { useWords } from '../../shell/words.tsx';
import shared from '../form.module.css';
import styles from '../steps.module.css';
import type { Way } from './registration-state.ts';

/** The old variants ask for address and password at once. */
const STEPS: Readonly<Record<Way['form'], number>> = { new: 3, old: 2 };

type StepHeadProps = { step?: number; form?: Way['form']; title: string; intro?: ReactNode };

/** Where in the wizard this is, and what the step is for. */
export function StepHead({ step, form = 'new', title, intro }: StepHeadProps) {
  const { t } = useWords();
  return (
    <header className={shared.head}>
      {step ? <p className={styles.count}>{t('form.step', { step, steps: STEPS[form] })}</p> : null}
      <h1 id="register-title" tabIndex={-1}>
        {title}
      </h1>
      {intro ? <p className={shared.intro}>{intro}</p> : null}
    </header>
  );
}
