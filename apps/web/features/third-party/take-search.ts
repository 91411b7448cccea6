let taken = '';

/**
 * Takes the provider's response, which Telegram puts into the fragment, out of the address before anything else reads it, so that no report, script, history entry or
 * referrer gets it. Call it first.
 */
export function takeSearch(): void {
  const { search, hash, pathname } = location;
  if (!new URLSearchParams(search).get('state')) return;
  taken = search + hash;
  history.replaceState(history.state, '', pathname);
}

/** The query and fragment as the provider sent them; empty if there was none, and on a second call. */
export function takenSearch(): string {
  const found = taken;
  taken = '';
  return found;
}
