import { useLayoutEffect } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { takeLinkToken } from '../verification/link-token.ts';
import styles from './registration.module.css';
import { RegistrationWizard } from './registration-wizard.tsx';

/**
 * SIGNUP-01, SIGNUP-04, SHELL-09: the registration, in one of three layouts.
 * @param linked opened by a link with `?trx`: shows the state of that registration first (SIGNUP-06)
 */
export function RegistrationForm({ linked = false }: { linked?: boolean }) {
  const { layout } = usePage();
  useLayoutEffect(() => {
    if (linked) takeLinkToken();
  }, [linked]);
  return (
    <div className={styles.registration} data-layout={layout.registration}>
      <RegistrationWizard linked={linked} />
    </div>
  );
}
