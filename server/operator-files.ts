import { ProvidersError, readProviders } from '@gatehouse/identity/use-cases/third-party/providers-file';
import { CaptchaFileError, readCaptchaFile } from '@gatehouse/identity/verification/captcha/captcha-file';
import type { Brand } from '@gatehouse/rules/site/brand';
import { type Environment, EnvironmentError } from './environment.ts';

/** LOGIN-06 @throws {EnvironmentError} */
export function providersFrom({ oidcProvidersFile: path, secretOf }: Environment, { sites }: Brand) {
  try {
    return readProviders({ path, secretOf, siteIds: sites.map(({ id }) => id) });
  } catch (cause) {
    if (!(cause instanceof ProvidersError)) throw cause;
    throw new EnvironmentError(`OIDC_PROVIDERS_FILE: ${cause.message}`, { cause });
  }
}

/** CAPT-01: the pages need them too, whichever API checks their proofs. @throws {EnvironmentError} */
export function captchasFrom({ captchaFile: path, secretOf }: Environment) {
  try {
    return readCaptchaFile({ path, secretOf });
  } catch (cause) {
    if (!(cause instanceof CaptchaFileError)) throw cause;
    throw new EnvironmentError(`CAPTCHA_FILE: ${cause.message}`, { cause });
  }
}
