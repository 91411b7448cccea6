import { useId, useState } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import parties from '../cards/parties.module.css';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { useGuard } from '../forms/use-guard.ts';
import { Person } from './person.tsx';
import type { Dispatch, TelegramState } from './telegram-state.ts';
import { Titled } from './titled.tsx';

type LinkProps = { state: Extract<TelegramState, { step: 'link' | 'binding' }>; tell: Dispatch };

/** TG-05: whether Telegram is linked with this account. No form: Enter in it sends nothing. */
export function LinkQuestion({ state, tell }: LinkProps) {
  const { t } = useMessages();
  const { brand } = usePage();
  const isAsking = state.step === 'link';
  const values = { brand: brand.name };
  return (
    <Titled title={t('telegram.link.title')} intro={t('telegram.link.text', values)}>
      <Parties who={state.who} />
      <ul className={`${parties.checks} ${parties.hint}`}>
        <li>{t('telegram.link.login')}</li>
        <li>{t('telegram.link.remove')}</li>
      </ul>
      <Checkbox
        name="botMessages"
        defaultChecked={state.ticked}
        onChange={(event) => tell({ type: 'ticked', ticked: event.currentTarget.checked })}
        label={t('telegram.link.messages', values)}
        help={t('telegram.link.messages.help')}
      />
      {isAsking && state.notice ? (
        <Notice kind="warning" role="alert">
          {t(`telegram.link.${state.notice}`)}
        </Notice>
      ) : null}
      <SubmitNotice refused={isAsking ? state.refused : undefined} waiting={!isAsking} stays />
      <Decision state={state} tell={tell} />
    </Titled>
  );
}

/** The two that are linked: the person of Telegram, and the account here. */
function Parties({ who }: Pick<LinkProps['state'], 'who'>) {
  const { t } = useMessages();
  const { user } = usePage();
  const account = user?.vague_email || user?.vague_mobile || user?.username;
  return (
    <div className={parties.parties}>
      {who ? <Person who={who} /> : null}
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

/** Against click-jacking, accepting does nothing for a moment; without the bot's messages it does nothing at all. */
function Decision({ state, tell }: LinkProps) {
  const { t } = useMessages();
  const id = useId();
  const isOpen = useGuard();
  const [early, setEarly] = useState(false);
  const isBusy = state.step === 'binding';
  const isInert = !state.ticked || !isOpen;
  return (
    <div className={parties.decision}>
      <Button
        variant="primary"
        wide
        waiting={isBusy}
        waitingText={t('telegram.link.accept.waiting')}
        aria-disabled={isInert || isBusy || undefined}
        aria-describedby={isInert ? id : undefined}
        onClickCapture={() => setEarly(state.ticked && !isOpen && !isBusy)}
        onClick={() => tell({ type: 'accepted' })}
      >
        {t('telegram.link.accept')}
      </Button>
      <Button wide aria-disabled={isBusy || undefined} onClick={() => tell({ type: 'declined' })}>
        {t('telegram.link.decline')}
      </Button>
      <p id={id} hidden>
        {t(state.ticked ? 'telegram.link.accept.wait' : 'telegram.link.accept.unticked')}
      </p>
      <p role="status" className={parties.early}>
        {state.ticked ? early && t('telegram.link.accept.early') : t('telegram.link.accept.unticked')}
      </p>
    </div>
  );
}
