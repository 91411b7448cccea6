import { hash, timingSafeEqual } from 'node:crypto';
import {
  TELEGRAM_WEBHOOK_HEADER,
  TELEGRAM_WEBHOOK_PATH,
  telegramMessages,
} from '@gatehouse/contract/telegram/telegram';
import { telegramMessagesPayload } from '@gatehouse/contract/telegram/telegram.schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { webhookSecret } from '../../delivery/telegram-bot.ts';
import { sendAnswer } from '../../http/envelope.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { privateRoute } from '../../sessions/private-route.ts';
import { allowMessages } from './allow-messages.ts';
import { receiveUpdate } from './receive-update.ts';
import { readUpdate } from './update.ts';

/** Of a long message with all its entities. */
const UPDATE_BYTES = 65_536;

/** The bot's webhook, and the permission of its messages. Without a bot only the latter, which finds no bound person. */
export function telegramBotRoutes(app: FastifyInstance, services: Services): void {
  privateRoute(app, services, telegramMessages, telegramMessagesPayload, async (input, who) => ({
    result: await allowMessages(services, input, who),
  }));
  const { telegram, telegramBot: bot, brand } = services;
  if (telegram?.botToken === undefined || !bot) return;
  const secret = webhookSecret(telegram.botToken);
  app.post(TELEGRAM_WEBHOOK_PATH, {
    bodyLimit: UPDATE_BYTES,
    // Before the body is read: to strangers there is nothing here.
    onRequest: (request, _reply, done) => done(isFromTelegram(request, secret) ? undefined : new Refusal('notFound')),
    handler: async (request, reply) => {
      const update = readUpdate(request.body, brand.bots.telegram);
      if (update) await receiveUpdate(services, bot, update);
      return sendAnswer(reply, {});
    },
  });
}

function isFromTelegram({ headers }: FastifyRequest, secret: string): boolean {
  const given = headers[TELEGRAM_WEBHOOK_HEADER];
  const sha256 = (text: string) => hash('sha256', text, 'buffer');
  return typeof given === 'string' && timingSafeEqual(sha256(given), sha256(secret));
}
