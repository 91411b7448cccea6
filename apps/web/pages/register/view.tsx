import { RegistrationForm } from '../../features/registration/registration-form.tsx';
import { ThirdPartyArea } from '../../features/third-party/third-party-area.tsx';
import { Frame } from '../../shell/frame.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';

export function View() {
  return (
    <Frame>
      <TwoColumn side={<SidePanel />}>
        <RegistrationForm />
        <ThirdPartyArea />
      </TwoColumn>
    </Frame>
  );
}
