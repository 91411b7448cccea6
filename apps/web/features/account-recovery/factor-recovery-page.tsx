import { useLayoutEffect } from 'react';
import styles from '../forms/form.module.css';
import { takeLinkToken } from '../verification/link-token.ts';
import { LostWizard } from './factor-recovery-wizard.tsx';

/** SHELL-10: an authenticator, a mailbox or a phone that is lost. */
export function LostPage() {
  useLayoutEffect(takeLinkToken, []);
  return (
    <div className={styles.form}>
      <LostWizard />
    </div>
  );
}
