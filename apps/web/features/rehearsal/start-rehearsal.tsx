import { createPortal } from 'react-dom';
import { REHEARSAL_KEY } from '../../platform/storage/rehearsal-key.ts';
import { writeLocal } from '../../platform/storage/storage.ts';
import { isMiniApp } from '../../platform/webview/telegram-launch.ts';
import { deferredMessages } from '../../platform/words/deferred-messages.ts';
import { openDeferred } from '../../shell/deferred-root.tsx';
import type { PageFrame } from '../../shell/page-context.tsx';
import { Rehearsal } from './rehearsal.tsx';

/** The new user has looked around by then. */
const LATE_MS = 10_000;
/** What the question does not interrupt; it waits until they are gone. */
const BUSY = 'dialog:modal, input:focus, textarea:focus, select:focus, :root[data-cookie-notice]';

/** Asks once, on the first page after a registration, which address is the site's own. Not in the mini-app, which has no address bar. */
export function startRehearsal(frame: PageFrame): void {
  if (isMiniApp()) return;
  setTimeout(() => void whenCalm().then(() => open(frame)), LATE_MS);
}

async function open(frame: PageFrame): Promise<void> {
  const main = document.getElementById('main');
  if (!main) return;
  const messages = await deferredMessages(frame.language.value, 'inverse');
  // Stored before the answer: a user who closes the question is not asked again.
  writeLocal(REHEARSAL_KEY, '1');
  const oursFirst = Math.random() < 0.5;
  openDeferred(frame, messages, (close) => createPortal(<Rehearsal oursFirst={oursFirst} onClose={close} />, main));
}

/** Resolves when the user neither types nor has something else to answer. */
function whenCalm(): Promise<void> {
  const isBusy = () => document.querySelector(BUSY) !== null;
  if (!isBusy()) return Promise.resolve();
  return new Promise((resolve) => {
    const ended = new AbortController();
    const look = () => {
      if (isBusy()) return;
      ended.abort();
      watched.disconnect();
      resolve();
    };
    const watched = new MutationObserver(look);
    watched.observe(document.documentElement, { attributes: true, childList: true, subtree: true });
    // A field has lost the focus only after the event.
    addEventListener('focusout', () => setTimeout(look), { signal: ended.signal });
  });
}
