import type { Brand } from '@gatehouse/rules/brand';
import type { FastifyInstance } from 'fastify';
import { type DemoAccount, seedAccounts } from './accounts/seed-accounts.ts';
import type { Db } from './db/open.ts';
import type { PoolLimits } from './db/postgres-pool.ts';
import type { Deliver } from './delivery/mail.ts';
import type { Mailbox } from './delivery/mailbox.ts';
import { type OnDelivery, observed } from './delivery/observed.ts';
import type { DeliverSms } from './delivery/sms.ts';
import { smsGateway } from './delivery/sms-gateway.ts';
import { mailServer } from './delivery/smtp.ts';
import { codeKeyFrom, openCodeKey } from './encryption/code-key.ts';
import { createKeys } from './encryption/keys.ts';
import { encryptionKeyRoutes } from './encryption/routes.ts';
import { safeError } from './http/safe-error.ts';
import { createServer, type Logger } from './http/server.ts';
import { readKeyEncryptionKey } from './kernel/envelope-encryption.ts';
import type { HashingLimits } from './kernel/hash-admission.ts';
import { createOneAtATime } from './kernel/one-at-a-time.ts';
import { createHasher, type PasswordHasher } from './kernel/password-hash.ts';
import type { Services } from './kernel/services.ts';
import { siteOfEachEnvironment } from './kernel/site-environments.ts';
import { startPurging } from './purge.ts';
import { createLimits, type LimitPoints, type Limits } from './rate-limit/limits.ts';
import { type SmsByCountry, smsLimitPoints } from './rate-limit/sms-limits.ts';
import { readinessProblems as findProblems } from './readiness.ts';
import { regionRoutes } from './region/routes.ts';
import { createRisk } from './risk/create-risk.ts';
import { outsideHelper } from './risk/outside-helper.ts';
import type { RiskHelper } from './risk/risk-helper.ts';
import { riskRoutes } from './risk/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { openDb } from './store.ts';
import { affiliateRoutes } from './use-cases/affiliate/routes.ts';
import { type DemoInviter, seedInviters } from './use-cases/affiliate/seed-inviters.ts';
import { factorRoutes } from './use-cases/factors/routes.ts';
import { type IdentityDesk, openIdentityDesk } from './use-cases/kyc/identity-desk.ts';
import { byOperator, type IdentityReview } from './use-cases/kyc/identity-review.ts';
import { kycRoutes } from './use-cases/kyc/routes.ts';
import { banRoutes } from './use-cases/lock/routes.ts';
import { loginRoutes } from './use-cases/login/routes.ts';
import { metricsRoutes, type OnMetrics } from './use-cases/page-metrics/routes.ts';
import { profileRoutes } from './use-cases/profile/routes.ts';
import { qrRoutes } from './use-cases/qr/routes.ts';
import { wayBackRoutes } from './use-cases/recovery/routes.ts';
import { registrationAtOnceRoutes, registrationRoutes } from './use-cases/registration/routes.ts';
import { openSteering } from './use-cases/remote-config/remote-config-file.ts';
import { steeringRoutes } from './use-cases/remote-config/routes.ts';
import { sessionExtrasRoutes } from './use-cases/session-extras/routes.ts';
import { accountSettingsRoutes } from './use-cases/settings/routes.ts';
import { subAccountRoutes } from './use-cases/sub-account/routes.ts';
import type { Provider } from './use-cases/third-party/provider.ts';
import { thirdPartyRoutes } from './use-cases/third-party/routes.ts';
import { challengeRoutes } from './verification/routes.ts';

const SECURITY_EVENTS_MS = 400 * 86_400_000;

