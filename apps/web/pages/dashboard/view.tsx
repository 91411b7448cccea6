import styles from '../../features/dashboard/dashboard.module.css';
import { LogOut } from '../../features/dashboard/log-out.tsx';
import { Next } from '../../features/dashboard/next.tsx';
import { Sessions } from '../../features/dashboard/sessions.tsx';
import { Verification } from '../../features/dashboard/verification.tsx';
import { Who } from '../../features/dashboard/who.tsx';
import { Frame } from '../../shell/frame.tsx';
import { usePage } from '../../shell/page-context.tsx';
import { useWords } from '../../shell/words.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { DashboardData } from './load.ts';

export function View() {
  const { t } = useWords();
  const { user, data } = usePage<DashboardData>();
  return (
    <Frame>
      <div className={styles.dashboard}>
        <header className={styles.head}>
          <h1>{t('dashboard.title')}</h1>
          <LogOut />
        </header>
        {data.newUser ? (
          <Notice kind="success" title={t('dashboard.welcome')}>
            {t('dashboard.welcome.text')}
          </Notice>
        ) : null}
        <div className={styles.grid}>
          <div className={styles.column}>
            <Part title={t('dashboard.account')}>{user ? <Who user={user} /> : null}</Part>
            <Part title={t('dashboard.sessions')}>
              {data.sessions ? <Sessions rows={data.sessions} /> : <NoSessions />}
            </Part>
          </div>
          <div className={styles.column}>
            <Part title={t('dashboard.verification')}>
              <Verification verified={data.verified} />
            </Part>
            <Part title={t('dashboard.next')}>
              <Next verified={data.verified} />
            </Part>
          </div>
        </div>
      </div>
    </Frame>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Card>
      <section className={styles.part}>
        <h2>{title}</h2>
        {children}
      </section>
    </Card>
  );
}

function NoSessions() {
  const { t } = useWords();
  return (
    <>
      <p>{t('dashboard.sessions.failed')}</p>
      <a href="?">{t('shell.retry')}</a>
    </>
  );
}
