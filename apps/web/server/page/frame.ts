import { readCaptchaSettings } from '@gatehouse/contract/captcha/captcha-settings';
import type { ThirdPartyProvider } from '@gatehouse/contract/login/third-party';
import type { UserInfoResult } from '@gatehouse/contract/session/session';
import { TELEGRAM_PROVIDER } from '@gatehouse/contract/telegram/telegram-provider';
import type { CaptchaProviders } from '@gatehouse/rules/captcha/captcha';
import {
  MOBILE_REGISTRATION,
  TELEGRAM_LOGIN,
  THIRD_PARTY_LOGIN,
} from '@gatehouse/rules/compliance/compliance-element-names';
import { isShown, sampleBonus } from '@gatehouse/rules/compliance/compliance-elements';
import { downloadsAllowed } from '@gatehouse/rules/compliance/compliance-hosts';
import { offeredLanguages } from '@gatehouse/rules/language/language';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { loginWaysFor } from '@gatehouse/rules/login/login-ways';
import { OAUTH_LOGIN_PATH, OAUTH_REGISTER_PATH } from '@gatehouse/rules/oauth/oauth-paths';
import { layoutFor } from '@gatehouse/rules/page/layout';
import { cookiePolicyPath, PRIVACY_PATH } from '@gatehouse/rules/page/policies';
import { opensAccounts } from '@gatehouse/rules/registration/opens-accounts';
import type { Brand, Logo } from '@gatehouse/rules/site/brand';
import { type Locale, regionName } from '@gatehouse/rules/site/locale';
import type { Site } from '@gatehouse/rules/site/site';
import { allowedOrigins, officialHost, originOf } from '@gatehouse/rules/site/site-of';
import type { CompiledWords } from '@gatehouse/words/catalogue';
import { createTranslator } from '@gatehouse/words/translator';
import { dollars } from '../../platform/site/dollars.ts';
import type { PageFrame, ShownLogo } from '../../shell/page-context.tsx';
import { type PageElements, restrictedElements } from '../compliance/page-elements.ts';
import { markAddress } from '../document/provider-marks.ts';
import type { OAuthRequest } from '../oauth/oauth-pages.ts';
import { isProtected, type Page } from '../pages.ts';
import { type PageRemoteConfig, pageRemoteConfig } from '../remote-config/page-remote-config.ts';
import type { ContentPlaces } from '../visitor/content-places.ts';

export type FrameInput = {
  readonly brand: Brand;
  readonly site: Site;
  readonly hostKind: PageFrame['hostKind'];
  readonly content: ContentPlaces;
  /** Absent: there is no config. */
  readonly elements?: PageElements | undefined;
  /** Absent: no remote config. */
  readonly pageConfig?: PageRemoteConfig | undefined;
  /** LOGIN-06: absent: none. */
  readonly thirdParties?: readonly ThirdPartyProvider[] | undefined;
  /** CAPT-01: absent: none. */
  readonly captchaProviders?: CaptchaProviders | undefined;
  readonly locale: Locale;
  readonly page: Page;
  readonly path: string;
  readonly variant: Readonly<Record<string, string>>;
  readonly user: UserInfoResult | null;
  readonly development: boolean;
  /** Whether text messages can be sent; absent: they can. */
  readonly mobile?: boolean | undefined;
  /** Inside the exchange's own app or a mini-app, which have their own header (SHELL-03). */
  readonly inApp: boolean;
  /** PLAT-02: absent: not in the mini-app. */
  readonly miniApp?: boolean | undefined;
  /** Origins of Telegram's web clients; absent: none. */
  readonly telegramOrigins?: readonly string[] | undefined;
  /** LOGIN-09 */
  readonly loginOnly?: boolean | undefined;
  /** OAUTH-03: on OAuth pages. */
  readonly oauth?: OAuthRequest | undefined;
  /** OAUTH-04 */
  readonly framed?: boolean | undefined;
  /** LOGIN-02: absent: none. */
  readonly known?: PageFrame['known'];
  readonly data: unknown;
  readonly words: CompiledWords;
};

