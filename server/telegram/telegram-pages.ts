import type { Brand } from '@gatehouse/rules/site/brand';
import { originOfHost } from '@gatehouse/rules/site/site-of';
import { MINI_APP_TASKS_PATH, TELEGRAM_EARN_PATH, TELEGRAM_PATH } from '@gatehouse/rules/telegram/telegram-paths';
import { createTelegram, type Telegram } from '@gatehouse/telegram/core/telegram';
import { DEMO_BOT_TOKEN, DEMO_CLIENT_SECRET } from '@gatehouse/telegram/demo-bot';
import { telegramPages } from '@gatehouse/telegram/pages/telegram-pages';
import type { FastifyInstance } from 'fastify';
import { ownHosts, refusedHost } from '../own-host.ts';
import { siteName } from '../site-name.ts';

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
/** Another site than every one of the brand, as Telegram is; browsers lead it to this machine. */
const HOST = 'telegram.localhost';

/** TG-12: a Telegram of our own with the brand's bot, for development and tests. */
export function openTelegram(brand: Brand): Telegram {
  return createTelegram({
    origin: telegramOrigin(brand),
    botToken: DEMO_BOT_TOKEN,
    clientSecret: DEMO_CLIENT_SECRET,
    bot: { name: brand.name, username: brand.bots.telegram },
    sites: brand.sites.flatMap((site) =>
      site.hosts.map((host) => ({ name: siteName(site), origin: originOfHost(brand, host) })),
    ),
    apps: [
      { name: 'Log in or register', path: TELEGRAM_PATH },
      { name: 'Tasks', path: MINI_APP_TASKS_PATH },
      { name: 'Tasks, by their link', path: TELEGRAM_EARN_PATH },
    ],
  });
}

export function telegramOrigin(brand: Brand): string {
  return originOfHost(brand, HOST);
}

/** Serves it to this machine alone, under names of this machine. */
export async function ownTelegram(
  server: FastifyInstance,
  { telegram, brand }: { readonly telegram: Telegram; readonly brand: Brand },
) {
  const isOwnHost = ownHosts([HOST, ...brand.sites.flatMap(({ hosts }) => hosts)]);
  server.addHook('onRequest', async (request, reply) => {
    if (!isOwnHost(request.headers.host, undefined))
      return reply.code(refusedHost.status).type('text/plain').send(refusedHost.text);
    if (!LOOPBACK.test(request.ip))
      return reply.code(403).type('text/plain').send('This Telegram opens on its own machine only.');
  });
  await server.register(telegramPages, { telegram });
}
