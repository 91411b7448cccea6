import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** An operator's file that cannot be used. The message names the file and every field that is wrong, and repeats no value. */
export class OperatorFileError extends Error {
  override readonly name = 'OperatorFileError';
}

const MOST_PROBLEMS_SHOWN = 10;
const MOST_KEY_CHARS = 64;

/**
 * Reads and checks an operator's JSON file; a byte order mark before it is left out.
 * @param entry what the fields belong to, with its article, for a field that does not exist: `a client`
 * @throws {OperatorFileError}
 */
export function readOperatorFile<T>(path: string, schema: z.ZodType<T>, entry: string): T {
  const { success, data, error } = schema.safeParse(parsed(path));
  if (success) return data;
  const problems = error.issues.flatMap((issue) => problemsOf(issue, entry));
  const more = problems.length - MOST_PROBLEMS_SHOWN;
  const lines = [...problems.slice(0, MOST_PROBLEMS_SHOWN), ...(more > 0 ? [`and ${more} more`] : [])];
  throw new OperatorFileError(`${path} cannot be used:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch (cause) {
    const { code } = cause as { code?: string };
    // What JSON.parse complains about repeats the text, which may hold a secret.
    throw new OperatorFileError(`${path} ${code ? `cannot be read (${code})` : 'is not valid JSON'}.`);
  }
}

function problemsOf(issue: z.core.$ZodIssue, entry: string): string[] {
  const at = issue.path.map(String).join('.');
  if (issue.code !== 'unrecognized_keys') return [`${at || 'the file'}: ${issue.message}`];
  return issue.keys.map((key) => {
    const field = [at, key.slice(0, MOST_KEY_CHARS)].filter(Boolean).join('.');
    return `${field}: is no field of ${entry}; check its spelling or remove it`;
  });
}
