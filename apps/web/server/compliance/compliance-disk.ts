import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '@gatehouse/rules/site/site';
import { MOST_BYTES } from './compliance-fetch.ts';

/** The last good compliance files on disk, for a restart. */
export type ComplianceDisk = {
  /**
   * Undefined if there is none.
   * @throws {Error} if it cannot be read
   */
  readonly read: (environment: Site['environment']) => string | undefined;
  readonly keep: (environment: Site['environment'], text: string) => Promise<void>;
};

export function complianceDisk(folder: string): ComplianceDisk {
  const fileOf = (environment: string) => path.join(folder, `compliance-${environment}.json`);
  return {
    read(environment) {
      const stat = statSync(fileOf(environment), { throwIfNoEntry: false });
      if (!stat) return undefined;
      if (stat.size > MOST_BYTES) throw new Error(`the kept file has more than ${MOST_BYTES} bytes`);
      return readFileSync(fileOf(environment), 'utf8');
    },
    async keep(environment, text) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Written to a temporary file first, so that a partial file never replaces a whole one.
      const draft = `${fileOf(environment)}.${randomUUID()}`;
      try {
        await writeFile(draft, text, { mode: 0o600, flush: true });
        await rename(draft, fileOf(environment));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}