export type IdentityOptions = {
  readonly brand: Brand;
  /** `postgres://…`; absent: SQLite in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** False: a database that lacks migrations is refused; absent: they are run. */
  readonly migrates?: boolean | undefined;
  /** `redis://…`; absent: limits are counted in memory. */
  readonly redisUrl?: string | undefined;
  /** `smtp://…` or `smtps://…`; absent: mails go to the mailbox. */
  readonly smtpUrl?: string | undefined;
  /** `http://…` or `https://…`; absent: messages go to the mailbox, and without one nobody registers by mobile. */
  readonly smsUrl?: string | undefined;
  readonly mailbox?: Mailbox | undefined;
  /** Believe `x-forwarded-for` and `x-gatehouse-site`: only where nobody but the gateway can reach this server. */
  readonly trustGateway: boolean;
  readonly logger?: Logger | undefined;
  /** Epoch milliseconds. */
  readonly clock?: (() => number) | undefined;
  readonly passwordHashing?: Partial<HashingLimits> | undefined;
  /** Of PostgreSQL: connections, and calls that may wait for one. */
  readonly pool?: PoolLimits | undefined;
  /** How many instances share the limits: while Redis is away, each allows its share of them. */
  readonly instances?: number | undefined;
  /** Wraps the private keys that are stored: 32 bytes, base64. */
  readonly keyEncryptionKey?: string | undefined;
  /** Length of new RSA keys; for tests that cannot wait. */
  readonly encryptionKeyBits?: number | undefined;
  /** LOGIN-11; absent: our own. */
  readonly risk?: Partial<RiskHelper> | undefined;
  /** LOGIN-11: `http://…` or `https://…`, the operator's own risk helper; absent: ours alone. */
  readonly riskUrl?: string | undefined;
  /** REGION-08: who looks at identities; absent: an operator. */
  readonly identityReview?: IdentityReview | undefined;
  readonly limitPoints?: LimitPoints | undefined;
  readonly smsByCountry?: SmsByCountry | undefined;
  /** Accounts to add when they are missing. */
  readonly demoAccounts?: readonly DemoAccount[] | undefined;
  /** Affiliates, referrers and brokers to add when they are missing. */
  readonly demoInviters?: readonly DemoInviter[] | undefined;
  /** SHELL-16: hears what pages report of themselves. */
  readonly onMetrics?: OnMetrics | undefined;
  /** How long the events of an account's security are kept, in milliseconds; absent: 400 days. */
  readonly securityEventsMs?: number | undefined;
  /** Hears what becomes of each mail and text message. */
  readonly onDelivery?: OnDelivery | undefined;
  /** LOGIN-12: a JSON file that steers the pages (`STEERING_FILE`); absent: nothing is steered. */
  readonly steeringFile?: string | undefined;
  /** LOGIN-06: companies whose accounts are taken, as `readProviders` reads them; absent: none. */
  readonly providers?: readonly Provider[] | undefined;
};

/**
 * The reference identity API, without the `/x-api` prefix: for `inject` or `listen`. Closing it closes its database,
 * mail and Redis connections.
 * @throws {Error} when the database cannot be opened or migrated, or an option is not right; `SteeringError` for the file
 */
