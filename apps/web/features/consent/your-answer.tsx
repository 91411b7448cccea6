import { CONSENT_KEY, consentPurposes, readConsent } from '@gatehouse/rules/consent/consent';
import { useSyncExternalStore } from 'react';
import { onConsent } from '../../platform/consent/consent.ts';
import { readLocal } from '../../platform/storage/storage.ts';
import { useMessages } from '../../shell/words.tsx';
import { Answered } from './answered.tsx';

/** SHELL-05: the stored consent of this browser and what it allows; updates with the answer. Empty until hydration. */
export function YourAnswer() {
  const { t } = useMessages();
  const kept = useSyncExternalStore(
    onConsent,
    () => readLocal(CONSENT_KEY) ?? '',
    () => undefined,
  );
  if (kept === undefined) return <p> </p>;
  const record = readConsent(kept, Date.now()).value;
  const allowed = consentPurposes
    .filter((purpose) => record?.choices[purpose])
    .map((purpose) => t(`consent.${purpose}`));
  return (
    <p>
      <Answered record={record} />{' '}
      {record ? (
        <strong>
          {allowed.length > 0 ? t('consent.allowed', { purposes: allowed.join(', ') }) : t('consent.allowedNothing')}
        </strong>
      ) : null}
    </p>
  );
}
