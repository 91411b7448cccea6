import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from './first-load.ts';

const MANIFEST = path.join(import.meta.dirname, '..', 'apps', 'web', 'dist', 'browser', 'manifest.json');

/** @throws {Error} when the pages have not been built */
export function builtManifest(): Manifest {
  return JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
}
