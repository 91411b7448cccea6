import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import type { Provider } from './provider.ts';
import { providersFile } from './providers-file.schema.ts';

/** A file of providers that cannot be used. The message names the file and every field that is wrong, and repeats no value. */
export class ProvidersError extends Error {
  override readonly name = 'ProvidersError';
}

export type ProvidersFileOptions = {
  /** `OIDC_PROVIDERS_FILE`; absent: there are no providers. */
  readonly path: string | undefined;
  readonly siteIds: readonly string[];
  /** The environment variable of that name, for `client_secret_env`. */
  readonly secretOf: (variable: string) => string | undefined;
};

const MOST_PROBLEMS_SHOWN = 10;

/**
 * LOGIN-06: reads the operator's file. The providers themselves are not asked: one that is down must not stop the start.
 * @throws {ProvidersError}
 */
export function readProviders({ path, siteIds, secretOf }: ProvidersFileOptions): readonly Provider[] {
  if (path === undefined) return [];
  const { success, data, error } = providersFile(siteIds, secretOf).safeParse(parsed(path));
  if (success) return data;
  const problems = error.issues.flatMap(problemsOf);
  const more = problems.length - MOST_PROBLEMS_SHOWN;
  const lines = [...problems.slice(0, MOST_PROBLEMS_SHOWN), ...(more > 0 ? [`and ${more} more`] : [])];
  throw new ProvidersError(`${path} cannot be used:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch (cause) {
    const { code } = cause as { code?: string };
    // What JSON.parse complains about repeats the text, which may hold a secret.
    throw new ProvidersError(`${path} ${code ? `cannot be read (${code})` : 'is not valid JSON'}.`);
  }
}

function problemsOf(issue: z.core.$ZodIssue): string[] {
  const at = issue.path.map(String).join('.') || 'the file';
  if (issue.code !== 'unrecognized_keys') return [`${at}: ${issue.message}`];
  return issue.keys.map(
    (key) => `${at}.${key.slice(0, 64)}: is no field of a provider; check its spelling or remove it`,
  );
}
