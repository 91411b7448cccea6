import { type ComponentType, lazy, useEffect } from 'react';
import { createLatePart } from '../../platform/late-part.ts';
import { usePage } from '../../shell/page-context.tsx';
import { LateForm } from '../late-form.tsx';
import { takeLinkToken } from '../link-token.ts';
import styles from './registration.module.css';

type WizardProps = { readonly linked: boolean };

const load = () => import('./registration-wizard.tsx');
const part = createLatePart(load);
/** On the server it is there at once, so that the first screen is in the document. */
const Wizard: ComponentType<WizardProps> = import.meta.env.SSR
  ? (await load()).RegistrationWizard
  : lazy(() => part.come().then(({ RegistrationWizard }) => ({ default: RegistrationWizard })));

/**
 * SIGNUP-01, SIGNUP-04, SHELL-09: how an account is opened, in one of three layouts. The wizard itself is no part of the
 * first load.
 * @param linked opened by a link with `?trx`: it says how that registration stands before it goes on (SIGNUP-06)
 */
export function RegistrationForm({ linked = false }: { linked?: boolean }) {
  const { layout } = usePage();
  useEffect(() => {
    if (linked) takeLinkToken();
  }, [linked]);
  return (
    <div className={styles.registration} data-layout={layout.registration}>
      <LateForm id="register" labelledBy="register-title" part={part}>
        <Wizard linked={linked} />
      </LateForm>
    </div>
  );
}
