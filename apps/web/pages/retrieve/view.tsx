import { RetrievePage } from '../../features/account-recovery/password-reset-wizard.tsx';
import { Frame } from '../../shell/frame.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';

export function View() {
  return (
    <Frame>
      <TwoColumn side={<SidePanel />}>
        <RetrievePage />
      </TwoColumn>
    </Frame>
  );
}
