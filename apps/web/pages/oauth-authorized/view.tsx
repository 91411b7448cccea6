import { OAuthFrame } from '../../features/oauth/oauth-frame.tsx';
import { ConsentPage } from '../../features/oauth-consent/consent-page.tsx';
import { usePage } from '../../shell/page-context.tsx';
import type { ConsentPageData } from './page.ts';

export function View() {
  const { data } = usePage<ConsentPageData>();
  return (
    <OAuthFrame unnamed>
      <ConsentPage offered={data.offered} />
    </OAuthFrame>
  );
}
