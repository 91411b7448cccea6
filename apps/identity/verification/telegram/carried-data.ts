import { gatewayHeaders } from '@gatehouse/contract/call/gateway-headers';
import { bindTelegram } from '@gatehouse/contract/telegram/telegram';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { isRecent, verifyLaunchData, verifyLoginData } from './telegram-data.ts';
import type { TelegramOptions } from './telegram-options.ts';

/** Where what is wrong with the data is part of the result (TG-03). */
const NAMES_THE_FAILURE: readonly string[] = [bindTelegram.path];

/**
 * TG-02, TG-12: looks at Telegram's data before a call that carries it does anything: data that is not genuine is refused
 * (`telegramDataInvalid`). Launch data of the last hour marks the answer, whatever it is, as one to a mini-app (PLAT-02); older data
 * means nothing. Where Telegram is off it cannot be verified, and means nothing either.
 */
export function verifyCarriedData(
  app: FastifyInstance,
  { telegram, clock }: Pick<Services, 'telegram' | 'clock'>,
): void {
  if (!telegram) return;
  app.decorateRequest('launched', false);
  app.addHook('preHandler', (request, reply, done) => {
    try {
      verifyCarried(telegram, clock(), request, reply);
      done();
    } catch (error) {
      const isNamed = error instanceof Refusal && NAMES_THE_FAILURE.includes(request.routeOptions.url ?? '');
      done(isNamed ? undefined : (error as Error));
    }
  });
}

function verifyCarried(telegram: TelegramOptions, now: number, request: FastifyRequest, reply: FastifyReply): void {
  const given = (request.method === 'GET' ? request.query : request.body) as Readonly<Record<string, unknown>> | null;
  const { telegram_callback: login, telegram_callback_mini: launch } = given ?? {};
  // What is no text is refused by the schema of the call.
  if (typeof login === 'string') isRecent(verifyLoginData(telegram, login), now, 'session');
  if (typeof launch !== 'string' || !isRecent(verifyLaunchData(telegram, launch), now, 'session')) return;
  request.launched = true;
  reply.header(gatewayHeaders.miniApp, '1');
}
