import { deliver, type NewUpdate, type Update, type Webhook } from './webhook.ts';

export type Updates = {
  readonly add: (update: NewUpdate) => void;
  /** Those that are not delivered; those before `offset` are forgotten. */
  readonly pending: (offset?: number) => readonly Update[];
  readonly setWebhook: (webhook: Webhook | undefined, dropPending?: boolean) => void;
  readonly webhook: () => Webhook | undefined;
  readonly lastError: () => { readonly date: number; readonly message: string } | undefined;
  /** Sets what is called with a method call that the webhook has answered with. */
  readonly onReply: (handler: (call: Record<string, unknown>) => void) => void;
  readonly close: () => void;
};

const MOST_TRIES = 5;
const FIRST_WAIT_MS = 500;
const MOST_PENDING = 1_000;

/**
 * Updates of the bot: delivered to its webhook one by one, in order, each tried five times; without a webhook they wait for
 * `getUpdates`.
 */
export function createUpdates(): Updates {
  let reply = (_call: Record<string, unknown>) => {};
  const queue: Update[] = [];
  let lastId = 0;
  let webhook: Webhook | undefined;
  let lastError: { date: number; message: string } | undefined;
  let delivering = false;
  const stopped = new AbortController();

  async function deliverAll(): Promise<void> {
    if (delivering) return;
    delivering = true;
    for (let tries = 0; webhook && queue[0] && !stopped.signal.aborted; ) {
      const [first] = queue;
      const { answer, problem } = await deliver(first, webhook, stopped.signal);
      const isDelivered = problem === undefined;
      if (answer) reply(answer);
      if (!isDelivered) lastError = { date: Math.floor(Date.now() / 1_000), message: problem };
      tries = isDelivered ? 0 : tries + 1;
      if (!isDelivered && tries < MOST_TRIES) await pause(FIRST_WAIT_MS * 2 ** tries);
      else if (queue[0] === first) queue.shift();
      if (tries === MOST_TRIES) tries = 0;
    }
    delivering = false;
  }

  return {
    add(update) {
      lastId += 1;
      queue.push({ update_id: lastId, ...update });
      if (queue.length > MOST_PENDING) queue.shift();
      void deliverAll();
    },
    pending(offset = 0) {
      while (queue[0] && queue[0].update_id < offset) queue.shift();
      return [...queue];
    },
    setWebhook(next, dropPending = false) {
      webhook = next;
      lastError = undefined;
      if (dropPending) queue.length = 0;
      void deliverAll();
    },
    webhook: () => webhook,
    lastError: () => lastError,
    onReply(handler) {
      reply = handler;
    },
    close: () => stopped.abort(),
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
