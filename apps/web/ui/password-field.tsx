import { type KeyboardEvent, useState } from 'react';
import styles from './field.module.css';
import { Field, useFieldTies } from './field.tsx';
import { Icon } from './icon.tsx';
import type { TextFieldProps } from './text-field.tsx';
import { useUiTexts } from './texts.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'ltr'> & {
  autoComplete: 'current-password' | 'current-password webauthn' | 'new-password';
};

/** A password that can be shown, with a hint while caps lock is on. */
export function PasswordField({
  label,
  help,
  error,
  lastingError,
  errorCode,
  optional,
  labelEnd,
  id,
  onKeyDown,
  onKeyUp,
  ...rest
}: PasswordFieldProps) {
  const texts = useUiTexts();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const words = { label, help: capsLock ? texts.capsLock : help, error, lastingError, errorCode, optional, labelEnd };
  const ties = useFieldTies(id, words);
  const look = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field ties={ties} {...words}>
      <div className={styles.box}>
        <input
          {...rest}
          {...ties.aria}
          id={ties.id}
          type={shown ? 'text' : 'password'}
          dir="ltr"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={styles.input}
          onKeyDown={(event) => {
            look(event);
            onKeyDown?.(event);
          }}
          onKeyUp={(event) => {
            look(event);
            onKeyUp?.(event);
          }}
        />
        <button
          type="button"
          className={styles.end}
          aria-pressed={shown}
          aria-controls={ties.id}
          aria-label={texts.showPassword}
          title={shown ? texts.hidePassword : texts.showPassword}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      </div>
      <span className="sr" role="status">
        {capsLock ? texts.capsLock : ''}
      </span>
    </Field>
  );
}
