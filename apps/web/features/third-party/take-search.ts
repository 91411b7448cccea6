let taken = '';

/**
 * Takes what the provider sent out of the address before anything else of the page reads it: no report, no other script, no
 * history entry and no referrer gets it. Call it first.
 */
export function takeSearch(): void {
  const { search, pathname } = location;
  if (!new URLSearchParams(search).get('state')) return;
  taken = search;
  history.replaceState(history.state, '', pathname);
}

/** The query as the provider sent it; empty where it sent none, and at a second look. */
export function takenSearch(): string {
  const found = taken;
  taken = '';
  return found;
}
