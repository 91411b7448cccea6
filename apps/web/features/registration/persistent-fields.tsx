import type { RegistrationMethod } from '@gatehouse/rules/site/registration-variant';
import type { PasswordProblem } from '../forms/new-password-problem.ts';
import styles from '../forms/steps.module.css';
import { AccountFields } from './account-fields.tsx';
import { PasswordPart } from './password-part.tsx';
import type { RegistrationState } from './registration-state.ts';
import type { Start } from './screen-props.ts';
import { screenOf } from './screens.tsx';
import { SignUpExtras } from './sign-up-extras.tsx';

type PersistentFieldsProps = {
  state: RegistrationState;
  start: Start;
  onMethod: (method: RegistrationMethod) => void;
  /** Whether the screen's code has loaded: a field without its button could not be submitted by Enter. */
  isThere: boolean;
};

/**
 * The fields of the first screen, and the password. They stay mounted, hidden: going back restores their values, and
 * the password of the old variants, which is sent last, is stored nowhere else.
 */
export function PersistentFields({ state, start, onMethod, isThere }: PersistentFieldsProps) {
  const screen = screenOf(state);
  const isFirst = screen === 'info';
  const isOld = start.way.form === 'old';
  const asksPassword = isThere && (screen === 'password' || (isFirst && isOld));
  const wrong = state.step === 'info' ? state.wrong : undefined;
  return (
    <>
      <div hidden={!isFirst} className={styles.still}>
        <AccountFields start={start} onMethod={onMethod} wrong={wrong?.account} />
      </div>
      {isOld || asksPassword ? (
        <div hidden={!asksPassword}>
          <PasswordPart wrong={wrongPassword(state)} account={'account' in state ? state.account : undefined} />
        </div>
      ) : null}
      <div hidden={!isFirst} className={styles.still}>
        <SignUpExtras wrong={wrong} />
      </div>
    </>
  );
}

function wrongPassword(state: RegistrationState): PasswordProblem | undefined {
  if (state.step === 'password') return state.wrong;
  return state.step === 'info' ? state.wrong?.password : undefined;
}
