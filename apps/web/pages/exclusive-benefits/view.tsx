import { useInviter } from '../../features/inviter/inviter-card.tsx';
import { InvitationInvalid, InviterLead, InviterMore } from '../../features/inviter/inviter-parts.tsx';
import { Frame } from '../../shell/frame.tsx';
import { QuietBar } from '../../shell/quiet-bar.tsx';
import { ServerPart } from '../../shell/server-part.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';
import styles from './benefits.module.css';
import { Benefits } from './benefits.tsx';

/** SHELL-03, SHELL-05: without the common header and the cookie notice. */
export function View() {
  return (
    <Frame top={<QuietBar />}>
      <TwoColumn side={<SidePanel />} layout={useInviter().template}>
        <InviterLead />
        <div className={styles.benefits}>
          <InvitationInvalid />
          <ServerPart as="div" name="benefits" body={import.meta.env.SSR ? Benefits : null} />
        </div>
        <InviterMore />
      </TwoColumn>
    </Frame>
  );
}
