import { useRef, useState } from 'react';
import form from '../../features/forms/form.module.css';
import { CallbackScreen } from '../../features/third-party/callback-screens.tsx';
import { RegisterScreen } from '../../features/third-party/register.tsx';
import { callbackStates, registerStates } from '../../features/third-party/screen-states.ts';
import { Choice } from './choice.tsx';
import { Exhibit } from './exhibit.tsx';
import styles from './gallery.module.css';

const nothing = () => undefined;

/** LOGIN-06, SIGNUP-12: every screen between a provider and an account. Nothing is sent. */
export function ThirdParties() {
  const [back, setBack] = useState('new here');
  const [fresh, setFresh] = useState('trusted address');
  const place = useRef<HTMLFormElement>(null);
  const [came, opens] = [callbackStates[back], registerStates[fresh]];
  return (
    <Exhibit file="features/third-party">
      <Choice options={Object.keys(callbackStates)} chosen={back} onChoose={setBack} />
      <div className={`${form.form} ${styles.screen}`}>
        {came ? <CallbackScreen key={back} state={came} tell={nothing} /> : null}
      </div>
      <Choice options={Object.keys(registerStates)} chosen={fresh} onChoose={setFresh} />
      <div className={`${form.form} ${styles.screen}`}>
        {opens ? <RegisterScreen key={fresh} state={opens} tell={nothing} form={place} /> : null}
      </div>
    </Exhibit>
  );
}
