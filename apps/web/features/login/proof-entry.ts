/** Marks the two entries of the browser's history that a login with a proof has: `form`, and above it `proof`. */
const ENTRY = 'login';
/** A browser that has nothing to go back to says nothing. */
const BACK_MS = 500;

/** Which of the two is shown; undefined on any other, such as one that a link within the page has made. */
export function entryHere(): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && ENTRY in state ? state[ENTRY] : undefined;
}

export function pushProofEntry(): void {
  history.replaceState({ [ENTRY]: 'form' }, '');
  history.pushState({ [ENTRY]: 'proof' }, '');
}

/** Goes back to the form's entry, so that the page that replaces it leaves nothing of the login behind. */
export async function leaveProofEntry(): Promise<void> {
  if (entryHere() !== 'proof') return;
  await new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, BACK_MS);
    history.back();
  });
}
