import { readFileSync } from 'node:fs';
import type { CaptchaProvider, CaptchaProviders } from '@gatehouse/rules/captcha/captcha';
import type { z } from 'zod';
import { captchaFile } from './captcha-file.schema.ts';
import type { ConfiguredCaptcha, ConfiguredCaptchas } from './shared/kind.ts';

/** A file of captchas that cannot be used. The message names the file and every field that is wrong, and repeats no value. */
export class CaptchaFileError extends Error {
  override readonly name = 'CaptchaFileError';
}

export type CaptchaFileOptions = {
  /** `CAPTCHA_FILE`; absent: magpie alone. */
  readonly path: string | undefined;
  /** The environment variable of that name, for `secretFrom`. */
  readonly secretOf: (variable: string) => string | undefined;
};

const MOST_PROBLEMS_SHOWN = 10;

/**
 * CAPT-01: reads the operator's file. The companies themselves are not asked: one that is down must not stop the start.
 * @throws {CaptchaFileError}
 */
export function readCaptchaFile({ path, secretOf }: CaptchaFileOptions): ConfiguredCaptchas {
  if (path === undefined) return {};
  const { success, data, error } = captchaFile(secretOf).safeParse(parsed(path));
  if (success) return data;
  const problems = error.issues.flatMap(problemsOf);
  const more = problems.length - MOST_PROBLEMS_SHOWN;
  const lines = [...problems.slice(0, MOST_PROBLEMS_SHOWN), ...(more > 0 ? [`and ${more} more`] : [])];
  throw new CaptchaFileError(`${path} cannot be used:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

/** What pages may know of them: everything but the secrets. */
export function shownCaptchas(configured: ConfiguredCaptchas): CaptchaProviders {
  const known = Object.entries(configured).map(([kind, one]) => [kind, shown(one)]);
  return Object.fromEntries(known) satisfies CaptchaProviders;
}

function shown({ secret: _secret, check: _check, ...rest }: ConfiguredCaptcha): CaptchaProvider {
  return rest;
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch (cause) {
    const { code } = cause as { code?: string };
    // What JSON.parse complains about repeats the text, which may hold a secret.
    throw new CaptchaFileError(`${path} ${code ? `cannot be read (${code})` : 'is not valid JSON'}.`);
  }
}

function problemsOf(issue: z.core.$ZodIssue): string[] {
  const at = issue.path.map(String).join('.');
  if (issue.code !== 'unrecognized_keys') return [`${at || 'the file'}: ${issue.message}`];
  return issue.keys.map((key) => {
    const field = [at, key.slice(0, 64)].filter(Boolean).join('.');
    return `${field}: is no field of a captcha; check its spelling or remove it`;
  });
}
