import { FORGET_ACCOUNT_PATH } from '@gatehouse/contract/login/known-account';
import type { ReactNode } from 'react';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './known-account.module.css';

/**
 * The account that the device remembers, and the way to another one. The form works without a script.
 * @param seal the personal seal of a device that knows it; absent: a sign of a person stands in its place, of the same size
 */
export function KnownAccount({ mask, seal }: { mask: string; seal?: ReactNode }) {
  const { t } = useMessages();
  return (
    <div className={styles.account}>
      <span className={styles.seal} aria-hidden="true">
        {seal ?? <Icon name="user" />}
      </span>
      <div className={styles.who}>
        <p className={styles.label}>{t('known.account')}</p>
        <p className={styles.mask}>
          <bdi dir="ltr" translate="no">
            {mask}
          </bdi>
        </p>
      </div>
      <form id="forget-account" method="post" action={FORGET_ACCOUNT_PATH}>
        <Button type="submit" variant="quiet" compact aria-describedby="forget-account-help">
          {t('known.notYou')}
        </Button>
      </form>
      <p id="forget-account-help" className={styles.help}>
        {t('known.notYou.help')}
      </p>
    </div>
  );
}
