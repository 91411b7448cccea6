import { type ComponentType, lazy, useEffect } from 'react';
import { LateArea } from '../../features/late-form.tsx';
import { takeLinkToken } from '../../features/link-token.ts';
import { createLatePart } from '../../platform/late-part.ts';
import { Frame } from '../../shell/frame.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';

const load = () => import('./wizard.tsx');
const part = createLatePart(load);
const Wizard: ComponentType = import.meta.env.SSR
  ? (await load()).Wizard
  : lazy(() => part.come().then(({ Wizard }) => ({ default: Wizard })));

/** The token leaves the address before anything else runs. */
export function View() {
  useEffect(takeLinkToken, []);
  return (
    <Frame>
      <TwoColumn side={<SidePanel />}>
        <LateArea part={part}>
          <Wizard />
        </LateArea>
      </TwoColumn>
    </Frame>
  );
}
