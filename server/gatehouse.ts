import { mkdirSync } from 'node:fs';
import { Mailbox } from '@gatehouse/identity/delivery/mailbox';
import { createIdentity } from '@gatehouse/identity/identity';
import type { Brand } from '@gatehouse/rules/brand';
import { remoteApi } from '@gatehouse/web/server/api';
import { createWeb } from '@gatehouse/web/server/web';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { embeddedApi } from './embedded-api.ts';
import type { Environment } from './environment.ts';
import { mailboxPages } from './mailbox-pages.ts';
import { createManagement } from './management.ts';

/** The running product. */
export type Gatehouse = {
  readonly web: FastifyInstance;
  readonly identity: FastifyInstance | undefined;
  readonly close: () => Promise<void>;
};

/**
 * Opens the front end, the identity API behind it (unless `API_ORIGIN` names another), and the operator's port.
 * @throws {Error} when a port is taken, the database cannot be opened, or the front end is not built
 */
export async function openGatehouse(environment: Environment, brand: Brand): Promise<Gatehouse> {
  const logger: FastifyBaseLogger = pino({ level: environment.logLevel });
  const mailbox = environment.development && !environment.smtpUrl ? new Mailbox() : undefined;
  const identity = environment.apiOrigin ? undefined : await openIdentity(environment, brand, mailbox, logger);
  const api = identity ? embeddedApi(identity) : remoteApi(environment.apiOrigin ?? '');
  const { trustProxy, development, translationOrigin } = environment;
  const web = await createWeb({ brand, api, trustProxy, development, translationOrigin, logger });
  if (mailbox) await web.register(mailboxPages, { mailbox });
  const management = createManagement(async () => web.server.listening && (!identity || (await isReady(identity))));
  management.watch(web, 'page');
  await web.listen({ port: environment.port, host: '::' });
  await management.server.listen({ port: environment.managementPort, host: '::' });
  return {
    ...{ web, identity },
    async close() {
      await Promise.allSettled([web.close(), management.server.close()]);
      await identity?.close();
    },
  };
}

async function openIdentity(
  environment: Environment,
  brand: Brand,
  mailbox: Mailbox | undefined,
  logger: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const { databaseUrl, dataDir, redisUrl, smtpUrl, keyEncryptionKey, development } = environment;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const demoAccounts = development ? DEMO_ACCOUNTS : [];
  return createIdentity({
    brand,
    databaseUrl,
    dataDir,
    redisUrl,
    smtpUrl,
    keyEncryptionKey,
    mailbox,
    trustGateway: true,
    logger,
    demoAccounts,
  });
}

async function isReady(identity: FastifyInstance): Promise<boolean> {
  const { statusCode } = await identity.inject({ method: 'GET', url: '/user/public/encrypt-key' });
  return statusCode === 200;
}
