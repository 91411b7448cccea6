/** What tabs wait for: the link of a registration, or of another proof. */
type Channel = 'registration' | 'challenge';

/** SIGNUP-06, LOGIN-02: says in this browser's other tabs that a link has been confirmed; they look at once. */
export function notifyTabs(uuid: string, name: Channel): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(uuid);
  channel.close();
}

/** Hears of that one until `signal` is aborted. */
export function hearTabs(uuid: string, name: Channel, hear: () => void, signal: AbortSignal): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => data === uuid && hear());
  signal.addEventListener('abort', () => channel.close(), { once: true });
}
