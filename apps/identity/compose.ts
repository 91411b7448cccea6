import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '@gatehouse/rules/site/site';
import type { FastifyInstance } from 'fastify';
import { seedAccounts } from './accounts/seed-accounts.ts';
import { createServices } from './create-services.ts';
import type { Db } from './db/open.ts';
import { encryptionKeyRoutes } from './encryption/routes.ts';
import { safeError } from './http/envelope.ts';
import { createServer } from './http/server.ts';
import type { IdentityOptions } from './identity-options.ts';
import type { Services } from './kernel/services.ts';
import { siteOfEachEnvironment } from './kernel/site-host.ts';
import { startOwedNoticeDelivery } from './notifications/deliver-owed-notices.ts';
import { startTelegramNotices } from './notifications/telegram-notices.ts';
import { startPurging } from './purge.ts';
import { readinessProblems as findProblems } from './readiness.ts';
import { regionRoutes } from './region/routes.ts';
import { riskRoutes } from './risk/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { openDb } from './store.ts';
import { affiliateRoutes } from './use-cases/affiliate/routes.ts';
import { seedInviters } from './use-cases/affiliate/seed-inviters.ts';
import { factorRoutes } from './use-cases/factors/routes.ts';
import { type IdentityDesk, openIdentityDesk } from './use-cases/kyc/identity-desk.ts';
import { kycRoutes } from './use-cases/kyc/routes.ts';
import { banRoutes } from './use-cases/lock/routes.ts';
import { loginRoutes } from './use-cases/login/routes.ts';
import { oauthRoutes } from './use-cases/oauth/routes.ts';
import { metricsRoutes } from './use-cases/page-metrics/routes.ts';
import { profileRoutes } from './use-cases/profile/routes.ts';
import { qrRoutes } from './use-cases/qr/routes.ts';
import { accountRecoveryRoutes } from './use-cases/recovery/routes.ts';
import { registrationAtOnceRoutes, registrationRoutes } from './use-cases/registration/routes.ts';
import { openRemoteConfig } from './use-cases/remote-config/remote-config-file.ts';
import { remoteConfigRoutes } from './use-cases/remote-config/routes.ts';
import { captchaSettings } from './use-cases/remote-config/values.ts';
import { sessionExtrasRoutes } from './use-cases/session-extras/routes.ts';
import { accountSettingsRoutes } from './use-cases/settings/routes.ts';
import { subAccountRoutes } from './use-cases/sub-account/routes.ts';
import { telegramRoutes } from './use-cases/telegram/routes.ts';
import { telegramBotRoutes } from './use-cases/telegram-bot/routes.ts';
import { telegramTaskRoutes } from './use-cases/telegram-tasks/routes.ts';
import { thirdPartyRoutes } from './use-cases/third-party/routes.ts';
import { telegramProviders } from './use-cases/third-party/telegram-sign-in.ts';
import type { CaptchaDrill } from './verification/captcha/outages.ts';
import { captchaRoutes } from './verification/captcha/routes.ts';
import { challengeRoutes } from './verification/routes.ts';
import { verifyCarriedData } from './verification/telegram/carried-data.ts';

/** How long the shutdown waits for notices being sent; the next process delivers the rest. */
const NOTICES_MS = 5_000;
const SECURITY_EVENTS_MS = 400 * 86_400_000;

/**
 * The reference identity API, without the `/x-api` prefix: for `inject` or `listen`. Closing it closes its database,
 * mail and Redis connections.
 * @throws {Error} when the database cannot be opened or migrated, or an option is not right; `RemoteConfigError` for the file
 */
