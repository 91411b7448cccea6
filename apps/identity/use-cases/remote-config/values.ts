import { readCaptchaSettings } from '@gatehouse/contract/captcha/captcha-settings';
import { bannerKeys, webKeys } from '@gatehouse/contract/remote-config/remote-config';
import type { CaptchaSceneSettings } from '@gatehouse/rules/captcha/captcha';
import type { Site } from '@gatehouse/rules/site/site';
import type { RemoteConfigFileContent, RemoteConfigSection } from './remote-config-file.schema.ts';

type Values = Readonly<Record<string, string>>;
type Where = Pick<Site, 'id' | 'environment'>;

/** LOGIN-12: what v3/config/banner gives for a site in a language: configs as JSON text, the button's text as it is. */
export function bannerValues(config: RemoteConfigFileContent, site: Where, language: string): Values {
  const { signup_page_config: signUp, login_page_config: login, ...more } = sectionFor(config, site);
  const button = more.signup_button_text?.[language];
  return {
    ...(signUp ? { [bannerKeys.signUpPage]: JSON.stringify(inLanguage(signUp, language)) } : {}),
    ...(button === undefined ? {} : { [bannerKeys.signUpButton]: button }),
    ...(login ? { [bannerKeys.loginPage]: JSON.stringify(inLanguage(login, language)) } : {}),
  };
}

/** LOGIN-12: the same of v3/config/web. */
export function webValues(config: RemoteConfigFileContent, site: Where): Values {
  const { captcha_config: captcha, download_config: download } = sectionFor(config, site);
  return {
    ...(captcha ? { [webKeys.captcha]: JSON.stringify(captcha) } : {}),
    ...(download ? { [webKeys.download]: JSON.stringify(download) } : {}),
  };
}

/** CAPT-02: what it says of a scene's captchas; empty: nothing. */
export function captchaSettings(config: RemoteConfigFileContent, site: Where, scene: string): CaptchaSceneSettings {
  const raw = sectionFor(config, site).captcha_config?.[scene];
  return (raw && readCaptchaSettings({ [scene]: raw })[scene]) ?? {};
}

/** Each key whole from the narrowest part that has it: the site's, its environment's, everywhere. */
function sectionFor(
  { everywhere, environments, sites }: RemoteConfigFileContent,
  { id, environment }: Where,
): RemoteConfigSection {
  const own = sites && Object.hasOwn(sites, id) ? sites[id] : undefined;
  return { ...everywhere, ...environments?.[environment], ...own };
}

function inLanguage<Page extends { notice?: Record<string, string> | undefined }>(page: Page, language: string) {
  const { notice, ...rest } = page;
  const text = notice?.[language];
  return { ...rest, ...(text === undefined ? {} : { notice: text }) };
}
