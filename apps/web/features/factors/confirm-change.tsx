import { useMessages } from '../../shell/words.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { FactorsPart, ListedState } from './factors-flow.ts';

/** Asks for confirmation before a factor is removed or recovery codes are replaced. */
export function ConfirmChange({ state, tell }: FactorsPart) {
  const { t } = useMessages();
  const asked = useQuestion(state);
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={asked?.title ?? ''}
      confirm={asked?.confirm ?? ''}
      cancel={t('shell.cancel')}
      note={asked?.note}
      danger
      onConfirm={() => tell({ type: 'confirmed' })}
      onCancel={() => tell({ type: 'kept' })}
    >
      {asked?.text}
    </ConfirmDialog>
  );
}

function useQuestion(state: ListedState) {
  const { t } = useMessages();
  if (state.step !== 'confirming') return undefined;
  const { target, list } = state;
  if (target === 'codes')
    return {
      title: t('factors.recovery.make.title'),
      text: t('factors.recovery.make.text'),
      confirm: t('factors.recovery.make'),
    };
  const last = (list.totp ? 1 : 0) + list.passkeys.length === 1;
  const note = last ? { note: t('factors.last') } : {};
  if (target === 'app')
    return {
      ...{ title: t('factors.app.remove.title'), text: t('factors.app.remove.text') },
      ...{ confirm: t('factors.app.remove'), ...note },
    };
  const passkey = list.passkeys.find(({ passkey_id }) => passkey_id === target.passkey);
  const name = passkey?.name || t('factors.passkey.unnamed');
  return {
    ...{ title: t('factors.passkey.remove.title'), text: t('factors.passkey.remove.text', { name }) },
    ...{ confirm: t('factors.passkey.remove'), ...note },
  };
}
