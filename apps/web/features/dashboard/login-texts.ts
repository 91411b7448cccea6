import type { LoginRow } from '@gatehouse/contract/account/logins';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { deviceName, usePlace } from '../cards/device-text.ts';

/** What is said of a login: what happened, and on which device and where. */
export function useLoginTexts() {
  const messages = useMessages();
  const { t, find } = messages;
  const { site } = usePage();
  const place = usePlace();
  const what = ({ odd, count }: LoginRow) =>
    find(`dashboard.logins.odd.${odd}`, { count }) ?? t('dashboard.logins.odd.usual', { count });
  const where = ({ browser, system, country, host }: LoginRow) =>
    [
      browser || system ? deviceName(messages, { browser, system }) : t('dashboard.logins.unknownDevice'),
      place(country) || t('dashboard.logins.unknownPlace'),
      host === site.host ? '' : host,
    ]
      .filter(Boolean)
      .join(' · ');
  return { what, where };
}
