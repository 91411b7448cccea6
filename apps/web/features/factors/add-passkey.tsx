import { type PasskeyCreationOptions, passkeyAdd, passkeyBegin } from '@gatehouse/contract/account/factors';
import { makePasskey } from '../../platform/credentials/passkey.ts';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from '../forms/form.module.css';
import { usePrivateCall } from '../verification/use-private-call.ts';
import { answered } from './factors-flow.ts';
import { useHold } from './held.ts';
import { PanelTitle, Stopped } from './panel.tsx';
import { type AddPasskeyEvent, addPasskeyFlow, type NotMade } from './passkey-flow.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { NewFactorProps } from './set-up-app.tsx';

/** Creates a passkey in the browser; after the first factor, shows recovery codes. */
export function AddPasskey({ onHold, onMade, onDone, onCancel }: NewFactorProps) {
  const { t } = useMessages();
  const { site } = usePage();
  const { ask, dialog } = usePrivateCall();
  const [state, tell] = useFlow(addPasskeyFlow, {
    begin: (_, signal) => answered(ask(passkeyBegin, undefined, signal)),
    make: ({ options }, signal) => make(options, signal),
    add: ({ id, response }, signal) => answered(ask(passkeyAdd, { id, response }, signal)),
    made: () => void onMade(),
    tell: () => void onDone(t('factorsForm.passkey.done')),
  });
  useHold(state.step === 'adding' || state.step === 'codes', onHold);
  const again = () => tell({ type: 'again' });
  const whyNot = (why: NotMade) =>
    why === 'host' ? t('factorsForm.passkey.here', { host: site.host }) : t(`factorsForm.passkey.${why}`);
  return (
    <>
      {state.step === 'stopped' ? (
        <Stopped refused={state.refused} onAgain={again} onCancel={onCancel}>
          {state.why ? whyNot(state.why) : undefined}
        </Stopped>
      ) : null}
      {state.step === 'codes' ? <RecoveryCodes codes={state.codes} onKept={() => tell({ type: 'kept' })} /> : null}
      {['beginning', 'making', 'adding', 'done'].includes(state.step) ? (
        <div className={styles.form}>
          <PanelTitle>{t('factorsForm.passkey.title')}</PanelTitle>
          <p role="status">{t('factorsForm.passkey.waiting')}</p>
          <Spinner />
          <Button variant="quiet" aria-disabled={state.step === 'adding' || undefined} onClick={onCancel}>
            {t('shell.cancel')}
          </Button>
        </div>
      ) : null}
      {dialog}
    </>
  );
}

async function make(options: PasskeyCreationOptions, signal: AbortSignal): Promise<AddPasskeyEvent> {
  try {
    const answer = await makePasskey(options, signal);
    return typeof answer === 'string' ? { type: 'notMade', why: answer } : { type: 'made', response: answer };
  } catch (error) {
    const elsewhere = error instanceof DOMException && error.name === 'SecurityError';
    return { type: 'notMade', why: elsewhere ? 'host' : 'dismissed' };
  }
}
