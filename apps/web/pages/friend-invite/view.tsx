import { useInviter } from '../../features/inviter/inviter-card.tsx';
import { Frame } from '../../shell/frame.tsx';
import { ServerPart } from '../../shell/server-part.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';
import styles from './invite.module.css';
import { Invite } from './invite.tsx';

/** The page needs no script: the server renders it, and its only action is a link. */
export function View() {
  return (
    <Frame>
      <TwoColumn side={<SidePanel />} layout={useInviter().template}>
        <ServerPart as="div" name="invite" className={styles.invite} body={import.meta.env.SSR ? Invite : null} />
      </TwoColumn>
    </Frame>
  );
}
