import { InvitationInvalid, InviterLead, InviterMore } from '../../features/inviter/inviter-parts.tsx';
import { RegistrationForm } from '../../features/registration/registration-form.tsx';
import { ThirdPartyArea } from '../../features/third-party/third-party-area.tsx';
import { QuietBar } from '../../shell/quiet-bar.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';
import { VisitorFrame } from '../../shell/visitor-frame.tsx';

export function View() {
  return (
    <VisitorFrame top={<QuietBar />}>
      <TwoColumn side={<SidePanel />}>
        <InviterLead />
        <div>
          <InvitationInvalid />
          <RegistrationForm />
          <ThirdPartyArea />
        </div>
        <InviterMore />
      </TwoColumn>
    </VisitorFrame>
  );
}
