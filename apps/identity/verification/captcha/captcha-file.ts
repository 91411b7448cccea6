import type { CaptchaProvider, CaptchaProviders } from '@gatehouse/rules/captcha/captcha';
import { readOperatorFile } from '../../kernel/operator-file.ts';
import { captchaFile } from './captcha-file.schema.ts';
import type { ConfiguredCaptcha, ConfiguredCaptchas } from './shared/kind.ts';

export type CaptchaFileOptions = {
  /** `CAPTCHA_FILE`; absent: magpie alone. */
  readonly path: string | undefined;
  /** The environment variable of that name, for `secretFrom`. */
  readonly secretOf: (variable: string) => string | undefined;
};

/**
 * CAPT-01: reads the operator's file. The companies themselves are not asked: one that is down must not stop the start.
 * @throws {OperatorFileError}
 */
export function readCaptchaFile({ path, secretOf }: CaptchaFileOptions): ConfiguredCaptchas {
  if (path === undefined) return {};
  return readOperatorFile(path, captchaFile(secretOf), 'a captcha');
}

/** What pages may know of them: everything but the secrets. */
export function shownCaptchas(configured: ConfiguredCaptchas): CaptchaProviders {
  const known = Object.entries(configured).map(([kind, one]) => [kind, shown(one)]);
  return Object.fromEntries(known) satisfies CaptchaProviders;
}

function shown({ secret: _secret, check: _check, ...rest }: ConfiguredCaptcha): CaptchaProvider {
  return rest;
}
