import { withLanguage } from '@gatehouse/rules/language/path-language';
import { RETRIEVE_PATH } from '@gatehouse/rules/page/page-paths';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { WithDeferredMessages } from '../deferred/with-deferred-messages.tsx';
import styles from '../forms/form.module.css';
import steps from '../forms/steps.module.css';
import type { Refused } from '../forms/submit-answer.ts';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { useArrival } from '../forms/use-arrival-focus.ts';
import { Verification } from '../verification/verify.tsx';
import { unlockNow, verify } from './ban-calls.ts';
import { EndScreen, StartAgain, WriteToUs } from './end-screen.tsx';
import { LockEndCard } from './lock-end.tsx';
import type { StepsProps } from './lock-steps.tsx';
import { type LockEnd, type UnblockEvent, type UnblockState, unblockFlowOf } from './unblock-flow.ts';
import { ByUs, LogIn, NotLocked } from './unblock-screens.tsx';

/** The steps after the account is known: verification, wait, unlock. */
export function UnblockSteps(props: StepsProps) {
  return (
    <WithDeferredMessages>
      <Steps {...props} />
    </WithDeferredMessages>
  );
}

function Steps({ asked, onBack }: StepsProps) {
  const page = usePage();
  const [flow] = useState(() => unblockFlowOf(asked));
  const [state, tell] = useFlow(flow, {
    unlock: ({ uuid }, signal) => unlockNow(page, uuid, signal),
  });
  return <UnblockScreen state={state} tell={tell} onBack={onBack} />;
}

type ScreenProps = { state: UnblockState; tell: (event: UnblockEvent) => void; onBack: () => void };

/** The screen for each state of unlocking. */
export function UnblockScreen({ state, tell, onBack }: ScreenProps) {
  const { t } = useMessages();
  const page = usePage();
  const over = useCallback(() => tell({ type: 'timeOver' }), [tell]);
  switch (state.step) {
    case 'proving':
      return (
        <Verification
          asked={state.asked}
          answer={(proof, signal) => verify(page, 'unblock', state.asked.uuid, proof, signal)}
          onDone={(answer) => tell({ type: 'proved', answer })}
          onBack={onBack}
          title={t('unblock.prove.title')}
        />
      );
    case 'waiting':
      return <Wait end={state.end} onOver={over} />;
    case 'ready':
    case 'unlocking':
      return (
        <Ready
          refused={state.step === 'ready' ? state.refused : undefined}
          waiting={state.step === 'unlocking'}
          onUnlock={() => tell({ type: 'unlockAsked' })}
        />
      );
    case 'unlocked':
      return <Unlocked />;
    case 'notLocked':
      return (
        <Arrived>
          <NotLocked />
        </Arrived>
      );
    case 'byUs':
      return (
        <Arrived>
          <ByUs />
        </Arrived>
      );
    case 'expired':
      return <StartAgain onBack={onBack} />;
    case 'ended':
      return <EndScreen title={t('unblock.ended.title')} refused={state.refused} actions={<WriteToUs primary />} />;
  }
}

function Arrived({ children }: { children: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  useArrival(section, 'end', '');
  return (
    <section ref={section} className={`${styles.form} ${steps.step}`}>
      {children}
    </section>
  );
}

/** BAN-04 */
function Wait({ end, onOver }: { end: LockEnd; onOver: () => void }) {
  const { t } = useMessages();
  return (
    <EndScreen title={t('unblock.wait.title')} actions={<WriteToUs />}>
      <p className={styles.intro}>{t('unblock.wait.text')}</p>
      <LockEndCard end={end} onOver={onOver} />
      <p className={styles.intro}>{t('unblock.wait.return')}</p>
    </EndScreen>
  );
}

function Ready({
  refused,
  waiting,
  onUnlock,
}: {
  refused: Refused | undefined;
  waiting: boolean;
  onUnlock: () => void;
}) {
  const { t } = useMessages();
  return (
    <EndScreen
      title={t('unblock.ready.title')}
      actions={
        <>
          <SubmitNotice refused={refused} waiting={waiting} />
          <Button variant="primary" wide waiting={waiting} waitingText={t('unblock.ready.waiting')} onClick={onUnlock}>
            {t('unblock.ready.submit')}
          </Button>
        </>
      }
    >
      <p className={styles.intro}>{t('unblock.ready.text')}</p>
    </EndScreen>
  );
}

function Unlocked() {
  const { t } = useMessages();
  const { language } = usePage();
  return (
    <EndScreen
      title={t('unblock.done.title')}
      actions={
        <>
          <LogIn />
          <LinkButton wide href={withLanguage(language.value, RETRIEVE_PATH)}>
            {t('unblock.done.password')}
          </LinkButton>
        </>
      }
    >
      <p>{t('unblock.done.text')}</p>
    </EndScreen>
  );
}
