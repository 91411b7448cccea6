import { PasswordStrength } from '../../features/forms/password-strength.tsx';
import { strengthTexts } from '../../features/forms/strength-announcement.ts';
import type { Strength } from '../../platform/credentials/password-strength.ts';
import { useMessages } from '../../shell/words.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { StrengthBar } from '../../ui/strength-bar.tsx';
import { Exhibit } from './exhibit.tsx';
import styles from './gallery.module.css';

const FIELD = 'gallery-new-password';
const KNOWN = ['ada.lovelace@example.com', 'Gatehouse'];
const STATES: readonly Strength[] = [
  { level: 1, hint: 'common' },
  { level: 1, hint: 'name', word: 'gatehouse' },
  { level: 1, hint: 'short' },
  { level: 2, hint: 'keys' },
  { level: 2, hint: 'more' },
  { level: 3 },
  { level: 4 },
];

/** SIGNUP-04: the strength of a password in every state, and a field to try. */
export function Passwords() {
  const words = useMessages();
  return (
    <Exhibit file="strength-bar.tsx, features/forms/password-strength.tsx">
      <div className={styles.fields}>
        <div className={styles.form}>
          <PasswordField
            id={FIELD}
            name="l"
            label={words.t('form.password')}
            autoComplete="new-password"
            help={words.t('form.password.help')}
          />
          <PasswordStrength inputId={FIELD} context={KNOWN} />
        </div>
        <StrengthBar filled={0} spoken="" />
        {STATES.map((strength) => {
          const told = strengthTexts(words, strength);
          return (
            <StrengthBar
              key={`${strength.level} ${strength.hint}`}
              filled={strength.level}
              level={told?.level}
              hint={told?.hint}
              spoken={told?.spoken ?? ''}
            />
          );
        })}
      </div>
    </Exhibit>
  );
}
