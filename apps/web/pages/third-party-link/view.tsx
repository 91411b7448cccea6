import { LinkPage } from '../../features/third-party/link-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';
import { sayBindFailure } from '../say-bind-failure.ts';

export function View() {
  return (
    <Frame>
      <TwoColumn side={<SidePanel />}>
        <LinkPage sayBindFailure={sayBindFailure} />
      </TwoColumn>
    </Frame>
  );
}
