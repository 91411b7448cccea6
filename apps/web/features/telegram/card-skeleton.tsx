import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from '../cards/account.module.css';

/** TG-01: the card until its state is known: its own parts without their facts, so that nothing moves once these come. */
export function CardSkeleton({ isLinked }: { isLinked: boolean }) {
  const { t } = useMessages();
  return (
    <>
      <p className={styles.quiet}>{t('telegram.card.intro')}</p>
      <div inert aria-hidden="true" className={styles.part}>
        {isLinked ? (
          <Linked />
        ) : (
          <Button aria-disabled waitingText={t('thirdParty.button.leaving', { name: 'Telegram' })}>
            {t('telegram.card.add')}
          </Button>
        )}
      </div>
    </>
  );
}

function Linked() {
  const { t } = useMessages();
  return (
    <>
      <div className={styles.row}>
        <Icon name="user" size="large" />
        <div>
          <p className={styles.strong}>&nbsp;</p>
          <p className={styles.quiet}>&nbsp;</p>
          <p className={styles.quiet}>&nbsp;</p>
          <p className={styles.quiet}>&nbsp;</p>
        </div>
        <div className={styles.end}>
          <Button compact aria-disabled>
            {t('telegram.card.remove')}
          </Button>
        </div>
      </div>
      <Switch
        name="telegramMessages"
        label={t('telegram.card.messages')}
        help={t('telegram.card.messages.help')}
        checked={false}
        disabled
        onChange={() => undefined}
      />
    </>
  );
}
