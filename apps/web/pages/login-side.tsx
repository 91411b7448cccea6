import { Suspense } from 'react';
import { QrBeside } from '../features/qr/qr-panel.tsx';
import { usePage } from '../shell/page-context.tsx';
import { SidePanel } from '../shell/side-panel.tsx';
import styles from './login-side.module.css';

/** LOGIN-05: on wide screens the QR code is beside the form. */
export function LoginSide() {
  const { access } = usePage();
  if (!access.loginWays?.includes('qr')) return <SidePanel />;
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
