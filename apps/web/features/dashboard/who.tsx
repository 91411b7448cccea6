import type { UserInfoResult } from '@gatehouse/contract/session';
import { usePage } from '../../shell/page-context.tsx';
import { useWords } from '../../shell/words.tsx';
import styles from './dashboard.module.css';

/** Who is logged in, masked as the API masks it. */
export function Who({ user }: { user: UserInfoResult }) {
  const { t } = useWords();
  const { site } = usePage();
  const state = (verified: boolean) => t(verified ? 'dashboard.account.verified' : 'dashboard.account.unverified');
  return (
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
    </dl>
  );
}
