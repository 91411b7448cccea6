import type { ReactNode } from 'react';
import form from '../forms/form.module.css';
import steps from '../forms/steps.module.css';

type ProofHeadProps = { id?: string | undefined; count?: ReactNode; title: ReactNode; intro?: ReactNode };

/** The title of a verification, with the step count of a wizard above it. */
export function ProofHead({ id, count, title, intro }: ProofHeadProps) {
  return (
    <header className={form.head}>
      {count ? <p className={steps.count}>{count}</p> : null}
      <h1 id={id} tabIndex={-1}>
        {title}
      </h1>
      {intro ? <p className={form.intro}>{intro}</p> : null}
    </header>
  );
}
