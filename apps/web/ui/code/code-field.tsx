import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Field, type FieldTexts, useFieldTies } from '../field.tsx';
import { codeDigits } from './code-digits.ts';
import styles from './code-field.module.css';

export type CodeFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'value' | 'type' | 'maxLength' | 'dir' | 'inputMode'> & {
    name: string;
    /** Number of digits; default 6. */
    length?: number;
    /**
     * Called once for each complete code: typed, pasted or filled in. After a wrong code the value stays until the user
     * types.
     */
    onComplete?: (code: string) => void;
  };

/** One input that looks like boxes. Left to right, also in right-to-left pages. */
export function CodeField({ length = 6, onComplete, ...props }: CodeFieldProps) {
  const { label, help, error, errorCode, optional, labelEnd, id, ref, onInput, ...rest } = props;
  const words = { label, help, error, errorCode, optional, labelEnd };
  const ties = useFieldTies(id, words);
  const input = useRef<HTMLInputElement>(null);
  const [filled, setFilled] = useState(codeDigits(String(rest.defaultValue ?? ''), length).length);
  const last = useRef('');
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  const read = (element: HTMLInputElement) => {
    const digits = newestDigits(element.value, length, error === undefined ? '' : last.current);
    if (element.value !== digits) element.value = digits;
    setFilled(digits.length);
    if (digits.length === length && digits !== last.current) onComplete?.(digits);
    last.current = digits;
  };
  // Digits typed before hydration count as well.
  useEffect(() => {
    if (input.current?.value) read(input.current);
  }, []);

  return (
    <Field ties={ties} {...words}>
      <div className={styles.code} dir="ltr">
        <div className={styles.boxes} aria-hidden="true">
          {Array.from({ length }, (_, place) => (
            <span
              key={place}
              className={styles.box}
              data-next={place === Math.min(filled, length - 1) ? '' : undefined}
            />
          ))}
        </div>
        <input
          autoComplete="one-time-code"
          {...rest}
          {...ties.aria}
          ref={input}
          id={ties.id}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          dir="ltr"
          autoCorrect="off"
          spellCheck={false}
          className={styles.input}
          onInput={(event) => {
            read(event.currentTarget);
            onInput?.(event);
          }}
        />
      </div>
    </Field>
  );
}

/** Digits typed after a wrong code start another code. */
function newestDigits(text: string, length: number, wrong: string): string {
  const digits = codeDigits(text, 2 * length);
  const isMore = wrong.length === length && digits.length > length && digits.startsWith(wrong);
  return isMore ? digits.slice(length) : digits.slice(0, length);
}
