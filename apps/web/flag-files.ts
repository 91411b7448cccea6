import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FLAGS_PATH } from './ui/flags-path.ts';

const COUNTRY = /^[A-Z]{2}\.svg$/;

/**
 * Copies each flag as a file: a list that shows ten of 250 loads ten, of 300 bytes each. One file for all is 39 KB.
 * @param folder of the browser's files
 * @returns the folder of the flags
 */
export function copyFlags(folder: string): string {
  const from = dirname(fileURLToPath(import.meta.resolve('country-flag-icons/package.json')));
  const to = join(folder, FLAGS_PATH);
  mkdirSync(to, { recursive: true });
  copyFileSync(join(from, 'LICENSE'), join(to, 'LICENSE'));
  for (const name of readdirSync(join(from, '3x2')))
    if (COUNTRY.test(name)) copyFileSync(join(from, '3x2', name), join(to, name));
  return to;
}
