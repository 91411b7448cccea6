import { useLayoutEffect } from 'react';
import styles from '../form.module.css';
import { takeLinkToken } from '../verification/link-token.ts';
import { LostWizard } from './lost-wizard.tsx';

/** SHELL-10: an authenticator, a mailbox or a phone that is lost. */
export function LostPage() {
  useLayoutEffect(takeLinkToken, []);
  return (
    <div className={styles.form}>
      <LostWizard />
    </div>
  );
}
