import { useEffect, useRef } from 'react';
import { useOnline } from '../platform/notices/online.ts';
import { toasts } from '../platform/notices/toasts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './offline-notice.module.css';
import { useMessages } from './words.tsx';

/** Announces that the network is gone and nothing is lost; and, once, that it is back, replacing the notices about it. */
export function OfflineNotice() {
  const { t } = useMessages();
  const online = useOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (online && wasOffline.current) {
      toasts.hideOffline();
      toasts.show({ kind: 'success', text: t('shell.offline.back') });
    }
    wasOffline.current = !online;
  }, [online, t]);
  return (
    <div role="status">
      {online ? null : (
        <div className={styles.notice}>
          <Icon name="offline" />
          <p>
            <strong>{t('shell.offline.title')}</strong> {t('shell.offline.text')}
          </p>
        </div>
      )}
    </div>
  );
}
