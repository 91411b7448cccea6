import { type ReactNode, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';
import closing from './dialog-close.module.css';
import { Icon } from './icon.tsx';
import { useUiTexts } from './texts.tsx';

export type DialogProps = {
  open: boolean;
  /** Called on Esc, the close button or a press outside, unless `dismissible` is false. Set `open` to false then. */
  onClose: () => void;
  title: ReactNode;
  /** False where a button must answer the question. */
  dismissible?: boolean;
  /** False for longer content: it is then not read out when the dialog opens. */
  brief?: boolean;
  /**
   * The dialog opened by itself, maybe while the user was typing: the focus goes to its title, so that the next key
   * answers nothing, and a press outside does nothing.
   */
  asks?: boolean;
  /** For a list: as high as possible, the last part of the content scrolls; full screen on a phone. */
  sheet?: boolean;
  children?: ReactNode;
  /** Buttons; the confirming one is last. */
  actions?: ReactNode;
};

/** React warns about layout effects on the server. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** SHELL-08: the native modal dialog, 480 px wide. The focus goes in, stays in, and returns to where it came from. */
export function Dialog({
  open,
  onClose,
  title,
  dismissible = true,
  brief = true,
  asks = false,
  sheet = false,
  children,
  actions,
}: DialogProps) {
  const texts = useUiTexts();
  const titleId = useId();
  const textId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const wanted = useRef(open);
  useBeforePaint(() => {
    const element = dialog.current;
    wanted.current = open;
    if (!open || !element) return;
    element.showModal();
    // Otherwise the browser focuses the close button. The first of two answers declines.
    element.querySelector<HTMLElement>(asks ? 'h2' : '[data-answers] button')?.focus();
    return () => {
      wanted.current = false;
      element.close();
    };
  }, [open, asks]);
  const ask = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    // The event of a close comes later than the close: by then the dialog may be open again.
    if (event.type === 'close' && dialog.current?.open) return;
    event.preventDefault();
    if (dismissible && wanted.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the key for it, by onCancel
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-sheet={sheet || undefined}
      aria-labelledby={titleId}
      aria-describedby={children && brief ? textId : undefined}
      closedby={dismissible ? 'closerequest' : 'none'}
      onCancel={ask}
      onClose={ask}
      onClick={(event) => {
        if (!asks && isOutside(event.currentTarget, event.clientX, event.clientY)) ask(event);
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={asks ? -1 : undefined}>
          {title}
        </h2>
        {dismissible ? (
          <button type="button" className={closing.close} aria-label={texts.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        ) : null}
      </div>
      {children ? (
        <div id={textId} className={styles.body}>
          {children}
        </div>
      ) : null}
      {actions ? (
        <div className={styles.actions} data-answers="">
          {actions}
        </div>
      ) : null}
    </dialog>
  );
}

/** Presses on the backdrop target the dialog itself, outside its edges. Enter on a button has 0, 0 and is none. */
function isOutside(element: HTMLElement, x: number, y: number): boolean {
  if (x === 0 && y === 0) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
