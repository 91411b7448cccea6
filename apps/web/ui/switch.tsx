import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

export type SwitchProps = {
  name: string;
  label: ReactNode;
  help?: ReactNode;
  checked: boolean;
  /** Cannot be pressed: `help` says why. */
  disabled?: boolean;
  onChange: (on: boolean) => void;
};

/** Something that is on or off, in a line of at least 44 px; the whole line presses it. */
export function Switch({ name, label, help, checked, disabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.switch}>
      <label className={styles.line} htmlFor={id}>
        <span className={styles.label}>{label}</span>
        <input
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is checked
          role="switch"
          name={name}
          className={styles.input}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-describedby={help ? `${id}-help` : undefined}
        />
      </label>
      {help ? (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      ) : null}
    </div>
  );
}
