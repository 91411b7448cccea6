import { useEffect } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import form from '../forms/form.module.css';
import { useStepUp } from '../verification/step-up.tsx';
import { approveEffects } from './approve-effects.ts';
import { type ApproveState, approveFlow } from './approve-flow.ts';
import { ApproveOutcome, isOutcome } from './approve-outcome.tsx';
import { Asking } from './asking.tsx';

const SERVER = import.meta.env.SSR;

/** LOGIN-05: the page of a phone that has scanned a code. On the server, and until the code is read, it shows a spinner. */
export function Approve() {
  return SERVER ? <Looking /> : <Approving />;
}

function Approving() {
  const page = usePage();
  const stepUp = useStepUp();
  const [state, tell] = useFlow(approveFlow, approveEffects(page, stepUp.call));
  useEnd(state, () => tell({ type: 'timeUp' }));
  if (isOutcome(state))
    return <ApproveOutcome key={state.step} state={state} onRetry={() => tell({ type: 'retried' })} />;
  return 'request' in state ? (
    <>
      <Asking state={state} tell={tell} />
      {stepUp.dialog}
    </>
  ) : (
    <Looking />
  );
}

function Looking() {
  const { t } = useMessages();
  return (
    <div className={form.form}>
      <h1>{t('qr.approve.title')}</h1>
      <Spinner size="large" label={t('qr.approve.looking')} />
    </div>
  );
}

/** Ends a request that was not answered in time. */
function useEnd(state: ApproveState, end: () => void): void {
  const until = state.step === 'asked' ? state.request.until : undefined;
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(end, Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
}
