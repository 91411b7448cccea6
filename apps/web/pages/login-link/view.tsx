import { useLayoutEffect } from 'react';
import { takeLinkToken } from '../../features/verification/link-token.ts';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';
import { VisitorFrame } from '../../shell/visitor-frame.tsx';
import { Wizard } from './wizard.tsx';

/** Takes the token out of the address before anything else runs. */
export function View() {
  useLayoutEffect(takeLinkToken, []);
  return (
    <VisitorFrame>
      <TwoColumn side={<SidePanel />}>
        <Wizard />
      </TwoColumn>
    </VisitorFrame>
  );
}
