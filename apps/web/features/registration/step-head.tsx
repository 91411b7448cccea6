import type { ReactNode } from 'react';
import { useMessages } from '../../shell/words.tsx';
import shared from '../forms/form.module.css';
import styles from '../forms/steps.module.css';
import type { Way } from './registration-state.ts';

/** The old variants ask for address and password at once. */
const STEPS: Readonly<Record<Way['form'], number>> = { new: 3, old: 2 };

/** What names the form. */
export const TITLE_ID = 'register-title';

type StepHeadProps = { step?: number; form?: Way['form']; title: string; intro?: ReactNode };

/** Where in the wizard this is, and what the step is for. */
export function StepHead({ step, form = 'new', title, intro }: StepHeadProps) {
  const count = useStepCount(step, form);
  return (
    <header className={shared.head}>
      <h1 id={TITLE_ID} tabIndex={-1}>
        {title}
      </h1>
      {count ? <p className={styles.count}>{count}</p> : null}
      {intro ? <p className={shared.intro}>{intro}</p> : null}
    </header>
  );
}

/** Which step of how many; undefined where it is none. */
export function useStepCount(step: number | undefined, form: Way['form']): string | undefined {
  const { t } = useMessages();
  return step ? t('form.step', { step, steps: STEPS[form] }) : undefined;
}
