import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BotError } from '../core/bot-error.ts';
import { TELEGRAM_PAGE_PATH, type Telegram } from '../core/telegram.ts';
import { METHODS } from './methods.ts';

type Call = FastifyRequest<{ Params: { bot: string; method: string } }>;

/**
 * The Bot API at `/dev/telegram/bot<token>/<method>`: by GET or POST, parameters in the query, as a form or as JSON. Refusals are
 * `{ok: false, error_code, description}` with that status.
 */
export function botApi(server: FastifyInstance, telegram: Telegram): void {
  const answer = (request: Call, reply: FastifyReply) => {
    const { bot, method } = request.params;
    const { ok, status, body } = called(telegram, bot, method, parametersOf(request));
    return reply.code(status).send({ ok, ...body });
  };
  server.route({ method: ['GET', 'POST'], url: `${TELEGRAM_PAGE_PATH}/bot:bot/:method`, handler: answer });
}

/** Calls a method without HTTP, as a webhook's answer does. */
export function called(telegram: Telegram, token: string, method: string, parameters: Record<string, unknown>) {
  try {
    if (!isSame(token, telegram.botToken)) throw new BotError(401, 'Unauthorized');
    const run = METHODS.get(method.toLowerCase());
    if (!run) throw new BotError(404, 'Not Found');
    return { ok: true, status: 200, body: { result: run(telegram, parameters) } };
  } catch (error) {
    if (!(error instanceof BotError)) throw error;
    const { status, message, retryAfter } = error;
    const parameters = retryAfter === undefined ? {} : { parameters: { retry_after: retryAfter } };
    return { ok: false, status, body: { error_code: status, description: message, ...parameters } };
  }
}

function parametersOf({ query, body }: Call): Record<string, unknown> {
  const sent = typeof body === 'object' && body !== null ? body : {};
  return { ...(query as Record<string, unknown>), ...sent };
}

/** Of equal length, so that no time tells how much of it was right. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(a, b);
}
