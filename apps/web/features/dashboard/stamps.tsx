import { dateFormat } from '@gatehouse/rules/site/date-format';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import type { AccountDocument } from './account-document.ts';
import styles from './passport.module.css';

type Stamp = { readonly name: string; readonly at: number; readonly open?: boolean };

/** What has been verified, and when: like stamps on the page of a passport. */
export function Stamps({ account }: { account: AccountDocument }) {
  const { t } = useMessages();
  const { language } = usePage();
  const day = dateFormat(language.tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const { identity, member_since, passkeySince, appSince } = account;
  const { state, decided_at, submitted_at } = identity;
  const stamps: readonly Stamp[] = [
    { name: t('dashboard.stamp.opened'), at: member_since },
    ...(state === 'verified' ? [{ name: t('dashboard.stamp.identity'), at: decided_at }] : []),
    ...(state === 'submitted' ? [{ name: t('dashboard.stamp.submitted'), at: submitted_at, open: true }] : []),
    ...(state === 'refused' ? [{ name: t('dashboard.stamp.refused'), at: decided_at, open: true }] : []),
    ...(passkeySince ? [{ name: t('dashboard.secure.passkey'), at: passkeySince }] : []),
    ...(appSince ? [{ name: t('dashboard.secure.app'), at: appSince }] : []),
  ];
  return (
    <ul className={styles.stamps} aria-label={t('dashboard.stamps')}>
      {stamps.map(({ name, at, open }) => (
        <li key={name} className={styles.stamp} data-open={open ? '' : undefined}>
          <span>{name}</span>
          {at ? <time dateTime={new Date(at).toISOString().slice(0, 10)}>{day.format(at)}</time> : null}
        </li>
      ))}
    </ul>
  );
}
