import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '@gatehouse/rules/site/site';

const FOLDER = path.join(import.meta.dirname, '..', 'compliance');

/** COMP-01: every environment has a file of its own. */
export const environments: readonly Site['environment'][] = ['default', 'test', 'testnet'];

/** COMP-01: the text of the compliance file that ships for an environment. */
export function shippedCompliance(environment: Site['environment']): string {
  return readFileSync(path.join(FOLDER, `${environment}.json`), 'utf8');
}
