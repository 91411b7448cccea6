import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, extname, join, resolve, sep } from 'node:path';
import { openWatchedFile } from '@gatehouse/watched-file/watched-file';
import type { z } from 'zod';
import type { ClientDirectory, RegisteredClient } from './client.ts';
import { type ClientsFileContext, clientsFile } from './clients-file.schema.ts';

/** A file of clients that cannot be used. The message names the file and every field that is wrong, and repeats no value. */
export class ClientsError extends Error {
  override readonly name = 'ClientsError';
}

export type ClientsFileOptions = Omit<ClientsFileContext, 'logoOf'> & {
  /** `OAUTH_CLIENTS_FILE` */
  readonly path: string;
  /** Receives why a changed file is not used; the clients of before stay. */
  readonly onError: (error: unknown) => void;
};

const MOST_PROBLEMS_SHOWN = 10;
const LOOK_EVERY_MS = 2_000;
const LOGO_BYTES = 64 * 1024;
const LOGO_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
};

/**
 * OAUTH-01: reads the operator's file, and again after each change.
 * @throws {ClientsError} when it cannot be used at the start
 */
export async function openClientsFile(
  options: ClientsFileOptions,
): Promise<{ readonly clients: ClientDirectory; readonly close: () => void }> {
  const { value, close } = await openWatchedFile(options.path, {
    read: (path) => readClients(path, options),
    onError: options.onError,
    everyMs: LOOK_EVERY_MS,
  });
  return { clients: value, close };
}

async function readClients(
  path: string,
  { siteIds, secretOf }: Pick<ClientsFileOptions, 'siteIds' | 'secretOf'>,
): Promise<readonly RegisteredClient[]> {
  const context = { siteIds, secretOf, logoOf: (name: string) => logoBeside(path, name) };
  const { success, data, error } = clientsFile(context).safeParse(await parsed(path));
  if (success) return data;
  const problems = error.issues.flatMap(problemsOf);
  const more = problems.length - MOST_PROBLEMS_SHOWN;
  const lines = [...problems.slice(0, MOST_PROBLEMS_SHOWN), ...(more > 0 ? [`and ${more} more`] : [])];
  throw new ClientsError(`${path} cannot be used:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

async function parsed(path: string): Promise<unknown> {
  try {
    return JSON.parse((await readFile(path, 'utf8')).replace(/^\uFEFF/, ''));
  } catch (cause) {
    const { code } = cause as { code?: string };
    throw new ClientsError(`${path} ${code ? `cannot be read (${code})` : 'is not valid JSON'}.`);
  }
}

/** Pictures are kept by us: an address at the client would tell it who looks at the page of consent. */
function logoBeside(path: string, name: string): string | undefined {
  const folder = resolve(dirname(path));
  const file = resolve(join(folder, name));
  const type = LOGO_TYPES[extname(file).toLowerCase()];
  if (!type || !file.startsWith(folder + sep)) return undefined;
  try {
    if (statSync(file).size > LOGO_BYTES) return undefined;
    return `data:${type};base64,${readFileSync(file).toString('base64')}`;
  } catch {
    return undefined;
  }
}

function problemsOf(issue: z.core.$ZodIssue): string[] {
  const at = issue.path.map(String).join('.') || 'the file';
  if (issue.code !== 'unrecognized_keys') return [`${at}: ${issue.message}`];
  return issue.keys.map((key) => `${at}.${key.slice(0, 64)}: is no field of a client; check its spelling or remove it`);
}
