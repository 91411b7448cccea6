import { CONSENT_KEY, type ConsentRecord, consentPurposes, readConsent } from '@gatehouse/rules/consent/consent';
import { dateFormat } from '@gatehouse/rules/site/date-format';
import { useSyncExternalStore } from 'react';
import { onConsent } from '../../platform/consent/consent.ts';
import { readLocal } from '../../platform/storage/storage.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';

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
      <ConsentTime record={record} />{' '}
      {record ? (
        <strong>
          {allowed.length > 0 ? t('consent.allowed', { purposes: allowed.join(', ') }) : t('consent.allowedNothing')}
        </strong>
      ) : null}
    </p>
  );
}

/** When the visitor answered, in the user's language and time zone. */
export function ConsentTime({ record }: { record: ConsentRecord | undefined }) {
  const { t } = useMessages();
  const { language } = usePage();
  if (!record) return t('consent.notAnswered');
  const format = dateFormat(language.tag, { dateStyle: 'long', timeStyle: 'short' });
  const time = format.format(Date.parse(record.at));
  return <time dateTime={record.at}>{t('consent.answered', { time, version: record.version })}</time>;
}
