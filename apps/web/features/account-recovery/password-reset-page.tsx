import { useLayoutEffect } from 'react';
import styles from '../forms/form.module.css';
import { takeLinkToken } from '../verification/link-token.ts';
import { RetrieveWizard } from './password-reset-wizard.tsx';

/** SHELL-10: a password that is forgotten. */
export function RetrievePage() {
  useLayoutEffect(takeLinkToken, []);
  return (
    <div className={styles.form}>
      <RetrieveWizard />
    </div>
  );
}
