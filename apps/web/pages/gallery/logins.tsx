import { loginWays } from '@gatehouse/rules/login/login-ways';
import { useRef, useState } from 'react';
import form from '../../features/forms/form.module.css';
import { KnownStart } from '../../features/login/known-start.tsx';
import { LoginStart } from '../../features/login/login-start.tsx';
import { LinkPage } from '../../features/login/methods/code-and-link/link-page.tsx';
import { formStates, knownStates, linkStates } from '../../features/login/screen-states.ts';
import { VerificationScreen } from '../../features/verification/proof-screen.tsx';
import {
  challengeWith,
  everyMethod,
  mailMethods,
  verificationStates,
} from '../../features/verification/screen-states.ts';
import { PageProvider, usePage } from '../../shell/page-context.tsx';
import { Choice } from './choice.tsx';
import { Exhibit } from './exhibit.tsx';
import styles from './gallery.module.css';

const nothing = () => undefined;
const parts = {};

/** LOGIN-01, LOGIN-02: every screen of a login, also of a device that remembers the account. Nothing is sent. */
export function Logins() {
  const frame = usePage();
  const [name, setName] = useState('form');
  const place = useRef<HTMLFormElement>(null);
  const known = knownStates[name];
  const state = known?.state ?? formStates[name];
  const shown = {
    ...frame,
    access: { ...frame.access, loginWays },
    session: { ...frame.session, known: known?.known },
  };
  const Start = known ? KnownStart : LoginStart;
  return (
    <Exhibit file="features/login">
      <Choice options={[...Object.keys(formStates), ...Object.keys(knownStates)]} chosen={name} onChoose={setName} />
      <PageProvider frame={shown}>
        <div key={name} className={styles.screen} ref={(element) => element?.addEventListener('submit', stay)}>
          {state ? <Start {...{ form: place, state, parts, hidden: false, tell: nothing, onTouch: nothing }} /> : null}
        </div>
      </PageProvider>
    </Exhibit>
  );
}

/** The page of an emailed link. */
export function LoginLinks() {
  const [name, setName] = useState('in the browser that asked');
  const state = linkStates[name];
  return (
    <Exhibit file="features/login/methods/code-and-link/link-page.tsx">
      <Choice options={Object.keys(linkStates)} chosen={name} onChoose={setName} />
      <div className={`${form.form} ${styles.screen}`}>
        {state ? <LinkPage state={state} tell={nothing} LogOut={nothing} /> : null}
      </div>
    </Exhibit>
  );
}

/** Every verification method, in every state. */
export function Proofs() {
  const [name, setName] = useState('code by mail');
  const state = verificationStates[name];
  if (!state) return null;
  const asked = challengeWith('way' in state && state.way === 'email_link' ? mailMethods : everyMethod);
  return (
    <Exhibit file="features/verification/verify.tsx">
      <Choice options={Object.keys(verificationStates)} chosen={name} onChoose={setName} />
      <form
        key={name}
        method="dialog"
        noValidate
        aria-label={name}
        className={`${form.form} ${styles.screen}`}
        onSubmit={(event) => event.preventDefault()}
      >
        <VerificationScreen asked={asked} state={state} tell={nothing} onBack={nothing} />
      </form>
    </Exhibit>
  );
}

/** The form is not sent here. */
function stay(event: Event): void {
  event.preventDefault();
}
