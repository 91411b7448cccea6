import { deferredMessages } from '../../platform/words/deferred-messages.ts';
import { openDeferred } from '../../shell/deferred-root.tsx';
import type { PageFrame } from '../../shell/page-context.tsx';
import { Settings } from './settings.tsx';

let open = false;

/** Opens the cookie settings over the page; a second call does nothing while they are open. */
export async function openSettings(frame: PageFrame): Promise<void> {
  if (open) return;
  open = true;
  const messages = await deferredMessages(frame.language.value, 'inverse');
  openDeferred(frame, messages, (close) => (
    <Settings
      onClose={() => {
        open = false;
        close();
      }}
    />
  ));
}
