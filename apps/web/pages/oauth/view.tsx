import { OAuthFrame } from '../../features/oauth/oauth-frame.tsx';
import { Refused } from '../../features/oauth/refused.tsx';

export function View() {
  return (
    <OAuthFrame unnamed>
      <Refused />
    </OAuthFrame>
  );
}
