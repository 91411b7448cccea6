import { type ComponentProps, type MouseEvent, useEffect, useState } from 'react';
import styles from './button.module.css';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

type Look = {
  variant?: ButtonVariant;
  /** Full width; for the primary action of a form. */
  wide?: boolean;
  /** 44 px high with smaller text, for bars and rows. */
  compact?: boolean;
  /** Before the text. */
  icon?: IconName;
};

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> &
  Look & {
    /** Busy: keeps width and focus, and ignores presses. */
    waiting?: boolean;
    /** Shown and announced after one second, for instance "Checking your details". */
    waitingText?: string;
  };

export type LinkButtonProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & Look;

const WAITING_TEXT_AFTER_MS = 1000;

function look({ variant = 'secondary', wide, compact }: Look): string {
  return [styles.button, styles[variant], wide && styles.wide, compact && styles.compact].filter(Boolean).join(' ');
}

function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), WAITING_TEXT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return slow && waiting;
}

/** 48 px high. `type` defaults to `button`; a form's own button needs `type="submit"`. */
export function Button({
  variant = 'secondary',
  wide = false,
  compact = false,
  icon,
  waiting = false,
  waitingText,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const slow = useSlow(waiting);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (waiting || rest['aria-disabled']) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...rest}
        type={type}
        className={look({ variant, wide, compact })}
        onClick={press}
        aria-disabled={waiting || rest['aria-disabled']}
        aria-busy={waiting || undefined}
        data-waiting={waiting ? (slow && waitingText ? 'slow' : 'soon') : undefined}
      >
        <span className={styles.label}>
          {icon ? <Icon name={icon} /> : null}
          {children}
        </span>
        {waitingText ? (
          <span className={styles.waitingText} aria-hidden={!slow}>
            <Spinner size="small" />
            {waitingText}
          </span>
        ) : null}
        {waiting && !(slow && waitingText) ? (
          <span className={styles.spinner}>
            <Spinner />
          </span>
        ) : null}
      </button>
      {waitingText ? (
        <span className="sr" role="status">
          {slow ? waitingText : ''}
        </span>
      ) : null}
    </>
  );
}

/** A link that looks like a button. */
export function LinkButton({
  variant = 'secondary',
  wide = false,
  compact = false,
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a {...rest} className={look({ variant, wide, compact })}>
      <span className={styles.label}>
        {icon ? <Icon name={icon} /> : null}
        {children}
      </span>
    </a>
  );
}
