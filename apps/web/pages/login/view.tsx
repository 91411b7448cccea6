import { type ComponentType, lazy, Suspense } from 'react';
import { LateArea } from '../../features/late-form.tsx';
import { createLatePart } from '../../platform/late-part.ts';
import { Frame } from '../../shell/frame.tsx';
import { usePage } from '../../shell/page-context.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';
import styles from './login.module.css';

const loadWizard = () => import('./wizard.tsx');
const part = createLatePart(loadWizard);
/** On the server it is there at once, so that the form is in the document. */
const Wizard: ComponentType = import.meta.env.SSR
  ? (await loadWizard()).Wizard
  : lazy(() => part.come().then(({ Wizard }) => ({ default: Wizard })));

const loadQr = () => import('../../features/qr/qr-panel.tsx');
const qr = createLatePart(loadQr);
const Qr: ComponentType = import.meta.env.SSR
  ? (await loadQr()).QrBeside
  : lazy(() => qr.come().then(({ QrBeside }) => ({ default: QrBeside })));

export function View() {
  return (
    <Frame>
      <TwoColumn side={<Side />}>
        <LateArea part={part}>
          <Wizard />
        </LateArea>
      </TwoColumn>
    </Frame>
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
