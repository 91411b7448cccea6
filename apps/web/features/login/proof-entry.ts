/** Key in `history.state` of the two entries of a login with a verification: `form`, and above it `proof`. */
const ENTRY = 'login';
/** Time limit for `history.back()`: without an entry to go back to there is no event. */
const BACK_MS = 500;

/** The mark of the current entry; undefined on any other, such as one made by a link within the page. */
export function currentEntry(): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && ENTRY in state ? state[ENTRY] : undefined;
}

export function pushProofEntry(): void {
  history.replaceState({ [ENTRY]: 'form' }, '');
  history.pushState({ [ENTRY]: 'proof' }, '');
}

/** Goes back to the form's entry, so that the next page replaces it and leaves no entry of the login. */
export async function leaveProofEntry(): Promise<void> {
  if (currentEntry() !== 'proof') return;
  await new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, BACK_MS);
    history.back();
  });
}
