import { RegistrationForm } from '../../features/registration/registration-form.tsx';
import { Frame } from '../../shell/frame.tsx';
import { QuietBar } from '../../shell/quiet-bar.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';

export function View() {
  return (
    <Frame>
      <TwoColumn side={<SidePanel />}>
        <QuietBar />
        <RegistrationForm />
      </TwoColumn>
    </Frame>
  );
}
