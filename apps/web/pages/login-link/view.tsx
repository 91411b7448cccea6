import { useLayoutEffect } from 'react';
import { takeLinkToken } from '../../features/link-token.ts';
import { Frame } from '../../shell/frame.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';
import { Wizard } from './wizard.tsx';

/** The token leaves the address before anything else runs. */
export function View() {
  useLayoutEffect(takeLinkToken, []);
  return (
    <Frame>
      <TwoColumn side={<SidePanel />}>
        <Wizard />
      </TwoColumn>
    </Frame>
  );
}
