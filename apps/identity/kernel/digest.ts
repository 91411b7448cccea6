import { createHash } from 'node:crypto';

/** SHA-256 of the parts, none of which can run into the next; base64url. */
export function digest(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