export async function createIdentity(options: IdentityOptions): Promise<FastifyInstance> {
  const { databaseUrl, dataDir, pool, migrates = true, clock = Date.now } = options;
  const app = createServer(options.logger ?? false);
  const note = (message: string, error?: unknown) => app.log.warn({ error: error && safeError(error) }, message);
  const remoteConfig = await openRemoteConfig(options, note);
  const db = await openDb({ databaseUrl, dataDir, pool, migrates }, (error) =>
    note('A database connection was lost', error),
  );
  try {
    const settingsOf = (site: Site, scene: string) => captchaSettings(remoteConfig.config(), site, scene);
    const services = await createServices(app, options, { db, note, settingsOf });
    await seedAccounts(services, options.demoAccounts ?? []);
    await seedInviters(services, options.demoInviters ?? []);
    const retention = { securityEventsMs: options.securityEventsMs ?? SECURITY_EVENTS_MS };
    const stopOwedNotices = startOwedNoticeDelivery(services);
    const stopTelegramNotices = startTelegramNotices(services);
    const stopPurging = startPurging(db, clock, retention, (error) => note('Expired rows were not purged', error));
    const warming = makeKeys(services);
    parts.set(app, { services, desk: openIdentityDesk(services) });
    app.addHook('onClose', async () => {
      remoteConfig.close();
      await Promise.race([
        Promise.allSettled([stopOwedNotices(), stopTelegramNotices(), ...services.notifying]),
        wait(NOTICES_MS, undefined, { ref: false }),
      ]);
      await Promise.allSettled([stopPurging(), warming, services.limits.close()]);
      await db.destroy();
    });
    verifyCarriedData(app, services);
    for (const routes of [
      registrationRoutes,
      registrationAtOnceRoutes,
      challengeRoutes,
      captchaRoutes,
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
      accountRecoveryRoutes,
      subAccountRoutes,
      qrRoutes,
      telegramBotRoutes,
    ]) {
      routes(app, services);
    }
    metricsRoutes(app, services, options.onMetrics ?? (() => {}));
    remoteConfigRoutes(app, services, remoteConfig);
    const providers = [...(options.providers ?? []), ...telegramProviders(options.telegram)];
    thirdPartyRoutes(app, services, providers);
    telegramRoutes(app, services, providers);
    telegramTaskRoutes(app, services, options.telegramTasks ?? []);
    if (options.oauthClients) oauthRoutes(app, services, options.oauthClients, options.oauthDemo === true);
    return app;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

const parts = new WeakMap<FastifyInstance, { readonly services: Services; readonly desk: IdentityDesk }>();

/** The database of this identity API, for what operators read of it; undefined where it is none. */
export function databaseOf(app: FastifyInstance): Db | undefined {
  return parts.get(app)?.services.db;
}

/** REGION-08: where operators decide about identities that were handed in; undefined where there is no identity API. */
export function identityDeskOf(app: FastifyInstance): IdentityDesk | undefined {
  return parts.get(app)?.desk;
}

/** CAPT-06: the outage drill of captchas; undefined where there is no identity API. */
export function captchaDrillOf(app: FastifyInstance): CaptchaDrill | undefined {
  return parts.get(app)?.services.captcha.drill;
}

/** Whether Redis is away, so that this instance counts limits alone. */
export function countsAlone(app: FastifyInstance): boolean {
  return parts.get(app)?.services.limits.isAlone() ?? false;
}

/** How many passwords are hashed now, and how many wait for it. */
export function hashingOf(app: FastifyInstance): { readonly running: number; readonly waiting: number } {
  return parts.get(app)?.services.hasher.load() ?? { running: 0, waiting: 0 };
}

/** Why this identity API cannot serve now; none: it can. Never throws. */
export async function readinessProblems(app: FastifyInstance): Promise<readonly string[]> {
  const { services } = parts.get(app) ?? {};
  return services ? findProblems(services) : [];
}

/** Makes the keys before the first request needs them; an error here comes again, and is reported, where they are needed. */
async function makeKeys({ brand, keys, note }: Services): Promise<void> {
  for (const { environment } of siteOfEachEnvironment(brand)) {
    await keys
      .current(environment)
      .catch((error: unknown) => note('An encryption key could not be made or read', error));
  }
}
