import { loginAddress } from '@gatehouse/rules/page/page-address';
import { leaveTo, ownPath } from '../../platform/navigation/navigate.ts';
import { deferredMessages } from '../../platform/words/deferred-messages.ts';
import { openDeferred } from '../../shell/deferred-root.tsx';
import type { PageFrame } from '../../shell/page-context.tsx';
import { useMessages } from '../../shell/words.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { hasUnsentInput } from './unsent-input.ts';

let open = false;
/** On the way to the login page: a second 10006 must not abort the navigation that the first one began. */
let leaving = false;
/** The user saw the dialog and stayed. */
let told = false;

/**
 * SESS-04: the session ended elsewhere. Leaves for the login page, with the way back. If a form has input, asks first: the user
 * can log in in another tab and then send it.
 */
export async function sessionOver(frame: PageFrame): Promise<void> {
  // Background calls do not open the dialog again.
  if (leaving || open || (told && !navigator.userActivation.isActive)) return;
  const login = ownPath(loginAddress(frame.site, frame.language.value, frame.path, location.search) as `/${string}`);
  if (!hasUnsentInput(document)) {
    leaving = true;
    return leaveTo(login, 'replace');
  }
  open = true;
  const messages = await deferredMessages(frame.language.value, 'inverse');
  openDeferred(frame, messages, (close) => (
    <SessionOver
      login={login}
      onStay={() => {
        open = false;
        told = true;
        close();
      }}
    />
  ));
}

/** Exported for the gallery. */
export function SessionOver({ login, onStay }: { login: string; onStay: () => void }) {
  const { t } = useMessages();
  return (
    <Dialog
      open
      asks
      onClose={onStay}
      title={t('session.over')}
      actions={
        <>
          <Button onClick={onStay}>{t('session.over.stay')}</Button>
          <LinkButton variant="primary" href={login} target="_blank" rel="noopener" onClick={onStay}>
            {t('session.over.logIn')}
          </LinkButton>
        </>
      }
    >
      <p>{t('session.over.text')}</p>
    </Dialog>
  );
}
