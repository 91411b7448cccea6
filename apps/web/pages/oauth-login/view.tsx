import { LoginWizard } from '../../features/login/login-wizard.tsx';
import { OAuthFrame } from '../../features/oauth/oauth-frame.tsx';
import { parts } from '../login-parts.ts';
import { LoginSide } from '../login-side.tsx';

export function View() {
  return (
    <OAuthFrame side={<LoginSide />}>
      <LoginWizard parts={parts} />
    </OAuthFrame>
  );
}
