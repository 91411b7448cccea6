import type { LoginWay } from '@gatehouse/rules/login/login-ways';
import { type SignUpChoice, signUpFor } from '@gatehouse/rules/registration/sign-up-choice';
import type { RawCaptchaConfig } from '@gatehouse/rules/remote-config/remote-config-values';
import type { RegistrationVariant } from '@gatehouse/rules/site/registration-variant';
import type { RegistrationLayout, Site } from '@gatehouse/rules/site/site';
import type { Page } from '../pages.ts';
import { NO_REMOTE_CONFIG, type SiteRemoteConfig } from './remote-config.ts';

/** LOGIN-12, SHELL-09: the remote config and the device's arm for one page. */
export type PageRemoteConfig = {
  /** Equal for pages that look the same, and short: a part of the page cache's key. */
  readonly key: string;
  readonly layout: RegistrationLayout;
  readonly variant: RegistrationVariant;
  /** Plain text; on pages with the sign-up form. */
  readonly button?: string | undefined;
  readonly notice?: string | undefined;
  /** Login methods beside the password, in order; absent: all. */
  readonly loginWays?: readonly LoginWay[] | undefined;
  /** LOGIN-08 */
  readonly loginMode?: 'new' | undefined;
  /** CAPT-02: as it came. */
  readonly captcha?: RawCaptchaConfig | undefined;
  /** REDIR-05: overrides the brand's setting. */
  readonly downloads?: boolean | undefined;
  /** The experiment and arm that this page shows to this device. */
  readonly arm?: SignUpChoice['arm'];
};

export type PageRemoteConfigInput = {
  readonly site: Site;
  readonly page: Page;
  readonly query: URLSearchParams;
  /** AFF-04: the layout of the inviter's landing template. */
  readonly template?: RegistrationLayout | undefined;
  readonly siteConfig?: SiteRemoteConfig | undefined;
  /** SESS-02 */
  readonly deviceId?: string | undefined;
};

/** Devices differ only on pages with the sign-up form: all others share their pages. */
export function pageRemoteConfig({
  site,
  page,
  query,
  template,
  siteConfig,
  deviceId,
}: PageRemoteConfigInput): PageRemoteConfig {
  const { remoteConfig, key } = siteConfig ?? NO_REMOTE_CONFIG;
  const { signUp, variants } = page.definition;
  const ui = variants?.ui ? query.get('ui') : undefined;
  const choice = signUpFor({ site, ui, template, remoteConfig, deviceId: signUp ? deviceId : undefined });
  const [layout, variant] = [choice.layout.value, choice.variant.value];
  const { downloads, loginNotice, loginWays, loginMode, signUpNotice, button, captcha } = remoteConfig;
  return {
    ...{ layout, variant, downloads, loginWays, loginMode, captcha },
    key: signUp && key ? `${key} ${layout} ${variant}` : key,
    notice: page.definition.logsIn ? loginNotice : signUp ? signUpNotice : undefined,
    button: signUp ? button : undefined,
    arm: signUp === 'begins' ? choice.arm : undefined,
  };
}
