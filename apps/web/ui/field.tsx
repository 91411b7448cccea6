import { type ReactNode, useEffect, useId, useState } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';
import { useUiTexts } from './texts.tsx';

/** The texts around the input of a field. */
export type FieldTexts = {
  /** Always visible, above. */
  label: ReactNode;
  /** Below, until an error takes its place. */
  help?: ReactNode;
  /** Replaces the help and is announced. Removed when the user changes the field. */
  error?: ReactNode;
  /** An error that no change of the field resolves. */
  lastingError?: ReactNode;
  /** Shown small after the error's sentence. */
  errorCode?: string | number;
  /** Says "optional" beside the label. */
  optional?: boolean;
  /** A link or button at the end of the label's line, for instance "Forgot password?". */
  labelEnd?: ReactNode;
};

/** Fired on a form after a check: its errors show again, also those of fields that the user has changed. */
export const CHECKED = 'checked';

/** Ids and states that connect an input to its texts. */
export type FieldTies = {
  id: string;
  messageId: string;
  /** The error to show. */
  error: ReactNode;
  /** The user changes the field. */
  onInput: () => void;
  aria: {
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    /** The last check found an error, even if that is hidden now. */
    'data-wrong': '' | undefined;
  };
};

/** @param given the caller's own id for the input, when it needs one */
export function useFieldTies(given: string | undefined, { error, lastingError, help }: FieldTexts): FieldTies {
  const made = useId();
  const id = given ?? made;
  const messageId = `${id}-message`;
  const [mended, onInput] = useMended(id, error);
  const shown = (mended ? undefined : error) || lastingError;
  const spoken = shown || help ? messageId : undefined;
  const wrong = error ? '' : undefined;
  return {
    ...{ id, messageId, onInput, error: shown },
    aria: { 'aria-describedby': spoken, 'aria-invalid': shown ? true : undefined, 'data-wrong': wrong },
  };
}

/** Whether the user has changed the field since the error, and the handler that records it. */
function useMended(id: string, error: ReactNode): [mended: boolean, onInput: () => void] {
  const [mended, setMended] = useState<ReactNode>();
  const isMended = Boolean(error) && mended === error;
  useEffect(() => {
    if (!isMended) return;
    const hear = ({ target }: Event) => {
      if (document.getElementById(id)?.closest('form') === target) setMended(undefined);
    };
    document.addEventListener(CHECKED, hear);
    return () => document.removeEventListener(CHECKED, hear);
  }, [id, isMended]);
  return [isMended, () => setMended(error)];
}

/** Label, control, then help or error in a line of constant height, so that nothing moves. */
export function Field({ ties, children, ...words }: FieldTexts & { ties: FieldTies; children: ReactNode }) {
  const texts = useUiTexts();
  return (
    <div
      className={styles.field}
      data-invalid={ties.error ? '' : undefined}
      onInput={ties.onInput}
      onChange={ties.onInput}
    >
      <div className={styles.head}>
        <label htmlFor={ties.id} className={styles.label}>
          {words.label}
          {words.optional ? <span className={styles.optional}> {texts.optional}</span> : null}
        </label>
        {words.labelEnd}
      </div>
      {children}
      <FieldMessage id={ties.messageId} {...words} error={ties.error} />
    </div>
  );
}

/** The line below a control. */
export function FieldMessage({
  id,
  error,
  errorCode,
  help,
}: Pick<FieldTexts, 'error' | 'errorCode' | 'help'> & { id: string }) {
  const hasHelp = help ? '' : undefined;
  if (!error) {
    return (
      <p id={id} className={styles.message} data-help={hasHelp}>
        {help}
      </p>
    );
  }
  return (
    <p id={id} className={`${styles.message} ${styles.error}`} data-help={hasHelp} role="alert">
      <Icon name="alert" size="small" />
      <span>
        {error}
        {errorCode === undefined ? null : <small className={styles.code}> {errorCode}</small>}
      </span>
    </p>
  );
}
