import { leaveTo, targetOf } from '../../platform/navigation/navigate.ts';
import { getPlatform } from '../../platform/page/browser.ts';
import { sessionHere } from '../../platform/page/browser-session.ts';
import { fragmentOf } from '../../platform/session/carried-session.ts';
import { createSessionExtras } from '../../platform/session/session-extras.ts';
import { loadBrand } from '../../platform/site/sites.ts';
import type { PageFrame } from '../../shell/page-context.tsx';
import { restoreUnlessLeft, turnTo } from './site-turn.ts';

/** The longest wait for a token: the user can also log in on the other site. */
const PATIENCE_MS = 3_000;

/** SESS-07, REGION-08: links to another of the brand's sites (`data-jump`) carry the session where possible. */
export function jumpsWithSession(frame: PageFrame): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[data-jump]');
    if (!link || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    void jump(frame, link.href);
  });
  // The turn then waits for the token alone.
  void loadBrand().catch(() => undefined);
}

/**
 * Navigates to another site's address, of an allowed origin. A user takes a token for one quick login along, in the fragment. Only
 * when the page is ready to be left does the seal turn.
 */
export async function jump(frame: PageFrame, href: string): Promise<void> {
  const fragment = frame.session.user ? await sessionFragment(frame) : '';
  await turnTo(frame, href);
  leaveTo(targetOf({ value: href + fragment }, frame.site.redirectOrigins));
  restoreUnlessLeft();
}

/** Empty where none was made in time. */
async function sessionFragment(frame: PageFrame): Promise<string> {
  const { ask, request } = getPlatform(frame);
  const extras = createSessionExtras({ ask, session: sessionHere(frame), forget: request.forget });
  const patience = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const made = await Promise.race([extras.quickToken(), patience]);
  const { session } = frame;
  const name = session.user?.vague_email || session.user?.vague_mobile || '';
  return made ? fragmentOf({ token: made.quick_token, name }) : '';
}

/** With another button or a modifier key the link opens elsewhere, unchanged. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
