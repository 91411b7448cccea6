import { setTimeout as wait } from 'node:timers/promises';
import type { Brand } from '@gatehouse/rules/brand';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createHasher, type HashingLimits } from './account/password-hash.ts';
import { type Db, openDb } from './db/open.ts';
import type { Deliver } from './delivery/mail.ts';
import type { Mailbox } from './delivery/mailbox.ts';
import { mailServer } from './delivery/smtp.ts';
import { createKeys } from './encryption-key/keys.ts';
import { encryptionKeyRoutes } from './encryption-key/routes.ts';
import { readKeyEncryptionKey } from './encryption-key/wrap.ts';
import { safeError } from './http/safe-error.ts';
import { createServer, type Logger } from './http/server.ts';
import { createOneAtATime } from './login/one-at-a-time.ts';
import { loginRoutes } from './login/routes.ts';
import { metricsRoutes, type OnMetrics } from './metrics/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { startPurging } from './purge.ts';
import { createLimits, type LimitPoints } from './rate-limit/limits.ts';
import { regionRoutes } from './region/routes.ts';
import { codeKeyFrom } from './registration/code.ts';
import { registrationRoutes } from './registration/routes.ts';
import { type DemoAccount, seedAccounts, siteOfEachEnvironment } from './seed.ts';
import type { Services } from './services.ts';
import { sessionRoutes } from './session/routes.ts';
import { sessionExtrasRoutes } from './session-extras/routes.ts';

const READY_MS = 2000;

export type IdentityOptions = {
  readonly brand: Brand;
  /** `postgres://…`; absent: SQLite in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** `redis://…`; absent: limits are counted in memory. */
  readonly redisUrl?: string | undefined;
  /** `smtp://…` or `smtps://…`; absent: mails go to the mailbox. */
  readonly smtpUrl?: string | undefined;
  readonly mailbox?: Mailbox | undefined;
  /** Believe `x-forwarded-for` and `x-gatehouse-site`: only where nobody but the gateway can reach this server. */
  readonly trustGateway: boolean;
  readonly logger?: Logger | undefined;
  /** Epoch milliseconds. */
  readonly clock?: (() => number) | undefined;
  readonly passwordHashing?: HashingLimits | undefined;
  /** Wraps the private keys that are stored: 32 bytes, base64. */
  readonly keyEncryptionKey?: string | undefined;
  /** Length of new RSA keys; for tests that cannot wait. */
  readonly encryptionKeyBits?: number | undefined;
  readonly limitPoints?: LimitPoints | undefined;
  /** Accounts to add when they are missing. */
  readonly demoAccounts?: readonly DemoAccount[] | undefined;
  /** SHELL-16: hears what pages report of themselves. */
  readonly onMetrics?: OnMetrics | undefined;
};

/**
 * The reference identity API, without the `/x-api` prefix: for `inject` or `listen`. Closing it closes its database,
 * mail and Redis connections.
 * @throws {Error} when the database cannot be opened or migrated, or an option is not right
 */
export async function createIdentity(options: IdentityOptions): Promise<FastifyInstance> {
  const { databaseUrl, dataDir, clock = Date.now } = options;
  const app = createServer(options.logger ?? false);
  const note = (message: string, error?: unknown) => app.log.warn({ error: error && safeError(error) }, message);
  const db = await openDb({ databaseUrl, dataDir }, (error) => note('A database connection was lost', error));
  try {
    const services = await createServices(app, options, db, note);
    await seedAccounts(services, options.demoAccounts ?? []);
    const stopPurging = startPurging(db, clock, (error) => note('Expired rows were not purged', error));
    const warming = makeKeys(services);
    databases.set(app, db);
    app.addHook('onClose', async () => {
      await Promise.allSettled([stopPurging(), warming, services.limits.close()]);
      await db.destroy();
    });
    for (const routes of [
      registrationRoutes,
      loginRoutes,
      sessionRoutes,
      sessionExtrasRoutes,
      profileRoutes,
      encryptionKeyRoutes,
      regionRoutes,
    ]) {
      routes(app, services);
    }
    metricsRoutes(app, services, options.onMetrics ?? (() => {}));
    return app;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

const databases = new WeakMap<FastifyInstance, Db>();

/** Readiness: whether the database of this identity API answers, within two seconds. Never throws. */
export async function isReady(app: FastifyInstance): Promise<boolean> {
  const db = databases.get(app);
  if (!db) return false;
  const answers = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([answers, wait(READY_MS, false, { ref: false })]);
}

async function createServices(
  app: FastifyInstance,
  options: IdentityOptions,
  db: Db,
  note: Services['note'],
): Promise<Services> {
  const { brand, trustGateway, databaseUrl, dataDir, clock = Date.now } = options;
  const keyEncryptionKey = readKeyEncryptionKey(options.keyEncryptionKey, databaseUrl ? undefined : dataDir);
  if (!keyEncryptionKey)
    note('Private keys and live codes can be read from the database: no key-encryption key is given');
  return {
    ...{ brand, trustGateway, db, clock, note },
    mail: delivery(app, options),
    hasher: await createHasher(options.passwordHashing),
    keys: createKeys({ db, clock, keyEncryptionKey, bits: options.encryptionKeyBits }),
    limits: createLimits(options.redisUrl, options.limitPoints ?? {}, (error) => note('Redis is out of reach', error)),
    oneAtATime: createOneAtATime(),
    codeKey: codeKeyFrom(keyEncryptionKey),
    sending: new Map(),
  };
}

function delivery(app: FastifyInstance, { smtpUrl, mailbox, brand }: IdentityOptions): Deliver {
  if (smtpUrl) {
    const server = mailServer(smtpUrl, { name: brand.name, address: brand.support.email });
    app.addHook('onClose', async () => server.close());
    return server.deliver;
  }
  if (mailbox) return (mail) => mailbox.deliver(mail);
  throw new Error('The identity API needs a mail server (smtpUrl) or a mailbox');
}

/** Makes the keys while nobody waits for them yet; what fails here fails again, and is told, where they are needed. */
async function makeKeys({ brand, keys, note }: Services): Promise<void> {
  for (const { environment } of siteOfEachEnvironment(brand)) {
    await keys
      .current(environment)
      .catch((error: unknown) => note('An encryption key could not be made or read', error));
  }
}
