import type { UserInfoResult } from '@gatehouse/contract/session';
import type { Brand } from '@gatehouse/rules/brand';
import { sampleBonus } from '@gatehouse/rules/compliance-elements';
import { downloadsAllowed } from '@gatehouse/rules/compliance-hosts';
import { offeredLanguages } from '@gatehouse/rules/language';
import { layoutFor, registrationLayoutFor } from '@gatehouse/rules/layout';
import { type Locale, regionName } from '@gatehouse/rules/locale';
import { withLanguage } from '@gatehouse/rules/path-language';
import { cookiePolicyPath, PRIVACY_PATH } from '@gatehouse/rules/policies';
import { allowedOrigins, originOf, type Site } from '@gatehouse/rules/site';
import type { CompiledWords } from '@gatehouse/words/catalogue';
import { createTranslator } from '@gatehouse/words/translator';
import { dollars } from '../platform/dollars.ts';
import type { PageFrame } from '../shell/page-context.tsx';
import type { ContentPlaces } from './content-places.ts';
import { type PageElements, restrictedElements } from './page-elements.ts';
import type { Page } from './pages.ts';

/** Prefixes of the words that every page has. */
export const SHELL_WORDS = ['shell.', 'site.'];

export type FrameInput = {
  readonly brand: Brand;
  readonly site: Site;
  readonly hostKind: PageFrame['hostKind'];
  readonly content: ContentPlaces;
  /** Absent: there is no config to ask. */
  readonly elements?: PageElements | undefined;
  readonly locale: Locale;
  readonly page: Page;
  readonly path: string;
  readonly variant: Readonly<Record<string, string>>;
  readonly user: UserInfoResult | null;
  readonly development: boolean;
  /** Inside the exchange's own app or a mini-app, which bring a header of their own (SHELL-03). */
  readonly inApp: boolean;
  readonly data: unknown;
  readonly words: CompiledWords;
};

/** Puts together what a view may know. Nothing in it comes from a header unchecked. */
export function frameOf({
  brand,
  site,
  locale,
  page,
  path,
  words,
  development,
  inApp,
  content,
  elements = restrictedElements,
  ...rest
}: FrameInput): PageFrame {
  const { t } = createTranslator(locale.tag, words);
  const ownName = site.kind === 'testnet' ? t('site.testnet') : t('site.global');
  const name = site.region ? regionName(locale.tag, site.region) : ownName;
  const purpose = page.name === 'register' ? 'sign-up' : 'other';
  const { id, kind, paths, compliance, registration, loginScene, destinations, consent, entity, look } = site;
  const origin = originOf(brand, site);
  return {
    name: page.name,
    path,
    site: {
      ...{ id, kind, paths, compliance, registration, loginScene, destinations, consent, entity, look },
      ...{ name, host: site.hosts[0] ?? '', origin },
      ...(site.verifyInNewTab ? { verifyInNewTab: true } : {}),
    },
    brand: {
      name: brand.name,
      keys: brand.keys,
      support: brand.support,
      appUserAgent: brand.appUserAgent,
      downloads: downloadsAllowed(brand, elements.byId),
      ...(brand.scripts.length > 0 ? { scripts: brand.scripts } : {}),
      ...(Object.keys(brand.monitoring).length > 0 ? { monitoring: brand.monitoring } : {}),
      ...(inApp ? { appScheme: brand.appScheme } : {}),
    },
    locale,
    locales: offeredLanguages(site, purpose, { development }).value,
    words,
    layout: {
      ...layoutFor(site, path, { inApp }).value,
      registration: registrationLayoutFor(site, rest.variant.ui).value,
    },
    links: {
      privacy: withLanguage(locale.value, PRIVACY_PATH),
      cookies: withLanguage(locale.value, cookiePolicyPath(site).value),
      help: withLanguage(locale.value, brand.support.help),
    },
    onServer: { content: content.addresses, elements: elements.byId, bonus: bonusOf(site, locale, elements) },
    redirectOrigins: allowedOrigins(brand),
    development,
    ...rest,
  };
}

function bonusOf({ registration }: Site, { tag }: Locale, { byId }: PageElements): string | undefined {
  const amount = sampleBonus(byId, registration.sampleBonusUsd);
  return amount === undefined ? undefined : dollars(tag, amount);
}
