import type { TelegramUser } from '@gatehouse/contract/telegram/telegram';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import parties from '../cards/parties.module.css';
import { GuardedAccept } from './guarded-accept.tsx';
import { nameOf, Person } from './person.tsx';
import { TelegramSign } from './telegram-sign.tsx';
import type { Dispatch } from './telegram-state.ts';
import { Titled } from './titled.tsx';

/** TG-04: whether the person of Telegram goes along with the login. */
export function Authorise({ who, tell }: { who: TelegramUser; tell: Dispatch }) {
  const { t } = useMessages();
  const { brand } = usePage();
  const values = { name: nameOf(who), brand: brand.name };
  return (
    <Titled title={t('telegram.authorise.title', values)} intro={t('telegram.authorise.text', values)}>
      <div className={parties.parties}>
        <Person who={who} sign={<TelegramSign />} />
      </div>
      <p className={parties.hint}>{t('telegram.authorise.shared', values)}</p>
      <GuardedAccept
        onAccept={() => tell({ type: 'accepted' })}
        decline={
          <Button wide onClick={() => tell({ type: 'declined' })}>
            {t('telegram.authorise.decline')}
          </Button>
        }
      >
        {t('telegram.authorise.accept', { name: who.first_name })}
      </GuardedAccept>
    </Titled>
  );
}
