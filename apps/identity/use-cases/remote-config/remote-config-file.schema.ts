import { environments } from '@gatehouse/brand/shipped-compliance';
import {
  buttonText,
  captchaValue,
  downloadValue,
  loginPageFields,
  noticeText,
  signUpPageFields,
} from '@gatehouse/contract/remote-config/remote-config.schema';
import { experiment as experimentOf } from '@gatehouse/rules/remote-config/remote-config-values';
import { localeOf } from '@gatehouse/rules/site/locale';
import { z } from 'zod';

const language = z.string().refine((code) => localeOf(code)?.value === code, 'must be the code of a language we serve');
const byLanguage = (text: typeof noticeText) => z.record(language, text);

/** One part of the file; keys are those of the calls. Texts are by language, which is a parameter of the calls. */
const section = z.strictObject({
  signup_page_config: z
    .strictObject({ ...signUpPageFields, notice: byLanguage(noticeText).optional() })
    .refine(({ variant, experiment }) => !variant || !experimentOf(experiment)?.arms.some((arm) => arm.variant), {
      error: 'sets one variant for all visitors, so its experiment must not compare variants',
    })
    .optional(),
  signup_button_text: byLanguage(buttonText).optional(),
  login_page_config: z.strictObject({ ...loginPageFields, notice: byLanguage(noticeText).optional() }).optional(),
  download_config: downloadValue.optional(),
  captcha_config: captchaValue.optional(),
});

export type RemoteConfigSection = z.infer<typeof section>;

/** @param siteIds ids of the sites that the file may name */
export const remoteConfigFile = (siteIds: readonly string[]) =>
  z.strictObject({
    everywhere: section.optional(),
    environments: z
      .partialRecord(z.enum(environments, `must be one of ${environments.join(', ')}`), section)
      .optional(),
    sites: z
      .record(
        z.string().refine((id) => siteIds.includes(id), `must be one of the brand's sites: ${siteIds.join(', ')}`),
        section,
      )
      .optional(),
  });

export type RemoteConfigFileContent = z.infer<ReturnType<typeof remoteConfigFile>>;
