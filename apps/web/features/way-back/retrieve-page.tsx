import { useLayoutEffect } from 'react';
import styles from '../form.module.css';
import { takeLinkToken } from '../verification/link-token.ts';
import { RetrieveWizard } from './retrieve-wizard.tsx';

/** SHELL-10: a password that is forgotten. */
export function RetrievePage() {
  useLayoutEffect(takeLinkToken, []);
  return (
    <div className={styles.form}>
      <RetrieveWizard />
    </div>
  );
}