export async function createIdentity(options: IdentityOptions): Promise<FastifyInstance> {
  const { databaseUrl, dataDir, pool, migrates = true, clock = Date.now } = options;
  const app = createServer(options.logger ?? false);
  const note = (message: string, error?: unknown) => app.log.warn({ error: error && safeError(error) }, message);
  const steering = await openSteering(options, note);
  const db = await openDb({ databaseUrl, dataDir, pool, migrates }, (error) =>
    note('A database connection was lost', error),
  );
  try {
    const services = await createServices(app, options, db, note);
    await seedAccounts(services, options.demoAccounts ?? []);
    await seedInviters(services, options.demoInviters ?? []);
    const retention = { securityEventsMs: options.securityEventsMs ?? SECURITY_EVENTS_MS };
    const stopPurging = startPurging(db, clock, retention, (error) => note('Expired rows were not purged', error));
    const warming = makeKeys(services);
    databases.set(app, db);
    readiness.set(app, () => findProblems(services));
    hashers.set(app, services.hasher);
    limitsOf.set(app, services.limits);
    desks.set(app, openIdentityDesk(services));
    app.addHook('onClose', async () => {
      steering.close();
      await Promise.allSettled([stopPurging(), warming, services.limits.close()]);
      await db.destroy();
    });
    for (const routes of [
      registrationRoutes,
      registrationAtOnceRoutes,
      challengeRoutes,
      factorRoutes,
      banRoutes,
      riskRoutes,
      loginRoutes,
      sessionRoutes,
      sessionExtrasRoutes,
      profileRoutes,
      accountSettingsRoutes,
      kycRoutes,
      encryptionKeyRoutes,
      regionRoutes,
      affiliateRoutes,
      wayBackRoutes,
      subAccountRoutes,
      qrRoutes,
    ]) {
      routes(app, services);
    }
    metricsRoutes(app, services, options.onMetrics ?? (() => {}));
    steeringRoutes(app, services, steering);
    thirdPartyRoutes(app, services, options.providers ?? []);
    return app;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

const databases = new WeakMap<FastifyInstance, Db>();

/** The database of this identity API, for what operators read of it; undefined where it is none. */
export function databaseOf(app: FastifyInstance): Db | undefined {
  return databases.get(app);
}

const desks = new WeakMap<FastifyInstance, IdentityDesk>();

/** REGION-08: where operators decide about identities that were handed in; undefined where there is no identity API. */
export function identityDeskOf(app: FastifyInstance): IdentityDesk | undefined {
  return desks.get(app);
}

const hashers = new WeakMap<FastifyInstance, PasswordHasher>();

const limitsOf = new WeakMap<FastifyInstance, Limits>();

/** Whether Redis is away, so that this instance counts limits alone. */
export function countsAlone(app: FastifyInstance): boolean {
  return limitsOf.get(app)?.isAlone() ?? false;
}

/** How many passwords are hashed now, and how many wait for it. */
export function hashingOf(app: FastifyInstance): { readonly running: number; readonly waiting: number } {
  return hashers.get(app)?.load() ?? { running: 0, waiting: 0 };
}

const readiness = new WeakMap<FastifyInstance, () => Promise<readonly string[]>>();

/** Why this identity API cannot serve now; none: it can. Never throws. */
export async function readinessProblems(app: FastifyInstance): Promise<readonly string[]> {
  return (await readiness.get(app)?.()) ?? [];
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
  // The start goes on, and readiness says no: whoever looks at it finds the reason in the log.
  const codeKey = await openCodeKey(db, keyEncryptionKey).catch((error: unknown) => {
    note('The key of codes could not be read', error);
    return codeKeyFrom(keyEncryptionKey);
  });
  const limits = openLimits(options, note);
  const { onDelivery = () => {} } = options;
  const sms = smsDelivery(app, options);
  const askOutside = options.riskUrl ? outsideHelper(options.riskUrl, { clock, note }) : undefined;
  return {
    ...{ brand, trustGateway, db, clock, note, limits, codeKey },
    mail: observed('mail', delivery(app, options), onDelivery),
    sms: sms && observed('sms', sms, onDelivery),
    hasher: await createHasher(options.passwordHashing),
    keys: createKeys({ db, clock, keyEncryptionKey, bits: options.encryptionKeyBits }),
    risk: { ...createRisk({ db, clock, note, limits, codeKey, askOutside }), ...options.risk },
    oneAtATime: createOneAtATime(),
    keyEncryptionKey,
    identityReview: options.identityReview ?? byOperator,
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

function smsDelivery(app: FastifyInstance, { smsUrl, mailbox }: IdentityOptions): DeliverSms | undefined {
  if (smsUrl) {
    const gateway = smsGateway(smsUrl);
    app.addHook('onClose', async () => gateway.close());
    return gateway.deliver;
  }
  return mailbox && ((sms) => mailbox.deliverSms(sms));
}

function openLimits(
  { redisUrl, limitPoints, smsByCountry = {}, instances }: IdentityOptions,
  note: Services['note'],
): Limits {
  const { points, ofKeys } = smsLimitPoints(smsByCountry);
  const onError = (error: Error) => note('Redis is away: limits are counted by this instance alone', error);
  return createLimits(redisUrl, { ...limitPoints, ...points }, onError, ofKeys, instances);
}

/** Makes the keys while nobody waits for them yet; what fails here fails again, and is told, where they are needed. */
async function makeKeys({ brand, keys, note }: Services): Promise<void> {
  for (const { environment } of siteOfEachEnvironment(brand)) {
    await keys
      .current(environment)
      .catch((error: unknown) => note('An encryption key could not be made or read', error));
  }
}
