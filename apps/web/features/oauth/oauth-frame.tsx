import type { ReactNode } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { QuietBar } from '../../shell/quiet-bar.tsx';
import { ServerPart } from '../../shell/server-part.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';
import { VisitorFrame } from '../../shell/visitor-frame.tsx';
import form from '../forms/form.module.css';
import { ClientLine } from './client-line.tsx';
import { OwnWindow } from './own-window.tsx';

type OAuthFrameProps = {
  children: ReactNode;
  /** Absent: the site's panel. */
  side?: ReactNode;
  /** The page names the application itself, or has none. */
  unnamed?: boolean;
};

/** OAUTH-03, SHELL-03: the frame of an OAuth page, which has no common header: brand and languages, and the application that waits. */
export function OAuthFrame({ children, side = <SidePanel />, unnamed = false }: OAuthFrameProps) {
  const { oauth } = usePage();
  return (
    <VisitorFrame top={<QuietBar />}>
      <TwoColumn side={side}>
        <div className={form.form}>
          {unnamed ? null : (
            <ServerPart
              as="div"
              name="oauth-client"
              className={form.aside}
              body={import.meta.env.SSR ? ClientLine : null}
            />
          )}
          <div>{children}</div>
          {oauth?.framed ? (
            <ServerPart as="div" name="oauth-window" body={import.meta.env.SSR ? OwnWindow : null} />
          ) : null}
        </div>
      </TwoColumn>
    </VisitorFrame>
  );
}
