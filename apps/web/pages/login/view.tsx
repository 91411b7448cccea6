import { type ComponentType, lazy, Suspense } from 'react';
import { createLatePart } from '../../platform/late-part.ts';
import { usePage } from '../../shell/page-context.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';
import { VisitorFrame } from '../../shell/visitor-frame.tsx';
import styles from './login.module.css';
import { Wizard } from './wizard.tsx';

const loadQr = () => import('../../features/qr/qr-panel.tsx');
const qr = createLatePart(loadQr);
const Qr: ComponentType = import.meta.env.SSR
  ? (await loadQr()).QrBeside
  : lazy(() => qr.come().then(({ QrBeside }) => ({ default: QrBeside })));

export function View() {
  return (
    <VisitorFrame>
      <TwoColumn side={<Side />}>
        <Wizard />
      </TwoColumn>
    </VisitorFrame>
  );
}

/** LOGIN-05: where there is room, the code to scan stands beside the form, above what gives confidence. */
function Side() {
  const { loginWays } = usePage();
  if (!loginWays?.includes('qr')) return <SidePanel />;
  return (
    <div className={styles.side}>
      <div className={styles.qr}>
        <Suspense>
          <Qr />
        </Suspense>
      </div>
      <SidePanel />
    </div>
  );
}
