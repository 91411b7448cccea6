import {
  type FactorList,
  factorList,
  passkeyRemove,
  recoveryCodesRenew,
  totpUnbind,
} from '@gatehouse/contract/account/factors';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { deferredMessages } from '../../platform/words/deferred-messages.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from '../cards/account.module.css';
import { DeferredPanel } from '../deferred/deferred-panel.tsx';
import { WithDeferredMessages } from '../deferred/with-deferred-messages.tsx';
import type { SubmitAnswer } from '../forms/submit-answer.ts';
import { useRefusal } from '../forms/submit-notice.tsx';
import { type PrivateCall, usePrivateCall } from '../verification/use-private-call.ts';
import { AppRow } from './app-row.tsx';
import { ConfirmChange } from './confirm-change.tsx';
import type { ListedState } from './factors-flow.ts';
import { answered, type FactorsEvent, type FactorsState, factorsFlowOf } from './factors-flow.ts';
import { PasskeyRows } from './passkey-rows.tsx';
import { RecoveryRow } from './recovery-row.tsx';

/**
 * LOGIN-02, SESS-08: the second factors of the account: an app, passkeys, and recovery codes.
 * @param start the list that the page was rendered with; the page then embeds the messages `factors.`. Without it the list and
 * its messages are loaded.
 */
export function FactorsCard({ start }: { start?: FactorList | undefined }) {
  if (start) return <Factors start={start} />;
  return (
    <WithDeferredMessages>
      <Factors start={undefined} />
    </WithDeferredMessages>
  );
}

function Factors({ start }: { start: FactorList | undefined }) {
  const [flow] = useState(() => factorsFlowOf(start));
  const { language } = usePage();
  const { ask, dialog } = usePrivateCall();
  const [state, tell] = useFlow(flow, {
    load: (_, signal) => answered(ask(factorList, undefined, signal)),
    async change({ target, list }, signal) {
      // Loads what shows the new codes before the old ones are invalidated.
      if (target === 'codes') await Promise.all([loadRecoveryCodes(), deferredMessages(language.value, 'inverse')]);
      return answered(change(ask, target, list, signal));
    },
  });
  return (
    <>
      <Shown state={state} tell={tell} />
      {dialog}
    </>
  );
}

type ChangingState = Extract<FactorsState, { step: 'changing' }>;

function change(
  ask: PrivateCall['ask'],
  target: ChangingState['target'],
  list: FactorList,
  signal: AbortSignal,
): Promise<SubmitAnswer> {
  if (target === 'app') return ask(totpUnbind, undefined, signal);
  if (target === 'codes') return ask(recoveryCodesRenew, { made_at: list.recovery?.made_at ?? 0 }, signal);
  return ask(passkeyRemove, { passkey_id: target.passkey }, signal);
}

function Shown({ state, tell }: { state: FactorsState; tell: (event: FactorsEvent) => void }) {
  const { t } = useMessages();
  if (state.step === 'loading') return <Spinner label={t('form.wait')} />;
  if (state.step === 'failed') return <Failed onAgain={() => tell({ type: 'again' })} />;
  return (
    <>
      <p className={styles.quiet}>{t('factors.intro')}</p>
      <Outcome state={state} />
      {state.step === 'codes' ? <NewCodes codes={state.codes} onKept={() => tell({ type: 'kept' })} /> : null}
      <ul className={styles.rows}>
        <AppRow state={state} tell={tell} />
        <PasskeyRows state={state} tell={tell} />
        <RecoveryRow state={state} tell={tell} />
      </ul>
      <ConfirmChange state={state} tell={tell} />
    </>
  );
}

function Failed({ onAgain }: { onAgain: () => void }): ReactNode {
  const { t } = useMessages();
  return (
    <Notice
      kind="warning"
      role="alert"
      actions={
        <Button compact onClick={onAgain}>
          {t('shell.retry')}
        </Button>
      }
    >
      {t('factors.failed')}
    </Notice>
  );
}

/** The result of the last change. It takes the focus, since the button may be gone. */
function Outcome({ state }: { state: ListedState }) {
  const { find } = useMessages();
  const message = useRefusal();
  const place = useRef<HTMLDivElement>(null);
  const { news, refused } = state.step === 'shown' ? state : { news: undefined, refused: undefined };
  useEffect(() => {
    if (news || refused) place.current?.focus();
  }, [news, refused]);
  return (
    <div role="status" ref={place} tabIndex={-1} className={styles.news}>
      {news ? <Notice kind="success">{find(news) ?? news}</Notice> : null}
      {refused && !refused.toasted ? <Notice kind="danger">{message(refused)}</Notice> : null}
    </div>
  );
}

export const loadRecoveryCodes = async () => (await import('./recovery-codes.tsx')).RecoveryCodes;

/** New recovery codes; the component that shows them is loaded on demand. */
export function NewCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return <DeferredPanel load={loadRecoveryCodes} props={{ codes, onKept }} onGiveUp={onKept} />;
}
