import type { UserInfoResult } from '@gatehouse/contract/session/session';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { ACCOUNT_INFO_PATH } from '@gatehouse/rules/page/page-paths';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { LinkButton } from '../../ui/button.tsx';
import styles from '../cards/account.module.css';

/** The masked account data and the number of devices; null if it could not be read. */
export function AccountSummary({ user, devices }: { user: UserInfoResult; devices: number | null }) {
  const { t } = useMessages();
  const { site, locale } = usePage();
  const state = (verified: boolean) => t(verified ? 'dashboard.account.verified' : 'dashboard.account.unverified');
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('dashboard.account.email')}</dt>
          <dd>
            <bdi>{user.vague_email || t('dashboard.account.notSet')}</bdi>
            {user.vague_email ? <span className={styles.mark}>{state(user.email_verified)}</span> : null}
          </dd>
        </div>
        <div>
          <dt>{t('dashboard.account.mobile')}</dt>
          <dd>
            <bdi>{user.vague_mobile || t('dashboard.account.notSet')}</bdi>
            {user.vague_mobile ? <span className={styles.mark}>{state(user.mobile_verified)}</span> : null}
          </dd>
        </div>
        <div>
          <dt>{t('dashboard.account.number')}</dt>
          <dd className={styles.number}>{String(user.id)}</dd>
        </div>
        <div>
          <dt>{t('dashboard.account.site')}</dt>
          <dd>{site.name}</dd>
        </div>
        <div>
          <dt>{t('dashboard.devices.title')}</dt>
          <dd>{devices === null ? t('dashboard.devices.unknown') : t('dashboard.devices', { count: devices })}</dd>
        </div>
      </dl>
      <div className={styles.head}>
        <LinkButton href={withLanguage(locale.value, ACCOUNT_INFO_PATH)}>{t('dashboard.account.manage')}</LinkButton>
      </div>
    </>
  );
}
