import { createHash } from 'node:crypto';
import type { Visitor } from '../http/visitor.ts';

/**
 * What is remembered of a device; undefined without a guid. Whoever starts something knows its uuid, and may send it to
 * somebody else: the uuid alone proves nothing.
 */
export function deviceHash({ guid }: Pick<Visitor, 'guid'>): string | undefined {
  return guid && createHash('sha256').update(guid).digest('base64url');
}
