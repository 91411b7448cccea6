import { readCaptchaSettings } from '@gatehouse/contract/captcha/captcha-settings';
import type { ThirdPartyProvider } from '@gatehouse/contract/login/third-party';
import { TELEGRAM_PROVIDER } from '@gatehouse/contract/telegram/telegram-provider';
import type { CaptchaProviders } from '@gatehouse/rules/captcha/captcha';
import {
  MOBILE_REGISTRATION,
  TELEGRAM_LOGIN,
  THIRD_PARTY_LOGIN,
} from '@gatehouse/rules/compliance/compliance-element-names';
import { isShown } from '@gatehouse/rules/compliance/compliance-elements';
import { loginWaysFor } from '@gatehouse/rules/login/login-ways';
import type { Brand } from '@gatehouse/rules/site/brand';
import type { PageFrame } from '../../shell/page-context.tsx';
import type { PageElements } from '../compliance/page-elements.ts';
import { markAddress } from '../document/provider-marks.ts';
import type { OAuthRequest } from '../oauth/oauth-pages.ts';
import { isProtected, type Page } from '../pages.ts';
import type { PageRemoteConfig } from '../remote-config/page-remote-config.ts';

export type AccessInput = {
  readonly brand: Pick<Brand, 'thirdPartyMarks'>;
  readonly page: Page;
  readonly variant: PageFrame['variant'];
  readonly elements: PageElements;
  readonly pageConfig: PageRemoteConfig;
  /** LOGIN-06: absent: none. */
  readonly thirdParties?: readonly ThirdPartyProvider[] | undefined;
  /** CAPT-01: absent: none. */
  readonly captchaProviders?: CaptchaProviders | undefined;
  /** Whether text messages can be sent; absent: they can. */
  readonly mobile?: boolean | undefined;
  /** LOGIN-09 */
  readonly loginOnly?: boolean | undefined;
  /** OAUTH-03: on OAuth pages. */
  readonly oauth?: OAuthRequest | undefined;
};

/** How an account is opened and entered on a page. */
export function accessOf(input: AccessInput): PageFrame['access'] {
  const { brand, page, variant, elements, pageConfig, thirdParties = [], mobile = true, loginOnly, oauth } = input;
  return {
    signUp: {
      variant: pageConfig.variant,
      methods: mobile && isShown(elements.byId[MOBILE_REGISTRATION]) ? ['email', 'mobile'] : ['email'],
      ...(pageConfig.button === undefined ? {} : { button: pageConfig.button }),
    },
    ...loginOf(page, pageConfig, elements),
    ...(loginOnly ? { loginOnly: true } : {}),
    loginSearch: keptSearch(oauth, variant),
    ...captchaOf(page, pageConfig, input.captchaProviders),
    ...thirdPartiesOf(page, thirdParties, elements, brand.thirdPartyMarks),
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

/** What links to other pages that log in keep. */
function keptSearch(oauth: OAuthRequest | undefined, variant: PageFrame['variant']): string {
  if (oauth) return oauth.search;
  return variant.demoAccount ? '?demoAccount=true' : '';
}
