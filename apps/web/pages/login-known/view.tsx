import { KnownStart } from '../../features/login/known-start.tsx';
import { LoginWizard } from '../../features/login/login-wizard.tsx';
import { TwoColumn } from '../../shell/two-column.tsx';
import { VisitorFrame } from '../../shell/visitor-frame.tsx';
import { parts } from '../login-parts.ts';
import { LoginSide } from '../login-side.tsx';

export function View() {
  return (
    <VisitorFrame>
      <TwoColumn side={<LoginSide />}>
        <LoginWizard parts={parts} Start={KnownStart} />
      </TwoColumn>
    </VisitorFrame>
  );
}
