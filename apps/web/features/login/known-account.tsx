import { FORGET_ACCOUNT_PATH } from '@gatehouse/contract/login/known-account';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import account from '../cards/account.module.css';
import { Line, Row } from '../cards/account-row.tsx';

const HELP_ID = 'forget-account-help';

/** The account that the device remembers, and the way to another one. The form works without a script. */
export function KnownAccount({ mask }: { mask: string }) {
  const { t } = useMessages();
  return (
    <div className={account.letter}>
      <ul className={account.rows} aria-label={t('known.account')}>
        <Row
          icon={<Icon name="user" size="large" />}
          title={
            <bdi dir="ltr" translate="no">
              {mask}
            </bdi>
          }
          end={
            <form id="forget-account" method="post" action={FORGET_ACCOUNT_PATH}>
              <Button type="submit" compact aria-describedby={HELP_ID}>
                {t('known.notYou')}
              </Button>
            </form>
          }
        >
          <Line id={HELP_ID}>{t('known.notYou.help')}</Line>
        </Row>
      </ul>
    </div>
  );
}
