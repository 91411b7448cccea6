import { CallbackPage } from '../../features/third-party/callback-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';
import { sayBindFailure } from '../say-bind-failure.ts';

export function View() {
  return (
    <Frame>
      <TwoColumn side={<SidePanel />}>
        <CallbackPage sayBindFailure={sayBindFailure} />
      </TwoColumn>
    </Frame>
  );
}
