import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call that the bot has made; `token` as it stood in the address. */
export type BotCall = { readonly token: string; readonly method: string; readonly sent: Record<string, unknown> };
type Played = { readonly status?: number; readonly body?: object | string };

export type TelegramPeer = Awaited<ReturnType<typeof openTelegramPeer>>;

/** For tests: plays the Bot API over HTTP. Until `plays` says something else, it takes everything as the bot `username`. */
export async function openTelegramPeer(botToken: string, username = 'gatehouse_demo_bot') {
  const calls: BotCall[] = [];
  const webhook = { url: '', pending_update_count: 0 } as Record<string, unknown>;
  const health = { plays: undefined as ((call: BotCall) => Played | 'silent' | 'reset' | undefined) | undefined };
  const id = Number(botToken.split(':', 1)[0]);
  const answers: Record<string, (sent: Record<string, unknown>) => object | true> = {
    getMe: () => ({ id, is_bot: true, first_name: 'Gatehouse', username }),
    getWebhookInfo: () => webhook,
    setWebhook: ({ url, allowed_updates }) => Object.assign(webhook, { url, allowed_updates }) && true,
    sendMessage: ({ chat_id, text }) => ({ message_id: calls.length, chat: { id: chat_id, type: 'private' }, text }),
  };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const [, token = '', method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? [];
    const call = { token, method, sent: JSON.parse(text || '{}') };
    calls.push(call);
    const played = health.plays?.(call);
    if (played === 'silent') return;
    if (played === 'reset') return void request.socket.resetAndDestroy();
    const wrong = token === botToken ? undefined : { ok: false, error_code: 401, description: 'Unauthorized' };
    const usual = { ok: true, result: answers[method]?.(call.sent) };
    const { status = wrong ? 401 : 200, body = wrong ?? usual } = played ?? {};
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...{ calls, webhook, health, apiOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    /** The texts that were sent to a person, the latest last. */
    textsTo: (person: number) =>
      calls.flatMap(({ method, sent }) =>
        method === 'sendMessage' && sent.chat_id === person ? [String(sent.text)] : [],
      ),
    /** Breaks off what it has not answered. */
    hangUp: () => server.closeAllConnections(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
