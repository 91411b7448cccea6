import { RegistrationForm } from '../../features/registration/registration-form.tsx';
import { QuietBar } from '../../shell/quiet-bar.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';
import { VisitorFrame } from '../../shell/visitor-frame.tsx';

export function View() {
  return (
    <VisitorFrame top={<QuietBar />}>
      <TwoColumn side={<SidePanel />}>
        <RegistrationForm />
      </TwoColumn>
    </VisitorFrame>
  );
}
