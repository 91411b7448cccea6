import type { ReactNode } from 'react';
import { useMessages } from '../../shell/words.tsx';
import form from '../forms/form.module.css';
import steps from '../forms/steps.module.css';

type ProofHeadProps = {
  id?: string | undefined;
  count?: ReactNode;
  title: ReactNode;
  intro?: ReactNode;
  /** The account that is named, masked. */
  account?: string | undefined;
};

/** The title of a verification, with the step count of a wizard below it. */
export function ProofHead({ id, count, title, intro, account }: ProofHeadProps) {
  const { t } = useMessages();
  return (
    <header className={form.head}>
      <h1 id={id} tabIndex={-1}>
        {title}
      </h1>
      {count ? <p className={steps.count}>{count}</p> : null}
      {intro ? <p className={form.intro}>{intro}</p> : null}
      {account ? (
        <p className={form.aside}>
          {t('prove.account')}{' '}
          <b>
            <bdi dir="ltr" translate="no">
              {account}
            </bdi>
          </b>
        </p>
      ) : null}
    </header>
  );
}
