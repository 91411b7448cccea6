import type { LoginParts } from '../../features/login/login-parts.ts';
import { LoginWizard } from '../../features/login/login-wizard.tsx';
import { QrButton } from '../../features/qr/qr-panel.tsx';
import { ThirdPartyButtons } from '../../features/third-party/third-party-buttons.tsx';
import styles from './login.module.css';

const parts: LoginParts = {
  thirdParty: () => <ThirdPartyButtons intent="login" />,
  qr: () => (
    <div className={styles.inForm}>
      <QrButton />
    </div>
  ),
};

/** Every way to log in, put together. */
export function Wizard() {
  return <LoginWizard parts={parts} />;
}
