import type { PendingChallenge } from '@gatehouse/contract/login/challenge';
import type { Locked, LockPreview } from '@gatehouse/contract/recovery/ban';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { utcText } from '@gatehouse/rules/login/ban-answer';
import { SELF_UNBLOCK_PATH } from '@gatehouse/rules/page/page-paths';
import { useState } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { sessionHere } from '../../platform/page/browser-session.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { WithDeferredMessages } from '../deferred/with-deferred-messages.tsx';
import type { Refused } from '../forms/submit-answer.ts';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { Verification } from '../verification/verify.tsx';
import { lockNow, verify } from './ban-calls.ts';
import { EndScreen, StartAgain, WriteToUs } from './end-screen.tsx';
import { useLocalTime } from './lock-end.tsx';
import { type LockEvent, type LockState, lockFlowOf } from './lock-flow.ts';

export type StepsProps = { readonly asked: PendingChallenge; readonly onBack: () => void };

/** The steps after the account is known: verification, confirmation, lock. */
export function LockSteps(props: StepsProps) {
  return (
    <WithDeferredMessages>
      <Steps {...props} />
    </WithDeferredMessages>
  );
}

function Steps({ asked, onBack }: StepsProps) {
  const page = usePage();
  const [flow] = useState(() => lockFlowOf(asked));
  const [state, tell] = useFlow(flow, {
    lock: ({ uuid }, signal) => lockNow(page, uuid, signal),
    // The lock ended the session of this browser too.
    forget: () => {
      if (page.session.user) sessionHere(page).forget();
      return undefined;
    },
  });
  return <LockScreen state={state} tell={tell} onBack={onBack} />;
}

type ScreenProps = { state: LockState; tell: (event: LockEvent) => void; onBack: () => void };

/** The screen for each state of a lock. */
export function LockScreen({ state, tell, onBack }: ScreenProps) {
  const { t } = useMessages();
  const page = usePage();
  switch (state.step) {
    case 'proving':
      return (
        <Verification
          asked={state.asked}
          answer={(proof, signal) => verify(page, 'lock', state.asked.uuid, proof, signal)}
          onDone={(answer) => tell({ type: 'proved', answer })}
          onBack={onBack}
          title={t('lock.prove.title')}
        />
      );
    case 'confirming':
    case 'locking':
      return (
        <Confirm
          preview={state.preview}
          refused={state.step === 'confirming' ? state.refused : undefined}
          waiting={state.step === 'locking'}
          onConfirm={() => tell({ type: 'confirmed' })}
        />
      );
    case 'locked':
      return <LockedNow locked={state.locked} />;
    case 'expired':
      return <StartAgain onBack={onBack} />;
    case 'ended':
      return <EndScreen title={t('lock.ended.title')} refused={state.refused} actions={<WriteToUs primary />} />;
  }
}

type ConfirmProps = { preview: LockPreview; refused: Refused | undefined; waiting: boolean; onConfirm: () => void };

function Confirm({ preview, refused, waiting, onConfirm }: ConfirmProps) {
  const { t } = useMessages();
  const { site, language } = usePage();
  const name = preview.vague_email ?? preview.vague_mobile ?? '';
  return (
    <EndScreen
      title={t('lock.confirm.title', { name })}
      actions={
        <>
          <SubmitNotice refused={refused} waiting={waiting} />
          <Button variant="danger" wide waiting={waiting} waitingText={t('lock.confirm.waiting')} onClick={onConfirm}>
            {t('lock.confirm.submit')}
          </Button>
          <LinkButton wide href={withLanguage(language.value, '/')}>
            {t('lock.confirm.keep')}
          </LinkButton>
        </>
      }
    >
      {preview.is_baned ? <p>{t('lock.confirm.already')}</p> : null}
      <p>{t('lock.confirm.sessions', { sessions: preview.sessions })}</p>
      <p>{t(site.selfUnblock === false ? 'lock.start.byUs' : 'lock.start.after')}</p>
    </EndScreen>
  );
}

function LockedNow({ locked }: { locked: Locked }) {
  const { t } = useMessages();
  const { site, language } = usePage();
  const at = locked.unblock_time * 1000;
  const time = useLocalTime(at);
  const own = site.selfUnblock !== false;
  return (
    <EndScreen
      title={t('lock.done.title')}
      actions={
        <>
          {own ? (
            <LinkButton variant="primary" wide href={withLanguage(language.value, SELF_UNBLOCK_PATH)}>
              {t('lock.done.unblock')}
            </LinkButton>
          ) : null}
          <WriteToUs primary={!own} />
        </>
      }
    >
      <p>{t('lock.done.sessions', { sessions: locked.sessions })}</p>
      <p>{own ? t('lock.done.until', { time, utc: utcText(at) }) : t('lock.start.byUs')}</p>
      <p>{t('lock.done.next')}</p>
    </EndScreen>
  );
}
