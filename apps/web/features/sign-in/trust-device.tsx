import type { Ref } from 'react';
import { useMessages } from '../../shell/words.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';

export const TRUST_FIELD = 'trust';

/**
 * Asks whether this device is remembered.
 * @param ticked where the user has just typed their password on the login page; elsewhere it may not be their device
 */
export function TrustDevice({ ref, ticked = false }: { ref?: Ref<HTMLInputElement>; ticked?: boolean }) {
  const { t } = useMessages();
  return (
    <Checkbox
      ref={ref}
      name={TRUST_FIELD}
      defaultChecked={ticked}
      label={t('prove.trust')}
      help={t('prove.trust.help')}
    />
  );
}
