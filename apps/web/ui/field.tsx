import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';
import { useUiTexts } from './texts.tsx';

/** What every field says around its input. */
export type FieldWords = {
  /** Always visible, above. */
  label: ReactNode;
  /** Below, until an error takes its place. */
  help?: ReactNode;
  /** Replaces the help and is announced. */
  error?: ReactNode;
  /** Shown small after the error's sentence. */
  errorCode?: string | number;
  /** Says "optional" beside the label. */
  optional?: boolean;
  /** A link or button at the end of the label's line, for instance "Forgot password?". */
  labelEnd?: ReactNode;
};

/** Ids and states that tie an input to its words. */
export type FieldTies = {
  id: string;
  messageId: string;
  aria: { 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
};

/** @param given the caller's own id for the input, when it needs one */
export function useFieldTies(given: string | undefined, { error, help }: FieldWords): FieldTies {
  const made = useId();
  const id = given ?? made;
  const messageId = `${id}-message`;
  const spoken = error || help ? messageId : undefined;
  return { id, messageId, aria: { 'aria-describedby': spoken, 'aria-invalid': error ? true : undefined } };
}

/** Label above, control, then help or error in a line whose room is always kept, so that nothing jumps. */
export function Field({ ties, children, ...words }: FieldWords & { ties: FieldTies; children: ReactNode }) {
  const texts = useUiTexts();
  return (
    <div className={styles.field} data-invalid={words.error ? '' : undefined}>
      <div className={styles.head}>
        <label htmlFor={ties.id} className={styles.label}>
          {words.label}
          {words.optional ? <span className={styles.optional}> {texts.optional}</span> : null}
        </label>
        {words.labelEnd}
      </div>
      {children}
      <FieldMessage id={ties.messageId} {...words} />
    </div>
  );
}

/** The line below a control. */
export function FieldMessage({
  id,
  error,
  errorCode,
  help,
}: Pick<FieldWords, 'error' | 'errorCode' | 'help'> & { id: string }) {
  if (!error) {
    return (
      <p id={id} className={styles.message}>
        {help}
      </p>
    );
  }
  return (
    <p id={id} className={`${styles.message} ${styles.error}`} role="alert">
      <Icon name="alert" size="small" />
      <span>
        {error}
        {errorCode === undefined ? null : <small className={styles.code}> {errorCode}</small>}
      </span>
    </p>
  );
}
