import { useState } from 'react';
import { RecoveryCodes } from '../../features/factors/recovery-codes.tsx';
import { keyStates, someCodes } from '../../features/factors/screen-states.ts';
import { KeyForm } from '../../features/factors/set-up-app.tsx';
import form from '../../features/forms/form.module.css';
import { TrustDevice } from '../../features/sign-in/trust-device.tsx';
import { ProofView } from '../../features/verification/proof-view.tsx';
import { challengeWith, everyMethod, verificationStates } from '../../features/verification/screen-states.ts';
import { useMessages } from '../../shell/words.tsx';
import { Choice } from './choice.tsx';
import { Exhibit } from './exhibit.tsx';
import styles from './gallery.module.css';

const nothing = () => undefined;
const CODES = 'recovery codes';

/** LOGIN-02: the second step of a login names the account; a new device is asked whether it is remembered. */
export function SecondSteps() {
  const { t } = useMessages();
  const [why, setWhy] = useState<'factor' | 'device' | 'risk'>('factor');
  const state = verificationStates[why === 'factor' ? 'authenticator' : 'code by mail'];
  if (!state) return null;
  return (
    <Exhibit file="features/login/login-proof.tsx">
      <Choice options={['factor', 'device', 'risk'] as const} chosen={why} onChoose={setWhy} />
      <form
        key={why}
        method="dialog"
        noValidate
        aria-label={why}
        className={`${form.form} ${styles.screen}`}
        onSubmit={(event) => event.preventDefault()}
      >
        <ProofView
          title={t(`login.${why}.title`)}
          intro={t(`login.${why}.intro`)}
          account="a***@e***.com"
          asked={challengeWith(everyMethod)}
          state={state}
          more={why === 'factor' ? null : <TrustDevice />}
          tell={nothing}
          onBack={nothing}
        />
      </form>
    </Exhibit>
  );
}

/** The set-up of an authenticator app, and the recovery codes after it. */
export function SetUps() {
  const { t } = useMessages();
  const [name, setName] = useState('key');
  const state = keyStates[name];
  return (
    <Exhibit file="features/factors/set-up-app.tsx">
      <Choice options={[...Object.keys(keyStates), CODES]} chosen={name} onChoose={setName} />
      <div key={name} className={styles.screen}>
        <h2>{t('account.section.factors')}</h2>
        {state ? <KeyForm state={state} onCode={nothing} onCancel={nothing} /> : null}
        {name === CODES ? <RecoveryCodes codes={someCodes} onKept={nothing} /> : null}
      </div>
    </Exhibit>
  );
}
