import { type ReactNode, useId, useState } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import parties from '../cards/parties.module.css';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { GuardedAccept } from './guarded-accept.tsx';
import { Person } from './person.tsx';
import { TelegramSign } from './telegram-sign.tsx';
import type { Dispatch, TelegramState } from './telegram-state.ts';
import { Titled } from './titled.tsx';

type LinkProps = { state: Extract<TelegramState, { step: 'link' | 'binding' }>; tell: Dispatch };

/** TG-05: whether Telegram is linked with this account. No form: Enter in it sends nothing. */
export function LinkQuestion({ state, tell }: LinkProps) {
  const { t } = useMessages();
  const { brand } = usePage();
  const box = useId();
  const [isMissed, setMissed] = useState(false);
  const isAsking = state.step === 'link';
  const values = { brand: brand.name };
  const onMissing = () => {
    setMissed(true);
    document.getElementById(box)?.focus();
  };
  return (
    <Titled title={t('telegram.link.title')} intro={t('telegram.link.text', values)}>
      <Parties who={state.who} />
      <ul className={`${parties.checks} ${parties.hint}`}>
        <li>{t('telegram.link.login')}</li>
        <li>{t('telegram.link.remove.text')}</li>
      </ul>
      <Checkbox
        id={box}
        name="botMessages"
        defaultChecked={state.ticked}
        onChange={(event) => {
          setMissed(false);
          tell({ type: 'ticked', ticked: event.currentTarget.checked });
        }}
        label={t('telegram.link.messages', values)}
        help={<BoxHelp isTicked={state.ticked} />}
        error={isMissed ? t('telegram.link.accept.unticked') : undefined}
      />
      {isAsking && state.notice ? (
        <Notice kind="warning" role="alert">
          {t(`telegram.link.${state.notice}`)}
        </Notice>
      ) : null}
      <SubmitNotice refused={isAsking ? state.refused : undefined} waiting={!isAsking} stays />
      <GuardedAccept
        waiting={!isAsking}
        waitingText={t('telegram.link.accept.waiting')}
        missing={state.ticked ? undefined : { id: `${box}-message`, onPress: onMissing }}
        onAccept={() => tell({ type: 'accepted' })}
        decline={
          <Button wide aria-disabled={!isAsking || undefined} onClick={() => tell({ type: 'declined' })}>
            {t('telegram.link.decline')}
          </Button>
        }
      >
        {t('telegram.link.accept')}
      </GuardedAccept>
    </Titled>
  );
}

/** TG-05: without the box Telegram is not linked, and the box says so. */
function BoxHelp({ isTicked }: { isTicked: boolean }): ReactNode {
  const { t } = useMessages();
  return (
    <span>
      {t('telegram.link.messages.help')}
      {isTicked ? null : (
        <>
          {' '}
          <strong>{t('telegram.link.accept.unticked')}</strong>
        </>
      )}
    </span>
  );
}

/** The two that are linked: the person of Telegram, and the account here. */
function Parties({ who }: Pick<LinkProps['state'], 'who'>) {
  const { t } = useMessages();
  const { user } = usePage();
  const account = user?.vague_email || user?.vague_mobile || user?.username;
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
