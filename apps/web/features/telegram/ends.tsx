import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import parties from '../cards/parties.module.css';
import styles from '../forms/form.module.css';
import type { Dispatch } from './telegram-state.ts';
import { Titled } from './titled.tsx';

/** TG-09: the dialog says what has expired, and closes the mini-app. This is left where Telegram does not close it. */
export function Expired({ tell }: { tell: Dispatch }) {
  const { t } = useMessages();
  return (
    <Titled title={t('telegram.title')} intro={t('telegram.expired.text')}>
      <Button wide onClick={() => tell({ type: 'otherWay' })}>
        {t('telegram.otherWay')}
      </Button>
    </Titled>
  );
}

/** TG-07: the toast says that Telegram is linked; the page goes on by itself once it is over. It has room above the title. */
export function Bound({ tell }: { tell: Dispatch }) {
  const { t } = useMessages();
  const { brand } = usePage();
  return (
    <div className={styles.form}>
      <p className={parties.early} />
      <Titled title={t('telegram.bound.title')} intro={t('telegram.bound.text', { brand: brand.name })}>
        <Button variant="primary" wide onClick={() => tell({ type: 'wentOn' })}>
          {t('telegram.continue')}
        </Button>
      </Titled>
    </div>
  );
}

/** TG-08: below the dialog, which says why. */
export function Unbound({ tell }: { tell: Dispatch }) {
  const { t } = useMessages();
  return (
    <Titled title={t('telegram.unbound.later.title')} intro={t('telegram.unbound.later')}>
      <Button variant="primary" wide onClick={() => tell({ type: 'wentOn' })}>
        {t('telegram.continue')}
      </Button>
    </Titled>
  );
}
