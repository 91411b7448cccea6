import type { ReactNode } from 'react';
import { QuietBar } from '../../shell/quiet-bar.tsx';
import { ServerPart } from '../../shell/server-part.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';
import { VisitorFrame } from '../../shell/visitor-frame.tsx';
import { ClientLine } from './client-line.tsx';
import styles from './oauth.module.css';

type OAuthFrameProps = {
  children: ReactNode;
  /** Absent: the site's panel. */
  side?: ReactNode;
  /** The page names the application itself, or has none. */
  unnamed?: boolean;
};

/** OAUTH-03, SHELL-03: the frame of an OAuth page, which has no common header: brand and languages, and the application that waits. */
export function OAuthFrame({ children, side = <SidePanel />, unnamed = false }: OAuthFrameProps) {
  return (
    <VisitorFrame>
      <TwoColumn side={side}>
        <QuietBar />
        <div>
          {unnamed ? null : (
            <ServerPart
              as="div"
              name="oauth-client"
              className={styles.client}
              body={import.meta.env.SSR ? ClientLine : null}
            />
          )}
          {children}
        </div>
      </TwoColumn>
    </VisitorFrame>
  );
}
