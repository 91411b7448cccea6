import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { Dialog } from './dialog.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** After the sentence, smaller. */
  code?: string | number | undefined;
  /** Below the sentences, smaller. */
  note?: ReactNode;
  /** Last, above the buttons. */
  foot?: ReactNode;
  /** A verb. */
  confirm: string;
  /** Absent: no second button; closing then confirms nothing. */
  cancel?: string | undefined;
  danger?: boolean;
  dismissible?: boolean;
  /** See `Dialog`. */
  asks?: boolean;
  waiting?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Closing it; default: as `onCancel`. */
  onClose?: (() => void) | undefined;
};

/** A question with one or two answers. Closing it declines. */
export function ConfirmDialog({
  children,
  code,
  note,
  foot,
  confirm,
  cancel,
  danger,
  waiting,
  onConfirm,
  onCancel,
  onClose = onCancel,
  ...rest
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...rest}
      onClose={onClose}
      actions={
        <>
          {cancel ? <Button onClick={onCancel}>{cancel}</Button> : null}
          <Button variant={danger ? 'danger' : 'primary'} waiting={waiting} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children ? (
        <p>
          {children}
          {code === undefined ? null : <small> {code}</small>}
        </p>
      ) : null}
      {note ? <p className={styles.note}>{note}</p> : null}
      {foot}
    </Dialog>
  );
}
