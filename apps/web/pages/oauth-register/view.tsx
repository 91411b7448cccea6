import { OAuthFrame } from '../../features/oauth/oauth-frame.tsx';
import { RegistrationForm } from '../../features/registration/registration-form.tsx';
import { ThirdPartyArea } from '../../features/third-party/third-party-area.tsx';

export function View() {
  return (
    <OAuthFrame>
      <RegistrationForm />
      <ThirdPartyArea />
    </OAuthFrame>
  );
}
