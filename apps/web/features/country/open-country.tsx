import { deferredMessages } from '../../platform/words/deferred-messages.ts';
import { openDeferred } from '../../shell/deferred-root.tsx';
import type { PageFrame } from '../../shell/page-context.tsx';
import { CountryDialog } from './country-dialog.tsx';

let open = false;

/** Opens the list of countries over the page; a second call does nothing while it is open. */
export async function openCountry(frame: PageFrame): Promise<void> {
  if (open) return;
  open = true;
  const messages = await deferredMessages(frame.language.value, 'inverse');
  openDeferred(frame, messages, (close) => (
    <CountryDialog
      onClose={() => {
        open = false;
        close();
      }}
    />
  ));
}
