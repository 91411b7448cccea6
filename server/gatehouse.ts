import { accessSync, constants, mkdirSync } from 'node:fs';
import { createIdentity } from '@gatehouse/identity/compose';
import { MigrationsMissing } from '@gatehouse/identity/db/open';
import { Mailbox } from '@gatehouse/identity/delivery/mailbox';
import type { IdentityOptions } from '@gatehouse/identity/identity-options';
import { developmentLimits } from '@gatehouse/identity/rate-limit/limits';
import { approveComplete } from '@gatehouse/identity/use-cases/kyc/identity-review';
import { RemoteConfigError } from '@gatehouse/identity/use-cases/remote-config/remote-config-file';
import { shownCaptchas } from '@gatehouse/identity/verification/captcha/captcha-file';
import type { Brand } from '@gatehouse/rules/site/brand';
import { remoteApi } from '@gatehouse/web/server/api/api';
import { createThirdParties } from '@gatehouse/web/server/api/third-parties';
import { createWhiteHosts } from '@gatehouse/web/server/api/white-hosts';
import type { Bundle } from '@gatehouse/web/server/document/bundle';
import { configuredCaptchas } from '@gatehouse/web/server/explorer/explorer-data';
import { createReferences } from '@gatehouse/web/server/references/references';
import { createWeb } from '@gatehouse/web/server/web';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { attributionPages } from './attribution-pages.ts';
import { captchaPages } from './captcha-pages.ts';
import { openCompliance } from './compliance.ts';
import { decisionPages } from './decision-pages.ts';
import { DEMO_ACCOUNTS } from './demo/demo-accounts.ts';
import { demoInviters } from './demo/demo-inviters.ts';
import { demoProvidersFrom, hasDemoProviders } from './demo/demo-providers.ts';
import { embeddedApi } from './embedded-api.ts';
import { type Environment, EnvironmentError } from './environment.ts';
import { identityPages } from './identity-pages.ts';
import { closeWeb, listenEverywhere } from './listen.ts';
import { createManagement } from './management.ts';
import { captchasFrom, openClients, providersFrom, tasksFrom } from './operator-files.ts';
import { createPageReports } from './page-reports.ts';
import { openPlaces } from './places.ts';
import { readinessOf } from './readiness.ts';
import { openRemoteConfig } from './remote-config.ts';
import { createServiceCounters, identityGauges } from './service-counters.ts';
import { sharedReferences } from './shared-references.ts';
import { createDrain } from './stop.ts';
import { setOwnWebhook } from './telegram/own-telegram-webhook.ts';
import { telegramFramesFrom, telegramFrom } from './telegram-options.ts';
import { addTools } from './tool-pages.ts';

/** The running product. */
export type Gatehouse = {
  readonly logger: FastifyBaseLogger;
  readonly web: FastifyInstance;
  readonly identity: FastifyInstance | undefined;
  /** Serves on while load balancers take notice; then it is time to close. */
  readonly drain: () => Promise<void>;
  /** Finishes what runs. */
  readonly close: () => Promise<void>;
};

/** Mail from an address that does not exist is refused or lost, and so are replies. */
function warnOfDemoBrand({ development }: Environment, brand: Brand, logger: FastifyBaseLogger): void {
  const { email } = brand.support;
  if (!development && email.endsWith('.example'))
    logger.warn(`BRAND_FILE: support.email is ${email}, an address that cannot exist; mails are sent from it`);
}

