import { variantParts } from '@gatehouse/rules/site/registration-variant';
import { useEffect, useRef, useState } from 'react';
import { useFlow } from '../../platform/flow/use-flow.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useFirstWrong } from '../forms/first-invalid-field.ts';
import { Form } from '../forms/form.tsx';
import styles from '../forms/steps.module.css';
import { SubmitNotice } from '../forms/submit-notice.tsx';
import { useArrival } from '../forms/use-arrival-focus.ts';
import { useFreshOnReturn } from '../sign-in/return-target.ts';
import { Engraving } from './engraving.tsx';
import { PersistentFields } from './persistent-fields.tsx';
import { readForm } from './read-form.ts';
import { useRegistrationEffects } from './registration-effects.ts';
import { linkedRegistrationFlow, registrationFlow } from './registration-flow.ts';
import type { RegistrationState } from './registration-state.ts';
import { findRegistration } from './registration-store.ts';
import type { Tell } from './screen-props.ts';
import { pageName, Screen, ScreenEnd, screenOf, useScreens } from './screens.tsx';
import { useMethod } from './use-method.ts';
import { useStepHistory } from './use-step-history.ts';

const WAITING: readonly RegistrationState['step'][] = [
  'recalling',
  'confirming',
  'committingInfo',
  'committingPassword',
];

/** Name of a screen whose code has not loaded: it is focused after that. */
const COMING = 'coming';

/**
 * SIGNUP-01 to SIGNUP-06: all registrations, in one form; the verification has its own, and the fields stay mounted
 * meanwhile.
 */
export function RegistrationWizard({ linked }: { linked: boolean }) {
  const page = usePage();
  const element = useRef<HTMLFormElement>(null);
  const [state, tell] = useFlow(linked ? linkedRegistrationFlow : registrationFlow, useRegistrationEffects(element));
  const [method, setMethod] = useMethod(element);
  useFoundRegistration(tell);
  useStepHistory(element, state, tell);
  useFirstWrong(element, 'wrong' in state ? state.wrong : undefined);
  const screen = screenOf(state);
  const [first] = useState(screen);
  const isThere = useScreens(state);
  useArrival(element, isThere ? screen : COMING, first);
  useFreshOnReturn(state.step === 'done');
  const start = { method, way: variantParts(page.access.signUp.variant, method) };
  const submit = (form: HTMLFormElement) => {
    const event = readForm(form, state, page);
    if (event) tell(event);
  };
  const isProof = screen === 'proof';
  const shown = (
    <div key={screen} className={screen === first ? styles.still : styles.step} data-page={pageName(screen, start)}>
      <Screen state={state} start={start} tell={tell} form={element} />
    </div>
  );
  return (
    <>
      <Engraving screen={screen} form={start.way.form} />
      {isProof ? shown : null}
      <Form id="register" aria-labelledby="register-title" ref={element} hidden={isProof} onSubmit={submit}>
        {isProof ? null : shown}
        <PersistentFields state={state} start={start} onMethod={setMethod} isThere={isThere} />
        <ScreenEnd state={state} start={start} tell={tell} />
        <SubmitNotice
          refused={'refused' in state ? state.refused : undefined}
          waiting={WAITING.includes(state.step) && !('refused' in state)}
        />
      </Form>
    </>
  );
}

/** SIGNUP-05: goes on with the registration that the address or this tab names. */
function useFoundRegistration(tell: Tell): void {
  useEffect(() => {
    const found = findRegistration();
    tell(found ? { type: 'found', ...found } : { type: 'nothingFound' });
  }, [tell]);
}
