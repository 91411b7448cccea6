import type { Ref } from 'react';
import { useMessages } from '../../shell/words.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';

export const TRUST_FIELD = 'trust';

/** Asks whether this device is remembered. It may not be the user's own, so the box begins unticked. */
export function TrustDevice({ ref }: { ref?: Ref<HTMLInputElement> }) {
  const { t } = useMessages();
  return <Checkbox ref={ref} name={TRUST_FIELD} label={t('prove.trust')} help={t('prove.trust.help')} />;
}
