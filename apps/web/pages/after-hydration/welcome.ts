import type { PageFrame } from '../../shell/page-context.tsx';

const PARAMETER = 'newUser';
/** Long enough to have been seen. */
const SHOWN_MS = 2000;

/** REDIR-01: who has just registered is welcomed once: the address does not say so after that. */
export function welcomedHere({ name }: PageFrame): void {
  if (name !== 'dashboard' || !new URLSearchParams(location.search).has(PARAMETER)) return;
  setTimeout(() => {
    const url = new URL(location.href);
    url.searchParams.delete(PARAMETER);
    history.replaceState(history.state, '', url);
  }, SHOWN_MS);
}
