const TOKEN = /^#([\w-]{43})$/;

let taken: string | undefined;

/**
 * SHELL-10: takes the token of an emailed link out of the address at once, before anything could report or copy it. It stays
 * in this page's memory and nowhere else.
 */
export function takeLinkToken(): void {
  const token = TOKEN.exec(location.hash)?.[1];
  if (!token) return;
  taken = token;
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** The token that the page was opened with. */
export function takenToken(): string | undefined {
  return taken;
}
