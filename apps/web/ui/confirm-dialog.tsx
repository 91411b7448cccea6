import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** Shown small, after the sentence. */
  code?: string | number;
  /** A verb. */
  confirm: string;
  /** Where there is nothing to decline, there is no second button; closing then confirms nothing. */
  cancel?: string;
  danger?: boolean;
  dismissible?: boolean;
  waiting?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** One question with one or two answers. Closing it declines. */
export function ConfirmDialog({
  children,
  code,
  confirm,
  cancel,
  danger,
  waiting,
  onConfirm,
  onCancel,
  ...rest
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...rest}
      onClose={onCancel}
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
    </Dialog>
  );
}
