import { type ComponentType, lazy } from 'react';
import { DeferredSection } from '../../features/deferred/deferred-section.tsx';
import { createDeferredPart } from '../../platform/loading/deferred-part.ts';
import { Frame } from '../../shell/frame.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';

const load = () => import('./way.tsx');
const part = createDeferredPart(load);
const Late: ComponentType = import.meta.env.SSR
  ? (await load()).Way
  : lazy(() => part.come().then(({ Way }) => ({ default: Way })));

export function View() {
  return (
    <Frame>
      <TwoColumn side={<SidePanel />}>
        <DeferredSection part={part}>
          <Late />
        </DeferredSection>
      </TwoColumn>
    </Frame>
  );
}
