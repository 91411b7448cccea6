import { keepTyped, putTypedBack } from '../../platform/storage/typed-text.ts';
import { isPlainPress } from '../../platform/webview/plain-press.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

const PARAMETER = 'newUser';
/** Long enough to be seen. */
const SHOWN_MS = 2000;

/** REDIR-01: a new user is welcomed once: removes the parameter from the address. */
export function endWelcome({ name }: PageFrame): void {
  if (name !== 'dashboard' || !new URLSearchParams(location.search).has(PARAMETER)) return;
  setTimeout(() => {
    const url = new URL(location.href);
    url.searchParams.delete(PARAMETER);
    history.replaceState(history.state, '', url);
  }, SHOWN_MS);
}

/** The id of a section. Launch parameters, tokens and name-value pairs do not match. */
const SECTION = /^#[a-z][\w-]{0,19}$/i;

/**
 * REDIR-01: a user who was sent to log in on the way to a section brings its id in the fragment, which browsers keep over
 * redirects (RFC 9110, 10.2.2) and servers do not see. Adds it to the redirect target, which is checked as usual before it is
 * followed. The server has confirmed that the target is a page of this site.
 */
export function keepWantedSection({ variant }: PageFrame): void {
  const { hash, pathname, search } = location;
  // A link to a section of this page.
  if (!variant.sentToLogIn || !SECTION.test(hash) || document.getElementById(hash.slice(1))) return;
  const query = new URLSearchParams(search);
  const wanted = query.get('redirect_url') ?? '';
  if (wanted.includes('#')) return;
  query.set('redirect_url', wanted + hash);
  history.replaceState(history.state, '', `${pathname}?${query}`);
}

/** LANG-01: keeps the input when the user changes the language. */
export function keepTypedInput({ path }: PageFrame): void {
  putTypedBack(path);
  document.addEventListener('click', (event) => {
    if (isPlainPress(event) && (event.target as Element | null)?.closest?.('a[hreflang]')) keepTyped(path);
  });
}
