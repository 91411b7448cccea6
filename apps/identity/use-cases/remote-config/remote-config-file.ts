import { open } from 'node:fs/promises';
import type { Brand } from '@gatehouse/rules/site/brand';
import { openWatchedFile } from '@gatehouse/watched-file/watched-file';
import type { z } from 'zod';
import { type RemoteConfigFileContent, remoteConfigFile } from './remote-config-file.schema.ts';

/** A steering file that cannot be used. The message names the file, every field that is wrong, and what to do. */
export class RemoteConfigError extends Error {
  override readonly name = 'RemoteConfigError';
}

/** LOGIN-12: what the operator's file says now. */
export type RemoteConfigFile = {
  readonly config: () => RemoteConfigFileContent;
  /** Stops looking for changes. */
  readonly close: () => void;
};

export type RemoteConfigFileOptions = {
  /** `STEERING_FILE`; absent: nothing is steered. */
  readonly path: string | undefined;
  readonly siteIds: readonly string[];
  /** Is called with the reason why a changed file was rejected; the one before stays in use. */
  readonly onError: (error: unknown) => void;
  readonly everyMs?: number | undefined;
};

const LOOK_EVERY_MS = 2_000;
const MOST_BYTES = 262_144;
const MOST_PROBLEMS_SHOWN = 10;

/**
 * Opens the file, and reads it again whenever it changes. One that cannot be used then is reported, and the one before
 * stays.
 * @throws {RemoteConfigError} when it cannot be used at the start
 */
export async function openRemoteConfigFile(options: RemoteConfigFileOptions): Promise<RemoteConfigFile> {
  const { path, siteIds, onError, everyMs = LOOK_EVERY_MS } = options;
  if (path === undefined) return { config: () => ({}), close: () => {} };
  const { value, close } = await openWatchedFile(path, { read: () => read(path, siteIds), onError, everyMs });
  return { config: value, close };
}

/** The file of an API. @throws {RemoteConfigError} as `openRemoteConfigFile` */
export function openRemoteConfig(
  { brand, remoteConfigFile: path }: { readonly brand: Brand; readonly remoteConfigFile?: string | undefined },
  note: (message: string) => void,
): Promise<RemoteConfigFile> {
  const siteIds = brand.sites.map(({ id }) => id);
  const onError = (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    note(`The steering file changed and cannot be used, so the one before stays: ${reason}`);
  };
  return openRemoteConfigFile({ path, siteIds, onError });
}

async function read(path: string, siteIds: readonly string[]): Promise<RemoteConfigFileContent> {
  const source = `Steering file ${path}`;
  const draft = parsed(await textOf(path, source), source);
  const { success, data, error } = remoteConfigFile(siteIds).safeParse(draft);
  if (success) return data;
  const problems = error.issues.flatMap(problemsOf);
  const more = problems.length - MOST_PROBLEMS_SHOWN;
  const lines = [...problems.slice(0, MOST_PROBLEMS_SHOWN), ...(more > 0 ? [`and ${more} more`] : [])];
  throw new RemoteConfigError(`${source} cannot be used:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

async function textOf(path: string, source: string): Promise<string> {
  try {
    await using file = await open(path);
    const bytes = Buffer.alloc(MOST_BYTES + 1);
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
    if (bytesRead <= MOST_BYTES) return bytes.toString('utf8', 0, bytesRead);
  } catch (cause) {
    const { code } = cause as { code?: string };
    throw new RemoteConfigError(`${source} cannot be read (${code}): set STEERING_FILE to a readable JSON file.`, {
      cause,
    });
  }
  throw new RemoteConfigError(`${source} cannot be used: it has more than ${MOST_BYTES} bytes.`);
}

function parsed(text: string, source: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new RemoteConfigError(`${source} cannot be used: it is not valid JSON: ${reason}`, { cause });
  }
}

function problemsOf(issue: z.core.$ZodIssue): string[] {
  const at = issue.path.map(String).join('.') || 'the file';
  if (issue.code === 'invalid_key') return [`${at}: ${issue.issues[0]?.message ?? issue.message}`];
  if (issue.code !== 'unrecognized_keys') return [`${at}: ${issue.message}`];
  return issue.keys.map((key) => {
    const field = [...issue.path, key.slice(0, 64)].map(String).join('.');
    return `${field}: is not a field of a steering file; check its spelling or remove it`;
  });
}
