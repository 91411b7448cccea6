import type { TelegramUser } from '@gatehouse/contract/telegram/telegram';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import parties from '../cards/parties.module.css';
import { Person } from './person.tsx';
import { TelegramSign } from './telegram-sign.tsx';

/** The person of Telegram, and the account here. */
export function Both({ who }: { who: TelegramUser | undefined }) {
  const { t } = useMessages();
  const { session } = usePage();
  const account = session.user?.vague_email || session.user?.vague_mobile || session.user?.username;
  return (
    <div className={parties.parties}>
      {who ? <Person who={who} sign={<TelegramSign />} /> : null}
      {account ? (
        <div className={parties.party}>
          <span className={parties.mark}>
            <Icon name="user" />
          </span>
          <div className={parties.who}>
            <p className={parties.hint}>{t('telegram.link.account')}</p>
            <p className={parties.name}>
              <bdi dir="ltr">{account}</bdi>
            </p>
          </div>
        </div>
      ) : null}
    </div>
  );
}
