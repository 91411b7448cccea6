import { RegisterPage } from '../../features/third-party/register-page.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';
import { VisitorFrame } from '../../shell/visitor-frame.tsx';

export function View() {
  return (
    <VisitorFrame>
      <TwoColumn side={<SidePanel />}>
        <RegisterPage />
      </TwoColumn>
    </VisitorFrame>
  );
}
