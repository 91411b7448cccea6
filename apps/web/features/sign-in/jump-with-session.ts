import { leaveTo, targetOf } from '../../platform/navigation/navigate.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import { sessionHere } from '../../platform/page/browser-session.ts';
import { fragmentOf } from '../../platform/session/carried-session.ts';
import { createSessionExtras } from '../../platform/session/session-extras.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/** Nobody waits longer for a token: over there one can log in as well. */
const PATIENCE_MS = 3_000;

/** SESS-07, REGION-08: links to another of the brand's sites (`data-jump`) take the session along, where one can be had. */
export function jumpsWithSession(frame: PageFrame): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[data-jump]');
    if (!link || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    void jumpWithSession(frame, link.href);
  });
}

/** Leaves to an address of an allowed origin, with a token for one quick login in the fragment. */
export async function jumpWithSession(frame: PageFrame, href: string): Promise<void> {
  const { ask, request } = getPlatform(frame);
  const extras = createSessionExtras({ ask, session: sessionHere(frame), forget: request.forget });
  const patience = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const made = await Promise.race([extras.quickToken(), patience]);
  const { user } = frame;
  const name = user?.vague_email || user?.vague_mobile || '';
  leaveTo(
    targetOf({ value: made ? href + fragmentOf({ token: made.quick_token, name }) : href }, frame.redirectOrigins),
  );
}

/** With another button or a key it opens beside this page, as it is. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
