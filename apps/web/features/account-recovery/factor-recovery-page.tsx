import { useLayoutEffect } from 'react';
import styles from '../forms/form.module.css';
import { takeLinkToken } from '../verification/link-token.ts';
import { FactorRecoveryWizard } from './factor-recovery-wizard.tsx';

/** SHELL-10: an authenticator, a mailbox or a phone that is lost. */
export function FactorRecoveryPage() {
  useLayoutEffect(takeLinkToken, []);
  return (
    <div className={styles.form}>
      <FactorRecoveryWizard />
    </div>
  );
}
