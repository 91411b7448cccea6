import { readCaptchaSettings } from '@gatehouse/contract/captcha/captcha-settings';
import { webConfig, webKeys } from '@gatehouse/contract/remote-config/remote-config';
import type { CaptchaSettings } from '@gatehouse/rules/captcha/captcha';
import { captcha } from '@gatehouse/rules/remote-config/remote-config-values';
import { getPlatform } from '../../platform/page/browser.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/** The same as of the web server's own call. */
const PROJECT = 'gatehouse';
/** CAPT-02 */
export const CONFIG_WAIT_MS = 2_000;

/**
 * CAPT-02: the settings of the page, else those of the config call; the defaults where it does not answer in time. It is asked only
 * where there is something to choose, and the page has none: the operator set none, or they came later than the page.
 */
export async function captchaSettings(page: PageFrame): Promise<CaptchaSettings> {
  if (page.access.captcha) return page.access.captcha;
  if (!page.access.captchaProviders) return {};
  const signal = AbortSignal.timeout(CONFIG_WAIT_MS);
  const payload = { project_name: PROJECT, keys: [webKeys.captcha] };
  const { result } = await getPlatform(page).ask(webConfig, payload, { signal });
  const given = result?.data?.find?.(({ name }) => name === webKeys.captcha)?.value;
  return readCaptchaSettings((given && captcha(given)) || {});
}
