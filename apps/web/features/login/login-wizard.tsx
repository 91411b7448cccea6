import { type RefObject, useEffect, useRef } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useFirstWrong } from '../forms/first-invalid-field.ts';
import styles from '../forms/form.module.css';
import { useFreshOnReturn } from '../sign-in/return-target.ts';
import { useLoginEffects } from './login-effects.ts';
import { loginFlow } from './login-flow.ts';
import { LoginProof, prepareProof } from './login-proof.tsx';
import { LoginStart } from './login-start.tsx';
import type { LoginState } from './login-state.ts';
import { OtherTab } from './methods/code-and-link/other-tab.tsx';
import type { LoginParts } from './methods/form-methods.tsx';
import { usePasskeyAutofill } from './methods/passkey/use-passkey-autofill.ts';
import { deleteStoredLogin, storeLogin } from './stored-login.ts';
import { ThirdPartyStart } from './third-party-start.tsx';
import { useLoginHistory } from './use-login-history.ts';
import { useLoginPlace } from './use-login-place.ts';

/** LOGIN-02: the form with all login methods, then the verification. The form stays mounted, hidden. */
export function LoginWizard({
  parts,
  Start = LoginStart,
  usePlace = useLoginPlace,
}: {
  parts: LoginParts;
  Start?: typeof LoginStart;
  usePlace?: typeof useLoginPlace;
}) {
  const { loginWays = [] } = usePage().access;
  const form = useRef<HTMLFormElement>(null);
  const { prepare, ...effects } = useLoginEffects(form);
  const [state, tell] = useFlow(loginFlow, effects);
  const isForm = !('asked' in state);
  useFirstWrong(form, 'wrong' in state ? state.wrong : undefined);
  useFreshOnReturn(state.step === 'done');
  usePasskeyAutofill(isWaitingForInput(state) && loginWays.includes('passkey'), tell);
  const { isFirst, title, toAccount, back } = usePlace();
  useReturnedFocus(form, isForm && !isFirst);
  useStoredLogin(state);
  useLoginHistory(state, tell);
  useEffect(() => {
    if (state.step === 'submitting' || state.step === 'sending') prepareProof();
  }, [state.step]);
  return (
    <div className={styles.form}>
      {isFirst || back ? (
        <ThirdPartyStart title={title} hidden={!isForm || !isFirst} parts={parts} onAccount={toAccount} />
      ) : null}
      <Start {...{ form, state, tell, parts, onBack: back }} hidden={!isForm || isFirst} onTouch={prepare} />
      {state.step === 'otherTab' ? <OtherTab onBack={() => tell({ type: 'wentBack' })} /> : null}
      {'asked' in state && state.step !== 'otherTab' ? (
        <LoginProof key={state.asked.uuid} asked={state.asked} tell={tell} />
      ) : null}
    </div>
  );
}

function isWaitingForInput({ step }: LoginState): boolean {
  return step === 'inputAccount' || step === 'inputPassword';
}

/** Stores the pending login, so that a reload resumes it. */
function useStoredLogin(state: LoginState): void {
  const asked = 'asked' in state ? state.asked : undefined;
  const isOther = !asked && !isWaitingForInput(state);
  const before = useRef(asked);
  useEffect(() => {
    if (asked) storeLogin(asked);
    else if (before.current || isOther) deleteStoredLogin();
    before.current = asked;
  }, [asked, isOther]);
}

/** Focuses the first field after a return to the form. */
function useReturnedFocus(form: RefObject<HTMLFormElement | null>, isForm: boolean): void {
  const before = useRef(isForm);
  useEffect(() => {
    if (isForm && !before.current) form.current?.querySelector<HTMLElement>('input')?.focus();
    before.current = isForm;
  }, [form, isForm]);
}
