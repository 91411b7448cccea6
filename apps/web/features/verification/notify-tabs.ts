/** The kinds of links that tabs wait for: of a registration, or of another challenge. */
type Channel = 'registration' | 'challenge';

/** SIGNUP-06, LOGIN-02: notifies this browser's other tabs that a link was confirmed; they poll at once. */
export function notifyTabs(uuid: string, name: Channel): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(uuid);
  channel.close();
}

/** Subscribes to these notices until `signal` is aborted. */
export function onTabNotice(uuid: string, name: Channel, hear: () => void, signal: AbortSignal): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => data === uuid && hear());
  signal.addEventListener('abort', () => channel.close(), { once: true });
}
