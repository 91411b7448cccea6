import { type ModalAction, modalButtons, modalsWithReference } from '@gatehouse/rules/errors/error-answer-modals';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { ACCOUNT_INFO_PATH, PERSONAL_PAGE_PATH } from '@gatehouse/rules/page/page-paths';
import { use, useEffect } from 'react';
import { leaveTo, ownPath, targetOf } from '../platform/navigation/navigate.ts';
import { openInNewTab } from '../platform/navigation/new-tab.ts';
import { type Dialog, dialogs } from '../platform/notices/dialogs.ts';
import { loadMessages } from '../platform/words/localize-error.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { MessagesProvider } from './messages-provider.tsx';
import { type PageFrame, usePage } from './page-context.tsx';
import { ReferenceLine } from './reference-line.tsx';
import { useMessages } from './words.tsx';

/**
 * ERR-08 and the other modal answers of the error catalogue, one at a time, in the order of arrival. The page does not embed their
 * messages; if they load too slowly, the dialog shows with general ones.
 */
export function CatalogueDialog({ dialog }: { dialog: Dialog }) {
  const { language } = usePage();
  const messages = use(loadMessages(language.value, 'inverse'));
  return (
    <MessagesProvider messages={messages}>
      <LocalizedDialog dialog={dialog} />
    </MessagesProvider>
  );
}

function LocalizedDialog({ dialog }: { dialog: Dialog }) {
  const { t, find } = useMessages();
  const page = usePage();
  const { id, modal, code, message, title, note, verbs, single, asked, onAnswer } = dialog;
  const buttons = modalButtons[modal];
  const act = (action: ModalAction) => {
    dialogs.close(id);
    onAnswer?.(action);
    go(action, dialog, page);
  };
  const verb = (action: ModalAction) =>
    verbs?.[action] ?? find(`modal.${modal}.${action}`) ?? find(`modal.${action}`) ?? t('shell.ok');
  useEffect(raiseToasts, []);
  const newTab = opensTab(buttons.confirm, page) ? find('modal.newTab') : undefined;
  return (
    <ConfirmDialog
      open
      title={title ?? find(`modal.${modal}.${code}.title`) ?? find(`modal.${modal}.title`) ?? t('shell.dialog.title')}
      // Support needs the number; the name of a case means nothing to users.
      code={typeof code === 'number' ? code : undefined}
      note={note ?? newTab}
      // It leaves the page: a key press meant for the page must not confirm it.
      asks={dialog.places !== undefined}
      dismissible={!buttons.mustAnswer}
      foot={asked && modalsWithReference.has(modal) ? <ReferenceLine asked={asked} /> : null}
      confirm={verb(buttons.confirm)}
      cancel={buttons.cancel && !single ? verb(buttons.cancel) : undefined}
      onConfirm={() => act(buttons.confirm)}
      onCancel={() => act(buttons.cancel ?? 'dismiss')}
      onClose={buttons.closing && (() => act(buttons.closing ?? 'dismiss'))}
    >
      {message}
    </ConfirmDialog>
  );
}

/** Where an action leads on this site; the others only close the dialog, unless `places` names a target. */
const PLACES: Readonly<Partial<Record<ModalAction, `/${string}`>>> = {
  home: '/',
  'verify-identity': PERSONAL_PAGE_PATH,
  'bind-again': ACCOUNT_INFO_PATH,
};

/** REDIR-03: the only ways out of a dialog. */
function go(action: ModalAction, { places }: Dialog, page: PageFrame): void {
  if (action === 'close-mini-app') return void closeMiniApp();
  const place = places?.[action];
  const path = PLACES[action];
  if (!place && !path) return;
  const target = place
    ? targetOf({ value: place }, page.site.redirectOrigins)
    : ownPath(withLanguage(page.language.value, path ?? '/') as `/${string}`);
  if (opensTab(action, page)) openInNewTab(target);
  else leaveTo(target);
}

/** TG-09 */
async function closeMiniApp(): Promise<void> {
  const { telegramBridge } = await import('../platform/webview/telegram-bridge.ts');
  telegramBridge.close();
}

/** SIGNUP-11 */
function opensTab(action: ModalAction, { site }: PageFrame): boolean {
  return action === 'verify-identity' && site.verifyInNewTab === true;
}

/** SHELL-08: the last element of the top layer is in front, so that the toasts have to enter it again after this dialog. */
function raiseToasts(): void {
  const layer = document.querySelector<HTMLElement>('[popover=manual]:popover-open');
  layer?.hidePopover();
  layer?.showPopover();
}
