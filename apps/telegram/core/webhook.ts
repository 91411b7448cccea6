/** An update of the Bot API, without its number. */
export type NewUpdate = Readonly<Record<string, unknown>>;
export type Update = NewUpdate & { readonly update_id: number };

/** `secretToken` goes with every update, as `X-Telegram-Bot-Api-Secret-Token`. */
export type Webhook = { readonly url: string; readonly secretToken: string | undefined };

/** `answer`: a method call that the webhook has answered with; `problem`: why the update is not delivered. */
export type Delivery = { readonly answer?: Readonly<Record<string, unknown>>; readonly problem?: string };

const TIMEOUT_MS = 10_000;

/** Posts an update. Delivered is what was answered with 2xx; redirects are not followed. */
export async function deliver(update: Update, webhook: Webhook, signal: AbortSignal): Promise<Delivery> {
  const { url, secretToken } = webhook;
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        ...(secretToken ? { 'x-telegram-bot-api-secret-token': secretToken } : {}),
      },
      body: JSON.stringify(update),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const text = await response.text();
    if (response.ok) return callIn(text);
    return { problem: `Wrong response from the webhook: ${response.status} ${response.statusText}` };
  } catch (error) {
    return { problem: `Connection failed: ${(error as Error).message}` };
  }
}

function callIn(text: string): Delivery {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer === 'object' && answer && 'method' in answer) return { answer: { ...answer } };
  } catch {
    // An answer that is no method call asks for nothing.
  }
  return {};
}
