import { OAuthFrame } from '../../features/oauth/oauth-frame.tsx';
import { OAuthLogOut } from '../../features/oauth/oauth-log-out.tsx';

export function View() {
  return (
    <OAuthFrame unnamed>
      <OAuthLogOut />
    </OAuthFrame>
  );
}
