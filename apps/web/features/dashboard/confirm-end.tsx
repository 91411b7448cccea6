import { useWords } from '../../shell/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { deviceName } from './device-name.ts';
import type { SessionsState } from './sessions-flow.ts';

/** Asks before a session is ended: which device, and what it means. */
export function ConfirmEnd({
  state,
  onKeep,
  onConfirm,
}: {
  state: SessionsState;
  onKeep: () => void;
  onConfirm: () => void;
}) {
  const words = useWords();
  const { t } = words;
  if (state.step !== 'confirming') return null;
  const { target, rows } = state;
  const row = target === 'others' ? undefined : rows.find(({ session_id }) => session_id === target.sessionId);
  return (
    <Dialog
      open
      title={t(row ? 'dashboard.sessions.signOut.title' : 'dashboard.sessions.signOutOthers.title')}
      onClose={onKeep}
      actions={
        <>
          <Button onClick={onKeep}>{t('shell.cancel')}</Button>
          <Button variant="danger" onClick={onConfirm}>
            {t('dashboard.sessions.signOut')}
          </Button>
        </>
      }
    >
      <p>
        {row
          ? t('dashboard.sessions.signOut.text', { device: deviceName(words, row) })
          : t('dashboard.sessions.signOutOthers.text')}
      </p>
    </Dialog>
  );
}
