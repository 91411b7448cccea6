import type { CaptchaProviders } from '@gatehouse/rules/captcha/captcha';
import type { Brand } from '@gatehouse/rules/site/brand';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Api } from './api/api.ts';
import type { ThirdPartySource } from './api/third-parties.ts';
import { noWhiteHosts, type WhiteHosts } from './api/white-hosts.ts';
import { captchaFrame } from './captcha/captcha-frame.ts';
import { complianceFiles } from './compliance/compliance-files.ts';
import { type ComplianceSource, createComplianceSource } from './compliance/compliance-source.ts';
import { elementsReader } from './compliance/page-elements.ts';
import { wallAnswers } from './compliance/wall-choices.ts';
import { brandLogo } from './document/brand-logo.ts';
import { type Bundle, loadBundle } from './document/bundle.ts';
import { providerMarks } from './document/provider-marks.ts';
import { frontRegions } from './front-regions.ts';
import { frontSites } from './front-sites.ts';
import { errorHandlers } from './gateway/error-handlers.ts';
import { gateway, PREFIX } from './gateway/gateway.ts';
import { inviterPicture } from './inviter/inviter-picture.ts';
import { createMessagesSource, type MessagesSource } from './messages/messages-source.ts';
import { PROJECT, translationFiles } from './messages/translation-files.ts';
import { createFrames } from './oauth/frames.ts';
import { openid } from './oauth/openid.ts';
import { commonHeaders, openServer, ownFiles } from './open-server.ts';
import { createPageRenderer } from './page/page-renderer.ts';
import { pageRoute } from './page/page-route.ts';
import { loadPages } from './pages.ts';
import { type PolicyViolation, policyReports } from './policy-reports.ts';
import { referenceRoute } from './references/reference-route.ts';
import { createReferences, type References } from './references/references.ts';
import { countingCalls, type OnExperiment, type PassedCall } from './remote-config/experiment-events.ts';
import type { RemoteConfigSource } from './remote-config/remote-config.ts';
import { createTelegramFrames } from './telegram/telegram-frames.ts';
import { forgetAccountRoute } from './visitor/forget-account-route.ts';
import { type PlaceOf, visitorReader } from './visitor/visitor.ts';

export type WebOptions = {
  readonly brand: Brand;
  /** Absent: the built one. */
  readonly bundle?: Bundle | undefined;
  readonly api: Api;
  /** Proxies whose forwarded headers count: addresses or ranges, or `loopback`. */
  readonly trustProxy: readonly string[];
  readonly development: boolean;
  /** Whether text messages can be sent: if not, registration by mobile is not offered. */
  readonly mobile: boolean;
  /** Origin of translation files; absent: the shipped messages. */
  readonly translationOrigin: string | undefined;
  /** The visitor's place; absent: unknown. */
  readonly placeOf?: PlaceOf | undefined;
  /** COMP-01: absent: the shipped compliance files. */
  readonly compliance?: ComplianceSource | undefined;
  /** Store of decisions that users may ask support about; absent: in memory. */
  readonly references?: References | undefined;
  /** LOGIN-12: absent: no remote config. */
  readonly remoteConfig?: RemoteConfigSource | undefined;
  /** LOGIN-06: absent: no providers. */
  readonly thirdParties?: ThirdPartySource | undefined;
  /** CAPT-01: the captchas of other companies, without their secrets; absent: none. */
  readonly captchaProviders?: CaptchaProviders | undefined;
  /** Origins of Telegram whose pages may frame the mini-app; absent: none. */
  readonly telegramFrameOrigins?: readonly string[] | undefined;
  /** SESS-09: absent: redirects lead to the brand's own list only. */
  readonly whiteHosts?: WhiteHosts | undefined;
  /** SHELL-09: called for events of devices in an experiment. */
  readonly onExperiment?: OnExperiment | undefined;
  /** Called for each call that the API has answered. */
  readonly onCall?: ((call: PassedCall) => void) | undefined;
  /** Called for browsers' policy reports. */
  readonly onViolation?: ((violation: PolicyViolation) => void) | undefined;
  /** Whether this instance is about to stop; absent: it is not. */
  readonly isDraining?: (() => boolean) | undefined;
  readonly logger: FastifyBaseLogger;
};

/**
 * The front end's server: pages, their files, and the gateway to the API.
 * @throws {Error} if the front end is not built, or its pages contradict each other
 */
export async function createWeb(options: WebOptions): Promise<FastifyInstance> {
  const { brand, api, development, mobile, remoteConfig, onExperiment, captchaProviders } = options;
  const [bundle, pages] = await Promise.all([options.bundle ?? loadBundle(), loadPages({ development })]);
  const server = openServer(options);
  const references = options.references ?? createReferences({ report: (problem) => options.logger.error(problem) });
  const visitorOf = visitorReader(brand, options.placeOf);
  const messages: MessagesSource = createMessagesSource({
    brand,
    origin: options.translationOrigin,
    project: PROJECT,
    report: (failure) => options.logger.error(failure, 'a translation file did not come; the shipped words show'),
    onChange: () => renderer.forget(),
  });
  const whiteHosts = options.whiteHosts ?? noWhiteHosts(brand);
  const compliance =
    options.compliance ?? createComplianceSource({ report: ({ problem }) => options.logger.error(problem) });
  const renderer = createPageRenderer({ brand, whiteHosts, bundle, messages, development, mobile, captchaProviders });
  bundle.onChange?.(renderer.forget);

  errorHandlers(server);
  commonHeaders(server, brand, options.isDraining ?? (() => false));
  await ownFiles(server, bundle);
  brandLogo(server, brand.logo);
  providerMarks(server, brand.thirdPartyMarks);
  await server.register(translationFiles, { messages, visitorOf });
  await server.register(frontSites, { whiteHosts });
  await server.register(frontRegions);
  await server.register(complianceFiles, { source: compliance });
  await server.register(policyReports, { visitorOf, onViolation: options.onViolation ?? (() => {}) });
  await server.register(forgetAccountRoute, { visitorOf });
  await server.register(referenceRoute, { references, pages, visitorOf });
  const countRegistrations = remoteConfig && onExperiment && countingCalls({ remoteConfig, onExperiment });
  const onPassed = (call: PassedCall) => {
    options.onCall?.(call);
    countRegistrations?.(call);
  };
  const frames = createFrames(api);
  const elementsOf = elementsReader(compliance);
  const telegramFrames = createTelegramFrames(options.telegramFrameOrigins ?? []);
  await server.register(gateway, { prefix: PREFIX, api, visitorOf, frames, telegramFrames, elementsOf, onPassed });
  await server.register(openid, { api, visitorOf, frames });
  await server.register(inviterPicture, { api, visitorOf });
  await server.register(wallAnswers, { brand, api, visitorOf, remoteConfig });
  captchaFrame(server, { bundle, providers: captchaProviders });
  pageRoute(server, {
    ...{ brand, whiteHosts, api, pages, visitorOf, frames, telegramFrames, development },
    ...{ captchaProviders, renderer, references, remoteConfig, onExperiment, thirdParties: options.thirdParties },
    elementsOf,
  });
  return server;
}