/** Builds the data of a view. Nothing in it comes from a header unchecked. */
export function frameOf({
  brand,
  site,
  locale,
  page,
  path,
  words,
  development,
  inApp,
  miniApp = false,
  telegramOrigins = [],
  loginOnly,
  content,
  elements = restrictedElements,
  mobile = true,
  thirdParties = [],
  captchaProviders,
  oauth,
  framed = false,
  variant,
  pageConfig = pageRemoteConfig({ site, page, query: new URLSearchParams(variant) }),
  ...rest
}: FrameInput): PageFrame {
  const { t } = createTranslator(locale.tag, words);
  const ownName = site.kind === 'testnet' ? t('site.testnet') : t('site.global');
  const name = site.region ? regionName(locale.tag, site.region) : ownName;
  const opens = opensAccounts(site, path);
  const { id, kind, compliance, registration, loginScene, destinations, consent, entity, look } = site;
  const origin = originOf(brand, site);
  const paths = oauth ? oauthPaths(oauth) : site.paths;
  return {
    name: page.name,
    path,
    site: {
      ...{ id, kind, paths, compliance, registration, loginScene, destinations, consent, entity, look },
      ...{ name, host: content.host ?? officialHost(brand, site), origin },
      ...(site.verifyInNewTab ? { verifyInNewTab: true } : {}),
      ...(site.signUpAnalytics === false ? { signUpAnalytics: false } : {}),
      ...(site.selfUnblock === false ? { selfUnblock: false } : {}),
    },
    brand: {
      name: brand.name,
      keys: brand.keys,
      support: brand.support,
      appUserAgent: brand.appUserAgent,
      downloads: downloadsAllowed(brand, elements.byId, pageConfig.downloads),
      ...(brand.scripts.length > 0 ? { scripts: brand.scripts } : {}),
      ...(Object.keys(brand.monitoring).length > 0 ? { monitoring: brand.monitoring } : {}),
      ...(inApp ? { appScheme: brand.appScheme } : {}),
    },
    locale,
    locales: offeredLanguages(site, opens ? 'sign-up' : 'other', { development }).value,
    words,
    layout: {
      ...layoutFor(site, path, { inApp }).value,
      registration: pageConfig.layout,
      ...(page.definition.signUp && pageConfig.layout === 'new-ui' ? { alwaysDark: true } : {}),
    },
    signUp: {
      variant: pageConfig.variant,
      methods: mobile && isShown(elements.byId[MOBILE_REGISTRATION]) ? ['email', 'mobile'] : ['email'],
      ...(pageConfig.button === undefined ? {} : { button: pageConfig.button }),
    },
    ...loginOf(page, pageConfig, elements),
    ...captchaOf(page, pageConfig, captchaProviders),
    ...(miniApp ? { miniApp: true } : {}),
    ...(page.definition.miniApp && telegramOrigins.length > 0 ? { telegramOrigins } : {}),
    ...(loginOnly ? { loginOnly: true } : {}),
    ...keptOf(oauth, variant, framed),
    ...thirdPartiesOf(page, thirdParties, elements, brand.thirdPartyMarks),
    links: {
      privacy: withLanguage(locale.value, PRIVACY_PATH),
      cookies: withLanguage(locale.value, cookiePolicyPath(site).value),
      help: withLanguage(locale.value, brand.support.help),
    },
    onServer: {
      ...(brand.logo ? { logo: shownLogo(brand.logo) } : {}),
      content: content.addresses,
      elements: elements.byId,
      bonus: bonusOf(site, locale, elements),
      notice: pageConfig.notice,
      ...(miniApp ? { bot: brand.bots.telegram } : {}),
      opensAccounts: opens && page.name !== 'unavailable',
    },
    redirectOrigins: allowedOrigins(brand),
    development,
    variant,
    ...rest,
  };
}

/** LOGIN-06, COMP-08: the providers of pages that log in or open accounts; Telegram has an element of its own beside theirs. */
function thirdPartiesOf(
  { definition }: Page,
  all: readonly ThirdPartyProvider[],
  { byId }: PageElements,
  marks: Brand['thirdPartyMarks'],
) {
  if (definition.audience !== 'visitor' && !definition.logsIn) return {};
  const providers = isShown(byId[TELEGRAM_LOGIN]) ? all : all.filter(({ id }) => id !== TELEGRAM_PROVIDER);
  if (providers.length === 0) return {};
  const shown = providers.map((provider) => {
    const mark = markAddress(marks, provider.id);
    return mark === undefined ? provider : { ...provider, mark };
  });
  return { thirdParties: { providers: shown, shown: isShown(byId[THIRD_PARTY_LOGIN]) } };
}

/** LOGIN-08, LOGIN-12: the remote config of pages that log in. */
function loginOf({ definition }: Page, pageConfig: PageRemoteConfig, { byId }: PageElements) {
  const { loginMode } = pageConfig;
  return {
    ...(definition.logsIn ? { loginWays: loginWaysFor({ steered: pageConfig.loginWays, elements: byId }).value } : {}),
    ...(definition.logsIn && loginMode ? { loginMode } : {}),
  };
}

/** CAPT-01, CAPT-02: what a page needs to choose a captcha; nothing where nothing is configured. */
function captchaOf(page: Page, { captcha }: PageRemoteConfig, providers: CaptchaProviders = {}) {
  if (!isProtected(page)) return {};
  return {
    ...(captcha ? { captcha: readCaptchaSettings(captcha) } : {}),
    ...(Object.keys(providers).length > 0 ? { captchaProviders: providers } : {}),
  };
}

/** The application's request, and what links to other pages that log in keep. */
function keptOf(
  oauth: OAuthRequest | undefined,
  variant: PageFrame['variant'],
  framed: boolean,
): Pick<PageFrame, 'oauth' | 'loginSearch'> {
  if (oauth)
    return { oauth: { client: oauth.client ?? null, search: oauth.search, framed }, loginSearch: oauth.search };
  return { loginSearch: variant.demoAccount ? '?demoAccount=true' : '' };
}

/** REDIR-11: links between login and registration keep what the application asks for. */
function oauthPaths({ search }: OAuthRequest): Site['paths'] {
  return { login: OAUTH_LOGIN_PATH + search, register: OAUTH_REGISTER_PATH + search };
}

function bonusOf({ registration }: Site, { tag }: Locale, { byId }: PageElements): string | undefined {
  const amount = sampleBonus(byId, registration.sampleBonusUsd);
  return amount === undefined ? undefined : dollars(tag, amount);
}

function shownLogo({ light, dark, withName }: Logo): ShownLogo {
  const [{ svg: _light, ...shownLight }, { svg: _dark, ...shownDark }] = [light, dark];
  return { light: shownLight, dark: shownDark, withName };
}
