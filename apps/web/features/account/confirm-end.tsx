import { useMessages } from '../../shell/words.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { deviceName } from '../cards/device-text.ts';
import type { SessionsState } from './sessions-flow.ts';

type ConfirmEndProps = { state: SessionsState; onKeep: () => void; onConfirm: () => void };

/** Asks for confirmation before a session ends. */
export function ConfirmEnd({ state, onKeep, onConfirm }: ConfirmEndProps) {
  const messages = useMessages();
  const { t } = messages;
  const target = state.step === 'confirming' ? state.target : undefined;
  const one = target && target !== 'others' ? target.sessionId : undefined;
  const row = state.rows.find(({ session_id }) => session_id === one);
  return (
    <ConfirmDialog
      open={target !== undefined}
      title={t(row ? 'account.sessions.signOut.title' : 'account.sessions.signOutOthers.title')}
      confirm={t(row ? 'account.sessions.signOut' : 'account.sessions.signOutOthers')}
      cancel={t('shell.cancel')}
      danger
      onConfirm={onConfirm}
      onCancel={onKeep}
    >
      {row
        ? t('account.sessions.signOut.text', { device: deviceName(messages, row) })
        : t('account.sessions.signOutOthers.text')}
    </ConfirmDialog>
  );
}
