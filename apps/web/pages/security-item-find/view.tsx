import { FactorRecoveryPage } from '../../features/account-recovery/factor-recovery-wizard.tsx';
import { Frame } from '../../shell/frame.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';

export function View() {
  return (
    <Frame>
      <TwoColumn side={<SidePanel />}>
        <FactorRecoveryPage />
      </TwoColumn>
    </Frame>
  );
}
