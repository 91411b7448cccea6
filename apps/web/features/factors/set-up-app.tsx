import { totpBegin, totpBind } from '@gatehouse/contract/account/factors';
import { useEffect, useRef } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { useMessages } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code/code-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import account from '../cards/account.module.css';
import { useFirstWrong } from '../forms/first-invalid-field.ts';
import { Form } from '../forms/form.tsx';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { usePrivateCall } from '../verification/use-private-call.ts';
import { type AppState, appFlow } from './app-flow.ts';
import { Key } from './app-key.tsx';
import own from './factors.module.css';
import { answered } from './factors-flow.ts';
import { useHold } from './held.ts';
import { PanelTitle, Stopped } from './panel.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Props of a panel in the card. */
export type PanelProps = {
  /** `news` is the message to show. */
  readonly onDone: (news: string) => void;
  readonly onCancel: () => void;
};

/**
 * Props of a panel that creates a factor. `onMade`: the factor is active while the panel stays open; `onHold`: the panel must
 * stay open.
 */
export type NewFactorProps = PanelProps & { readonly onMade: () => void; readonly onHold: (holds: boolean) => void };

/** Sets up an app: the key as a QR code and text, the first code, then the recovery codes. */
export function SetUpApp({ onHold, onMade, onDone, onCancel }: NewFactorProps) {
  const { t } = useMessages();
  const { ask, dialog } = usePrivateCall();
  const [state, tell] = useFlow(appFlow, {
    begin: (_, signal) => answered(ask(totpBegin, undefined, signal)),
    bind: ({ id, code }, signal) => answered(ask(totpBind, { id, code }, signal)),
    made: () => void onMade(),
    tell: () => void onDone(t('factorsForm.app.done')),
  });
  useHold(state.step === 'binding' || state.step === 'codes', onHold);
  return (
    <>
      {state.step === 'beginning' || state.step === 'done' ? <Spinner label={t('factorsForm.app.begin')} /> : null}
      {state.step === 'stopped' ? (
        <Stopped refused={state.refused} onAgain={() => tell({ type: 'again' })} onCancel={onCancel} />
      ) : null}
      {state.step === 'key' || state.step === 'binding' ? (
        <KeyForm state={state} onCode={(code) => tell({ type: 'given', code })} onCancel={onCancel} />
      ) : null}
      {state.step === 'codes' ? <RecoveryCodes codes={state.codes} onKept={() => tell({ type: 'kept' })} /> : null}
      {dialog}
    </>
  );
}

type KeyFormProps = {
  state: Extract<AppState, { step: 'key' | 'binding' }>;
  onCode: (code: string) => void;
  onCancel: () => void;
};

/** The two steps of the set-up, side by side where there is room. */
export function KeyForm({ state, onCode, onCancel }: KeyFormProps) {
  const { t } = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const wrong = state.step === 'key' ? state.wrong : undefined;
  const waiting = state.step === 'binding';
  useFirstWrong(form, wrong);
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div className={own.setUp}>
      <Form ref={form} onSubmit={(sent) => onCode(String(new FormData(sent).get('code') ?? ''))}>
        <PanelTitle>{t('factorsForm.app.title')}</PanelTitle>
        <ol className={account.grid}>
          <li className={account.part}>
            <Key begun={state.begun} />
          </li>
          <li className={account.part}>
            <b>{t('factorsForm.app.step.code')}</b>
            <CodeField
              name="code"
              required
              label={t('factorsForm.app.code')}
              help={t('factorsForm.app.code.help')}
              error={wrong ? t(`factorsForm.app.code.${wrong.why}`) : undefined}
              onComplete={onCode}
            />
            <SubmitNotice refused={state.step === 'key' ? state.refused : undefined} waiting={waiting} />
            <Button type="submit" variant="primary" wide waiting={waiting} waitingText={t('factors.working')}>
              {t('factorsForm.app.confirm')}
            </Button>
            <Button variant="quiet" wide aria-disabled={waiting || undefined} onClick={onCancel}>
              {t('shell.cancel')}
            </Button>
          </li>
        </ol>
      </Form>
    </div>
  );
}
