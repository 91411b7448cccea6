import styles from '../../features/cards/account.module.css';
import { LogOut } from '../../features/sign-in/log-out.tsx';
import { Frame } from '../../shell/frame.tsx';
import { ServerPart } from '../../shell/server-part.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Overview } from './overview.tsx';

/** Only logging out needs a script; the rest is rendered by the server. */
export function View() {
  const { t } = useMessages();
  return (
    <Frame>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{t('dashboard.title')}</h1>
          <LogOut />
        </header>
        <ServerPart as="div" name="overview" className={styles.page} body={import.meta.env.SSR ? Overview : null} />
      </div>
    </Frame>
  );
}
