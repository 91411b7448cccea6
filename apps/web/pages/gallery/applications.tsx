import { useState } from 'react';
import { ConsentScreen } from '../../features/oauth-consent/consent-screen.tsx';
import { consentStates } from '../../features/oauth-consent/screen-states.ts';
import { Choice } from './choice.tsx';
import { Exhibit } from './exhibit.tsx';
import styles from './gallery.module.css';

const nothing = () => undefined;

/** OAUTH-03: every screen of the consent to an application. Nothing is sent. */
export function Applications() {
  const [name, setName] = useState('question');
  const state = consentStates[name];
  return (
    <Exhibit file="features/oauth-consent">
      <Choice options={Object.keys(consentStates)} chosen={name} onChoose={setName} />
      <div className={styles.screen}>{state ? <ConsentScreen key={name} state={state} tell={nothing} /> : null}</div>
    </Exhibit>
  );
}
