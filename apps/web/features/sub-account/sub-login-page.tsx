import styles from '../forms/form.module.css';
import { SubLoginForm } from './sub-login-form.tsx';

/** SHELL-10, LOGIN-01: a login to a sub-account. */
export function SubLoginPage() {
  return (
    <div className={styles.form}>
      <SubLoginForm />
    </div>
  );
}
