import { OAuthFrame } from '../../features/oauth/oauth-frame.tsx';
import { useMessages } from '../../shell/words.tsx';

export function View() {
  const { t } = useMessages();
  return (
    <OAuthFrame unnamed>
      <h1>{t('oauth.consent.title')}</h1>
    </OAuthFrame>
  );
}
