import type { ConsentRecord } from '@gatehouse/rules/consent/consent';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';

/** When the visitor answered, in the user's language and time zone. */
export function Answered({ record }: { record: ConsentRecord | undefined }) {
  const { t } = useMessages();
  const { locale } = usePage();
  if (!record) return t('consent.notAnswered');
  const format = new Intl.DateTimeFormat(locale.tag, { dateStyle: 'long', timeStyle: 'short' });
  const time = format.format(new Date(record.at));
  return <time dateTime={record.at}>{t('consent.answered', { time, version: record.version })}</time>;
}
