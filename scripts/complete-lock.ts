/**
 * `node scripts/complete-lock.ts`, after a change of dependencies: writes into package-lock.json the native parts of
 * platforms that npm left out because the registry in use does not offer them. Without those entries `npm ci` refuses the
 * file on every platform. They carry the version but no checksum; a whole registry gives npm the same entries by itself.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { completed, type Lock } from './lock-platforms.ts';

const FILE = path.join(import.meta.dirname, '..', 'package-lock.json');

const { lock, added } = completed(JSON.parse(readFileSync(FILE, 'utf8')) as Lock);
if (added.length > 0) writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${added.length} entries added${added.map((name) => `\n  ${name}`).join('')}\n`);
