import { type ReactNode, useId, useState } from 'react';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import parties from '../cards/parties.module.css';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { Both } from './both.tsx';
import { GuardedAccept } from './guarded-accept.tsx';
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
      <Both who={state.who} />
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
