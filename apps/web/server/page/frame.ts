import type { UserInfoResult } from '@gatehouse/contract/session/session';
import { sampleBonus } from '@gatehouse/rules/compliance/compliance-elements';
import { downloadsAllowed } from '@gatehouse/rules/compliance/compliance-hosts';
import { offeredLanguages } from '@gatehouse/rules/language/language';
import { withLanguage } from '@gatehouse/rules/language/path-language';
import { OAUTH_LOGIN_PATH, OAUTH_REGISTER_PATH } from '@gatehouse/rules/oauth/oauth-paths';
import { layoutFor } from '@gatehouse/rules/page/layout';
import { cookiePolicyPath, PRIVACY_PATH } from '@gatehouse/rules/page/policies';
import { opensAccounts } from '@gatehouse/rules/registration/opens-accounts';
import type { Brand, Logo } from '@gatehouse/rules/site/brand';
import { entityIn } from '@gatehouse/rules/site/entity';
import { type Locale, regionName } from '@gatehouse/rules/site/locale';
import type { Site } from '@gatehouse/rules/site/site';
import { allowedOrigins, officialHost, originOf } from '@gatehouse/rules/site/site-of';
import type { CompiledWords } from '@gatehouse/words/catalogue';
import { createTranslator } from '@gatehouse/words/translator';
import { dollars } from '../../platform/site/dollars.ts';
import type { PageFrame, ShownLogo } from '../../shell/page-context.tsx';
import { type PageElements, restrictedElements } from '../compliance/page-elements.ts';
import type { OAuthRequest } from '../oauth/oauth-pages.ts';
import type { Page } from '../pages.ts';
import { type PageRemoteConfig, pageRemoteConfig } from '../remote-config/page-remote-config.ts';
import type { ContentPlaces } from '../visitor/content-places.ts';
import { type AccessInput, accessOf } from './page-access.ts';

export type FrameInput = Omit<AccessInput, 'brand' | 'elements' | 'pageConfig'> & {
  readonly brand: Brand;
  readonly site: Site;
  readonly hostKind: PageFrame['site']['hostKind'];
  readonly content: ContentPlaces;
  /** Absent: there is no config. */
  readonly elements?: PageElements | undefined;
  /** Absent: no remote config. */
  readonly pageConfig?: PageRemoteConfig | undefined;
  readonly locale: Locale;
  readonly page: Page;
  readonly path: string;
  readonly variant: Readonly<Record<string, string>>;
  readonly user: UserInfoResult | null;
  readonly development: boolean;
  /** Inside the exchange's own app or a mini-app, which have their own header (SHELL-03). */
  readonly inApp: boolean;
  /** PLAT-02: absent: not in the mini-app. */
  readonly miniApp?: boolean | undefined;
  /** Origins of Telegram's web clients; absent: none. */
  readonly telegramOrigins?: readonly string[] | undefined;
  /** OAUTH-04 */
  readonly framed?: boolean | undefined;
  /** LOGIN-02: absent: none. */
  readonly known?: PageFrame['session']['known'];
  readonly data: unknown;
  readonly words: CompiledWords;
};

type Complete = FrameInput & Required<Pick<FrameInput, 'elements' | 'pageConfig'>>;

/** Builds the data of a view. Nothing in it comes from a header unchecked. */
export function frameOf(given: FrameInput): PageFrame {
  const { site, page, path, variant, user, known, oauth, framed = false, development, data } = given;
  const {
    elements = restrictedElements,
    pageConfig = pageRemoteConfig({ site, page, query: new URLSearchParams(variant) }),
  } = given;
  const input: Complete = { ...given, elements, pageConfig };
  return {
    ...{ name: page.name, path, variant, development, data },
    site: siteOf(input),
    brand: brandOf(input),
    language: languageOf(input),
    session: { user, ...(known ? { known } : {}) },
    layout: layoutOf(input),
    access: accessOf(input),
    telegram: telegramOf(input),
    ...(oauth ? { oauth: { client: oauth.client ?? null, search: oauth.search, framed } } : {}),
    onServer: serverPartsOf(input),
  };
}

function siteOf({ brand, site, hostKind, content, locale, words, oauth }: Complete): PageFrame['site'] {
  const { t } = createTranslator(locale.tag, words);
  const ownName = site.kind === 'testnet' ? t('site.testnet') : t('site.global');
  const { id, kind, compliance, registration, loginScene, destinations, consent, look } = site;
  return {
    ...{ id, kind, compliance, registration, loginScene, destinations, consent, look, hostKind },
    entity: entityIn(site.entity, locale),
    paths: oauth ? oauthPaths(oauth) : site.paths,
    name: site.region ? regionName(locale.tag, site.region) : ownName,
    host: content.host ?? officialHost(brand, site),
    origin: originOf(brand, site),
    links: {
      privacy: withLanguage(locale.value, PRIVACY_PATH),
      cookies: withLanguage(locale.value, cookiePolicyPath(site).value),
      help: withLanguage(locale.value, brand.support.help),
    },
    redirectOrigins: allowedOrigins(brand),
    ...(site.verifyInNewTab ? { verifyInNewTab: true } : {}),
    ...(site.signUpAnalytics === false ? { signUpAnalytics: false } : {}),
    ...(site.selfUnblock === false ? { selfUnblock: false } : {}),
  };
}

function brandOf({ brand, elements, pageConfig, inApp }: Complete): PageFrame['brand'] {
  const { name, keys, support, appUserAgent, appScheme, scripts, monitoring } = brand;
  return {
    ...{ name, keys, support, appUserAgent },
    downloads: downloadsAllowed(brand, elements.byId, pageConfig.downloads),
    ...(scripts.length > 0 ? { scripts } : {}),
    ...(Object.keys(monitoring).length > 0 ? { monitoring } : {}),
    ...(inApp ? { appScheme } : {}),
  };
}

function languageOf({ site, path, locale, words, development }: Complete): PageFrame['language'] {
  const list = opensAccounts(site, path) ? 'sign-up' : 'other';
  return { ...locale, offered: offeredLanguages(site, list, { development }).value, words };
}

function layoutOf({ site, path, page, pageConfig, inApp }: Complete): PageFrame['layout'] {
  return {
    ...layoutFor(site, path, { inApp }).value,
    registration: pageConfig.layout,
    ...(page.definition.signUp && pageConfig.layout === 'new-ui' ? { alwaysDark: true } : {}),
  };
}

function telegramOf({ page, miniApp, telegramOrigins = [] }: Complete): PageFrame['telegram'] {
  return {
    ...(miniApp ? { miniApp: true } : {}),
    ...(page.definition.miniApp && telegramOrigins.length > 0 ? { origins: telegramOrigins } : {}),
  };
}

function serverPartsOf(input: Complete): NonNullable<PageFrame['onServer']> {
  const { brand, site, page, path, locale, content, elements, pageConfig, miniApp } = input;
  return {
    ...(brand.logo ? { logo: shownLogo(brand.logo) } : {}),
    content: content.addresses,
    elements: elements.byId,
    bonus: bonusOf(site, locale, elements),
    notice: pageConfig.notice,
    ...(miniApp ? { bot: brand.bots.telegram } : {}),
    opensAccounts: opensAccounts(site, path) && page.name !== 'unavailable',
  };
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
