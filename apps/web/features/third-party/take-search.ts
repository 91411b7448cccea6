let taken = '';

/**
 * Takes the provider's response out of the address before anything else reads it, so that no report, script, history entry or
 * referrer gets it. Call it first.
 */
export function takeSearch(): void {
  const { search, pathname } = location;
  if (!new URLSearchParams(search).get('state')) return;
  taken = search;
  history.replaceState(history.state, '', pathname);
}

/** The query as the provider sent it; empty if there was none, and on a second call. */
export function takenSearch(): string {
  const found = taken;
  taken = '';
  return found;
}
