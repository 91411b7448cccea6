import type { FastifyInstance } from 'fastify';
import { botApi, called } from '../bot-api/bot-api.ts';
import { personById } from '../core/people.ts';
import { TELEGRAM_PAGE_PATH, type Telegram } from '../core/telegram.ts';
import { LaunchError } from '../launches/launch-request.ts';
import { createLaunches } from '../launches/launches.ts';
import { createCodes } from '../open-id/codes.ts';
import { createIdTokens } from '../open-id/id-token.ts';
import { openIdRoutes } from '../open-id/routes.ts';
import { authRoutes } from './auth-page.ts';
import { photoOf } from './avatar.ts';
import { chatRoutes } from './chat-page.ts';
import { controlRoutes } from './control.ts';
import { browserFile } from './html.ts';

const SCRIPTS = [
  'chat.js',
  'window.js',
  'mini-app.js',
  'bridge.js',
  'cloud-storage.js',
  'launch.js',
  'messages.js',
  'popup.js',
];

/** Everything of this Telegram below `/dev/telegram`. Who may open it is for the caller to decide. */
export async function telegramPages(server: FastifyInstance, { telegram }: { readonly telegram: Telegram }) {
  const launches = createLaunches(telegram);
  server.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // Pages of strangers change nothing here: the Bot API does so by GET too.
    const changes = request.method !== 'GET' || request.routeOptions.url?.endsWith('/:method') === true;
    if (changes && request.headers['sec-fetch-site'] === 'cross-site')
      return reply.code(403).send({ error: 'Not from another site' });
  });
  server.addHook('onClose', async () => telegram.updates.close());
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  server.setErrorHandler((error, _request, reply) => {
    if (error instanceof LaunchError) return reply.code(400).send({ error: error.message });
    throw error;
  });
  telegram.updates.onReply(({ method, ...parameters }) =>
    called(telegram, telegram.botToken, String(method), parameters),
  );
  botApi(server, telegram);
  controlRoutes(server, telegram, launches);
  const openId = { codes: createCodes(Date.now), idTokens: createIdTokens(Date.now) };
  openIdRoutes(server, telegram, openId);
  authRoutes(server, telegram, { launches, codes: openId.codes });
  chatRoutes(server, telegram, launches);
  server.get<{ Params: { id: string } }>(`${TELEGRAM_PAGE_PATH}/photo/:id.svg`, ({ params: { id } }, reply) => {
    const person = personById(id);
    if (!person?.pictured) return reply.callNotFound();
    // Shown by pages of the brand, which are another site.
    return reply.header('cross-origin-resource-policy', 'cross-origin').type('image/svg+xml').send(photoOf(person));
  });
  for (const name of SCRIPTS)
    server.get(`${TELEGRAM_PAGE_PATH}/browser/${name}`, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(browserFile(name)),
    );
}
