import { Suspense } from 'react';
import { LoginWizard } from '../../features/login/login-wizard.tsx';
import { QrBeside } from '../../features/qr/qr-panel.tsx';
import { usePage } from '../../shell/page-context.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';
import { VisitorFrame } from '../../shell/visitor-frame.tsx';
import styles from './login.module.css';
import { parts } from './parts.ts';

export function View() {
  return (
    <VisitorFrame>
      <TwoColumn side={<Side />}>
        <LoginWizard parts={parts} />
      </TwoColumn>
    </VisitorFrame>
  );
}

/** LOGIN-05: on wide screens the QR code is beside the form. */
function Side() {
  const { loginWays } = usePage();
  if (!loginWays?.includes('qr')) return <SidePanel />;
  return (
    <div className={styles.side}>
      <div className={styles.qr}>
        <Suspense>
          <QrBeside />
        </Suspense>
      </div>
      <SidePanel />
    </div>
  );
}
