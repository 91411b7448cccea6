import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFlow } from '../../platform/use-flow.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useFirstWrong } from '../first-wrong.ts';
import form from '../form.module.css';
import { useFreshOnReturn } from '../return.ts';
import { SubmitNotice } from '../submit-notice.tsx';
import { passwordProblem } from './password-problem.ts';
import styles from './registration.module.css';
import { useRegistrationEffects } from './registration-effects.ts';
import { linkedRegistrationFlow, registrationFlow } from './registration-flow.ts';
import type { RegistrationState } from './registration-state.ts';
import { keptRegistration } from './registration-store.ts';
import { Screen, screenOf, type Tell } from './screens.tsx';

const WAITING: readonly RegistrationState['step'][] = [
  'recalling',
  'committingInfo',
  'sendingCode',
  'verifying',
  'committingPassword',
];

/**
 * SIGNUP-01, SIGNUP-04, SHELL-09: the wizard, one form in one of three layouts.
 * @param linked opened by a link with `?uuid`: it says how that registration stands before it goes on (SIGNUP-06)
 */
export function RegistrationForm({ linked = false }: { linked?: boolean }) {
  const { layout } = usePage();
  const element = useRef<HTMLFormElement>(null);
  const effects = useRegistrationEffects(element);
  const [state, tell] = useFlow(linked ? linkedRegistrationFlow : registrationFlow, effects);
  useFoundRegistration(tell);
  useFirstWrong(element, 'wrong' in state ? state.wrong : undefined);
  const screen = screenOf(state);
  const [first] = useState(screen);
  useArrival(element, screen);
  useFreshOnReturn(state.step === 'done');
  return (
    <div className={styles.registration} data-layout={layout.registration}>
      <form
        id="register"
        method="dialog"
        noValidate
        ref={element}
        className={form.form}
        aria-labelledby="register-title"
        onFocusCapture={effects.prepare}
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget, state, tell);
        }}
      >
        <div key={screen} className={screen === first ? form.still : form.step}>
          <Screen state={state} tell={tell} />
        </div>
        <SubmitNotice
          refused={'refused' in state ? state.refused : undefined}
          waiting={WAITING.includes(state.step) && !('refused' in state)}
        />
      </form>
    </div>
  );
}

function submit(element: HTMLFormElement, state: RegistrationState, tell: Tell): void {
  const data = new FormData(element);
  const text = (name: string) => String(data.get(name) ?? '');
  if (state.step === 'info') tell({ type: 'emailGiven', email: text('email') });
  if (state.step === 'code') tell({ type: 'codeGiven', code: text('code') });
  if (state.step === 'password')
    tell({ type: 'passwordGiven', problem: passwordProblem(text('password'), state.email) });
}

/** SIGNUP-05: goes on with the registration that the address or this tab names. */
function useFoundRegistration(tell: Tell): void {
  useEffect(() => {
    const found = keptRegistration();
    tell(found ? { type: 'found', ...found } : { type: 'nothingFound' });
  }, [tell]);
}

/** A step that has just come takes the focus to its field, or to its first button; the first screen of the page does not. */
function useArrival(element: RefObject<HTMLFormElement | null>, screen: string): void {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    element.current?.querySelector<HTMLElement>('input:not([hidden]), a[href], button')?.focus();
  }, [element, screen]);
}
