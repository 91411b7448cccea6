import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { Both } from './both.tsx';
import { GuardedAccept } from './guarded-accept.tsx';
import { nameOf } from './person.tsx';
import type { Dispatch, TelegramState } from './telegram-state.ts';
import { Titled } from './titled.tsx';

type SwitchProps = { state: Extract<TelegramState, { step: 'others' | 'ending' }>; tell: Dispatch };

/** TG-12: whether the person who opened the mini-app goes on in place of the one who is logged in. */
export function SwitchQuestion({ state, tell }: SwitchProps) {
  const { t } = useMessages();
  const isAsking = state.step === 'others';
  return (
    <Titled title={t('telegram.switch.title')} intro={t('telegram.switch.text', { name: nameOf(state.who) })}>
      <Both who={state.who} />
      <SubmitNotice refused={isAsking ? state.refused : undefined} waiting={!isAsking} stays />
      <GuardedAccept
        waiting={!isAsking}
        waitingText={t('telegram.switch.accept.waiting')}
        onAccept={() => tell({ type: 'accepted' })}
        decline={
          <Button wide aria-disabled={!isAsking || undefined} onClick={() => tell({ type: 'declined' })}>
            {t('telegram.switch.decline')}
          </Button>
        }
      >
        {t('telegram.switch.accept')}
      </GuardedAccept>
    </Titled>
  );
}
