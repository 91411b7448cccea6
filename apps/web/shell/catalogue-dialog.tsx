import { PERSONAL_PAGE_PATH } from '@gatehouse/rules/destination';
import { type ModalAction, modalButtons } from '@gatehouse/rules/error-answer-modals';
import { withLanguage } from '@gatehouse/rules/path-language';
import { type Dialog, dialogs } from '../platform/dialogs.ts';
import { leaveTo, ownPath } from '../platform/navigate.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { usePage } from './page-context.tsx';
import { useWords } from './words.tsx';

/** ERR-08 and the other modal answers of the error catalogue, one at a time, in the order in which they came. */
export function CatalogueDialog({ dialog }: { dialog: Dialog }) {
  const { t, find } = useWords();
  const { locale } = usePage();
  const { id, modal, code, message } = dialog;
  const buttons = modalButtons[modal];
  const act = (action: ModalAction) => {
    dialogs.close(id);
    const path = PLACES[action];
    if (path) leaveTo(ownPath(withLanguage(locale.value, path) as `/${string}`));
  };
  const verb = (action: ModalAction) => find(`shell.dialog.${action}`) ?? t('shell.ok');
  return (
    <ConfirmDialog
      open
      title={find(`shell.dialog.${modal}.title`) ?? t('shell.dialog.title')}
      code={code}
      confirm={verb(buttons.confirm)}
      cancel={buttons.cancel && verb(buttons.cancel)}
      onConfirm={() => act(buttons.confirm)}
      onCancel={() => act(buttons.cancel ?? 'dismiss')}
    >
      {message}
    </ConfirmDialog>
  );
}

/** Where an action leads on this site; the others only close until their flows exist. */
const PLACES: Readonly<Partial<Record<ModalAction, `/${string}`>>> = {
  home: '/',
  'verify-identity': PERSONAL_PAGE_PATH,
};
