import { useRef, useState } from 'react';
import { FactorRecoveryScreens } from '../../features/account-recovery/factor-recovery-screens.tsx';
import { FactorRecoveryStart } from '../../features/account-recovery/factor-recovery-start.tsx';
import { RetrieveScreens } from '../../features/account-recovery/password-reset-screens.tsx';
import { RetrieveStart } from '../../features/account-recovery/password-reset-start.tsx';
import { factorRecoveryStates, retrieveStates } from '../../features/account-recovery/screen-states.ts';
import { LockScreen } from '../../features/ban/lock-steps.tsx';
import { lockStates, unblockStates } from '../../features/ban/screen-states.ts';
import { UnblockScreen } from '../../features/ban/unblock-steps.tsx';
import { Choice } from './choice.tsx';
import { Exhibit } from './exhibit.tsx';
import styles from './gallery.module.css';

const nothing = () => undefined;

/** BAN-01 to BAN-05: the screens of locking and unlocking. Nothing is sent. */
export function Locks() {
  const [lock, setLock] = useState('lock it?');
  const [unblock, setUnblock] = useState('still 23 hours');
  const [locking, unblocking] = [lockStates[lock], unblockStates[unblock]];
  return (
    <Exhibit file="features/ban">
      <Choice options={Object.keys(lockStates)} chosen={lock} onChoose={setLock} />
      <div className={styles.screen}>
        {locking ? <LockScreen key={lock} state={locking} tell={nothing} onBack={nothing} /> : null}
      </div>
      <Choice options={Object.keys(unblockStates)} chosen={unblock} onChoose={setUnblock} />
      <div className={styles.screen}>
        {unblocking ? <UnblockScreen key={unblock} state={unblocking} tell={nothing} onBack={nothing} /> : null}
      </div>
    </Exhibit>
  );
}

/** SHELL-10: the screens of password and factor recovery. Nothing is sent. */
export function AccountRecoveryStates() {
  const [reset, setReset] = useState('start');
  const [loss, setLoss] = useState('start');
  const form = useRef<HTMLFormElement>(null);
  const [retrieve, lost] = [retrieveStates[reset], factorRecoveryStates[loss]];
  const isStart = (state: { step: string }) => state.step === 'start' || state.step === 'beginning';
  return (
    <Exhibit file="features/account-recovery">
      <Choice options={Object.keys(retrieveStates)} chosen={reset} onChoose={setReset} />
      {retrieve ? (
        <div key={`reset: ${reset}`} className={styles.screen} ref={stay}>
          <RetrieveStart hidden={!isStart(retrieve)} state={retrieve} tell={nothing} />
          <RetrieveScreens state={retrieve} tell={nothing} form={form} />
        </div>
      ) : null}
      <Choice options={Object.keys(factorRecoveryStates)} chosen={loss} onChoose={setLoss} />
      {lost ? (
        <div key={`loss: ${loss}`} className={styles.screen} ref={stay}>
          <FactorRecoveryStart form={form} hidden={!isStart(lost)} state={lost} onSubmit={nothing} />
          <FactorRecoveryScreens state={lost} tell={nothing} />
        </div>
      ) : null}
    </Exhibit>
  );
}

/** Their forms are not sent here. */
function stay(place: HTMLElement | null): void {
  place?.addEventListener('submit', (event) => event.preventDefault());
}
