import { RegistrationForm } from '../../features/registration/registration-form.tsx';
import { ThirdPartyArea } from '../../features/third-party/third-party-area.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';
import { VisitorFrame } from '../../shell/visitor-frame.tsx';

export function View() {
  return (
    <VisitorFrame>
      <TwoColumn side={<SidePanel />}>
        <RegistrationForm />
        <ThirdPartyArea />
      </TwoColumn>
    </VisitorFrame>
  );
}
