import { type RegistrationMethod, registrationVariants, variantParts } from '@gatehouse/rules/registration-variant';
import { useState } from 'react';
import form from '../../features/form.module.css';
import { Kept } from '../../features/registration/kept.tsx';
import type { RegistrationState } from '../../features/registration/registration-state.ts';
import { screenStates } from '../../features/registration/screen-states.ts';
import { Screen, ScreenEnd, useScreens } from '../../features/registration/screens.tsx';
import { SubmitNotice } from '../../features/submit-notice.tsx';
import { PageProvider, usePage } from '../../shell/page-context.tsx';
import { Choice } from './choice.tsx';
import { Exhibit } from './exhibit.tsx';
import styles from './gallery.module.css';

type Name = keyof typeof screenStates;
const METHODS: readonly RegistrationMethod[] = ['email', 'mobile'];
const tell = () => undefined;

/** SIGNUP-01 to SIGNUP-06: every screen of a registration, in every variant. Nothing is sent. */
export function Registrations() {
  const frame = usePage();
  const [name, setName] = useState<Name>('info');
  const [variant, setVariant] = useState(registrationVariants[0]);
  const [method, setMethod] = useState<RegistrationMethod>('email');
  const state: RegistrationState = screenStates[name];
  const start = { method, way: variantParts(variant, method) };
  useScreens(state);
  return (
    <Exhibit file="features/registration">
      <Choice options={registrationVariants} chosen={variant} onChoose={setVariant} />
      <Choice options={Object.keys(screenStates) as Name[]} chosen={name} onChoose={setName} />
      <PageProvider frame={{ ...frame, signUp: { ...frame.signUp, variant, methods: METHODS } }}>
        <form
          method="dialog"
          noValidate
          className={`${form.form} ${styles.screen}`}
          aria-label={name}
          onSubmit={(event) => event.preventDefault()}
        >
          <div key={name} className={form.step}>
            <Screen state={state} start={start} tell={tell} />
          </div>
          <Kept state={state} start={start} onMethod={setMethod} />
          <ScreenEnd state={state} start={start} tell={tell} />
          <SubmitNotice refused={'refused' in state ? state.refused : undefined} waiting={false} />
        </form>
      </PageProvider>
    </Exhibit>
  );
}