/**
 * Opens the front end, the identity API behind it (unless `API_ORIGIN` names another), and the operator's port.
 * @param bundle absent: the built one
 * @param listenAt the port, where another process passes on what comes to `environment.port`; 0: any
 * @throws {Error} when a port is taken, the database cannot be opened, or the front end is not built
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the order of starting, and the same order backwards at the end.
export async function openGatehouse(
  environment: Environment,
  brand: Brand,
  bundle?: Bundle,
  listenAt = environment.port,
): Promise<Gatehouse> {
  if (brand.scheme === 'https' && environment.trustProxy.length === 0) {
    throw new EnvironmentError(
      'The environment is not right:\n  TRUST_PROXY: must name the proxy that ends HTTPS, because the brand is served over https',
    );
  }
  const logger: FastifyBaseLogger = pino({ level: environment.logLevel });
  warnOfDemoBrand(environment, brand, logger);
  const report = (problem: string) => logger.error(problem);
  const places = await openPlaces(environment, brand, report);
  const mailbox = takesMessages(environment) ? new Mailbox() : undefined;
  const reports = createPageReports();
  const counters = createServiceCounters();
  const captchas = captchasFrom(environment);
  const captcha = { work: environment.captchaWork, providers: captchas, onCaptcha: counters.onCaptcha };
  const more = { mailbox, logger, onMetrics: reports.observe, onDelivery: counters.onDelivery, captcha };
  const oauth = await openClients(environment, brand, report);
  const withClients = { ...more, oauthClients: oauth.clients };
  const identity = environment.apiOrigin ? undefined : await openIdentity(environment, brand, withClients);
  const shared = openSharedReferences(environment, report);
  const references = createReferences({ store: shared?.store, report });
  const compliance = openCompliance(environment, brand, report);
  const api = identity ? embeddedApi(identity) : remoteApi(environment.apiOrigin ?? '');
  const remoteConfig = openRemoteConfig(api, report);
  const whiteHosts = createWhiteHosts({ brand, api, report });
  const { trustProxy, development, translationOrigin } = environment;
  const { isDraining, begin: drain } = createDrain(environment.drainMs);
  const web = await createWeb({
    ...{ brand, bundle, trustProxy, development, translationOrigin, references, logger, isDraining },
    // An API of its own knows for itself whether it can send messages.
    mobile: !identity || mailbox !== undefined || environment.smsUrl !== undefined,
    api,
    remoteConfig: remoteConfig.source,
    thirdParties: createThirdParties({ api, report }),
    captchaProviders: shownCaptchas(captchas),
    whiteHosts,
    telegramFrameOrigins: telegramFramesFrom(environment, brand),
    onExperiment: remoteConfig.onExperiment,
    onCall: counters.onCall,
    onViolation: counters.onViolation,
    placeOf: places.placeOf,
    compliance: compliance.source,
  });
  const isListening = () => web.server.listening;
  const problemsOf = readinessOf({ identity, api, isListening, isDraining, logger });
  const management = createManagement(
    problemsOf,
    [
      ...reports.metrics,
      ...counters.metrics,
      ...(identity ? identityGauges(identity) : []),
      ...compliance.metrics,
      ...remoteConfig.metrics,
    ],
    environment.managementNames,
  );
  management.watch(web, 'page');
  await management.server.register(decisionPages, { references });
  await management.server.register(attributionPages, { identity });
  await management.server.register(identityPages, { identity, token: environment.identityDeskToken, logger });
  const configured = () => configuredCaptchas(brand, remoteConfig.source, shownCaptchas(captchas));
  await management.server.register(captchaPages, { identity, brand, captcha: configured, logger });
  const tools = {
    captchas: configured,
    brand,
    bundle,
    whiteHosts,
    mailbox,
    sent: environment,
    development,
    demoProvidersAt: hasDemoProviders(environment, brand) ? environment.port : undefined,
    complianceOf: compliance.indexOf,
    remoteConfig: remoteConfig.source,
  };
  await addTools(web, management.server, tools);
  await listenEverywhere(web, listenAt);
  setOwnWebhook(environment, brand, report);
  await management.server.listen({ port: environment.managementPort, host: environment.managementHost });
  return {
    ...{ logger, web, identity, drain },
    async close() {
      // Told until the end that it is not ready.
      await closeWeb(web);
      await management.server.close();
      shared?.close();
      places.close();
      compliance.source.close();
      oauth.close();
      await identity?.close();
    },
  };
}

/** Messages of the embedded API come to the mailbox in development, where nothing else takes them. */
function takesMessages({ development, apiOrigin, smtpUrl, smsUrl }: Environment): boolean {
  return development && !apiOrigin && !(smtpUrl && smsUrl);
}

function openSharedReferences({ redisUrl }: Environment, report: (problem: string) => void) {
  if (!redisUrl) return undefined;
  return sharedReferences(redisUrl, (error) =>
    report(`Redis: ${error.message}. References are not kept, and limits are counted by this instance alone`),
  );
}

async function openIdentity(
  environment: Environment,
  brand: Brand,
  more: Pick<IdentityOptions, 'mailbox' | 'onMetrics' | 'onDelivery' | 'captcha' | 'oauthClients'> & {
    readonly logger: FastifyBaseLogger;
  },
): Promise<FastifyInstance> {
  const {
    databaseUrl,
    dataDir,
    migratesOnStart,
    redisUrl,
    smtpUrl,
    smsUrl,
    riskUrl,
    smsByCountry,
    keyEncryptionKey,
    remoteConfigFile,
    securityEventsMs,
    development,
    capacity: { limitPoints, ...capacity },
  } = environment;
  makeDataDir(dataDir);
  const demoAccounts = development ? DEMO_ACCOUNTS : [];
  return createIdentity({
    brand,
    oauthDemo: development,
    databaseUrl,
    dataDir,
    migrates: migratesOnStart,
    redisUrl,
    smtpUrl,
    smsUrl,
    riskUrl,
    smsByCountry,
    keyEncryptionKey,
    remoteConfigFile,
    securityEventsMs,
    trustGateway: true,
    ...capacity,
    ...more,
    demoAccounts,
    demoInviters: development ? demoInviters() : [],
    providers: [...providersFrom(environment, brand), ...demoProvidersFrom(environment, brand)],
    telegram: telegramFrom(environment, brand),
    telegramTasks: tasksFrom(environment, brand),
    identityReview: environment.kycAutoApprove ? approveComplete : undefined,
    limitPoints: { ...(development ? developmentLimits : {}), ...limitPoints },
  }).catch((cause: Error & { code?: string }) => {
    if (cause instanceof RemoteConfigError) throw new EnvironmentError(`STEERING_FILE: ${cause.message}`, { cause });
    if (cause instanceof MigrationsMissing)
      throw new EnvironmentError(`MIGRATE_ON_START is false, and ${cause.message}`);
    if (!databaseUrl || !cause.code) throw cause;
    throw new EnvironmentError(`DATABASE_URL: the database cannot be opened: ${cause.message}`, { cause });
  });
}

function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK);
  } catch (cause) {
    const { code } = cause as { code?: string };
    throw new EnvironmentError(`DATA_DIR: ${dataDir} is no folder that can be written to (${code}).`, { cause });
  }
}
