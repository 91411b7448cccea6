import { readLocal, writeLocal } from '../storage/storage.ts';

/** Notifies the open tabs of this site that the session has ended (SESS-06). */
export type SessionSignal = {
  readonly tellOthers: () => void;
  /**
   * Calls back on a notice from another tab, once for each end, by whichever channel. @returns a function that
   * unsubscribes
   */
  readonly onEnd: (listener: () => void) => () => void;
};

const NAME = 'session-ended';

/**
 * Uses a BroadcastChannel and, where that is missing or blocked, a change in local storage. A page that returns from
 * the back/forward cache compares the last notice that it has seen; the channel is closed meanwhile, because an open
 * one keeps a page out of that cache.
 */
export function createSessionSignal(): SessionSignal {
  let heard = readLocal(NAME);
  // A channel also delivers this page's own notices, later.
  const own = `${Math.random()} `;
  return {
    tellOthers() {
      // Random, so that no two notices are equal.
      heard = `${own}${Math.random()}`;
      writeLocal(NAME, heard);
      const channel = openChannel();
      channel?.postMessage(heard);
      channel?.close();
    },
    onEnd(listener) {
      const hear = (end: unknown) => {
        if (typeof end !== 'string' || end === heard || end.startsWith(own)) return;
        heard = end;
        listener();
      };
      let channel: BroadcastChannel | undefined;
      const listen = () => {
        channel = openChannel();
        channel?.addEventListener('message', ({ data }) => hear(data));
      };
      const ways: Record<string, (event: Event) => void> = {
        storage: (event) => (event as StorageEvent).key === NAME && hear((event as StorageEvent).newValue),
        pagehide: () => channel?.close(),
        pageshow: (event) => {
          if (!(event as PageTransitionEvent).persisted) return;
          listen();
          hear(readLocal(NAME));
        },
      };
      listen();
      for (const [name, way] of Object.entries(ways)) addEventListener(name, way);
      return () => {
        channel?.close();
        for (const [name, way] of Object.entries(ways)) removeEventListener(name, way);
      };
    },
  };
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return undefined;
  }
}
