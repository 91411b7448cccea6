import type { ReactNode } from 'react';
import styles from '../../features/cards/account.module.css';
import { AccountSummary } from '../../features/dashboard/account-summary.tsx';
import { NextSteps } from '../../features/dashboard/next-steps.tsx';
import { Verification } from '../../features/dashboard/verification.tsx';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { DashboardData } from './load.ts';

export function Overview() {
  const { t } = useMessages();
  const { user, data } = usePage<DashboardData>();
  return (
    <>
      {data.newUser ? (
        <Notice kind="success" title={t('dashboard.welcome')}>
          {t('dashboard.welcome.text')}
        </Notice>
      ) : null}
      <div className={styles.grid}>
        <Part title={t('dashboard.account')}>
          {user ? <AccountSummary user={user} devices={data.devices} /> : null}
        </Part>
        <div className={styles.column}>
          <Part title={t('dashboard.verification')}>
            <Verification verified={data.verified} />
          </Part>
          <Part title={t('dashboard.next')}>
            <NextSteps verified={data.verified} />
          </Part>
        </div>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <section className={styles.part}>
        <h2>{title}</h2>
        {children}
      </section>
    </Card>
  );
}
