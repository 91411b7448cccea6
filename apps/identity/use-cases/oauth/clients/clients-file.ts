import { readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, resolve, sep } from 'node:path';
import { openWatchedFile } from '@gatehouse/watched-file/watched-file';
import { readOperatorFile } from '../../../kernel/operator-file.ts';
import type { ClientDirectory, RegisteredClient } from './client.ts';
import { type ClientsFileContext, clientsFile } from './clients-file.schema.ts';

export type ClientsFileOptions = Omit<ClientsFileContext, 'logoOf'> & {
  /** `OAUTH_CLIENTS_FILE` */
  readonly path: string;
  /** Receives why a changed file is not used; the clients of before stay. */
  readonly onError: (error: unknown) => void;
};

const LOOK_EVERY_MS = 2_000;
const LOGO_BYTES = 64 * 1024;
const LOGO_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
};

/**
 * OAUTH-01: reads the operator's file, and again after each change.
 * @throws {OperatorFileError} when it cannot be used at the start
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
  return readOperatorFile(path, clientsFile(context), 'a client');
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
