import { Frame } from '../../shell/frame.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';
import { Way } from './way.tsx';

export function View() {
  return (
    <Frame>
      <TwoColumn side={<SidePanel />}>
        <Way />
      </TwoColumn>
    </Frame>
  );
}
