import { call } from '../call/call.ts';
import type { BannerConfigPayload, WebConfigPayload } from './remote-config.schema.ts';

/** LOGIN-12: names of the values of both calls. The specification tells what they are for; the spelling is ours. */
export const bannerKeys = {
  signUpPage: 'signup_page_config',
  signUpButton: 'signup_button_text',
  loginPage: 'login_page_config',
} as const;
export const webKeys = { captcha: 'captcha_config', download: 'download_config' } as const;

/**
 * LOGIN-12: what steers the pages of a site in one language. `data` has the asked keys that are configured: page configs
 * as JSON text, the button's text as it is.
 */
export type BannerConfigResult = { data: Partial<Record<string, string>> };
export const bannerConfig = call<BannerConfigPayload, BannerConfigResult>('POST', '/v3/config/banner', {
  access: 'public',
  hideError: true,
});

/** LOGIN-12: the same for what has no language; `value` is JSON text. */
export type WebConfigResult = { data: { name: string; value: string }[] };
export const webConfig = call<WebConfigPayload, WebConfigResult>('POST', '/v3/config/web', {
  access: 'public',
  hideError: true,
});
