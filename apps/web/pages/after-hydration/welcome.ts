import type { PageFrame } from '../../shell/page-context.tsx';

const PARAMETER = 'newUser';
/** Long enough to be seen. */
const SHOWN_MS = 2000;

/** REDIR-01: a new user is welcomed once: removes the parameter from the address. */
export function welcomedHere({ name }: PageFrame): void {
  if (name !== 'dashboard' || !new URLSearchParams(location.search).has(PARAMETER)) return;
  setTimeout(() => {
    const url = new URL(location.href);
    url.searchParams.delete(PARAMETER);
    history.replaceState(history.state, '', url);
  }, SHOWN_MS);
}
