import { createHash } from 'node:crypto';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';
import type { QrLoginRow } from './tables.ts';

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** A code that this device made on this site, live or not; another device's is as unknown as one that never was. */
export async function ownCode(db: Db, uuid: string, visitor: Visitor): Promise<QrLoginRow | undefined> {
  return db
    .selectFrom('qr_login')
    .selectAll()
    .where('id', '=', uuid.toLowerCase())
    .where('environment', '=', visitor.site.environment)
    .where('site', '=', visitor.site.id)
    .where('device', '=', visitor.device ?? '')
    .executeTakeFirst();
}

/** A live code by the secret in its QR code, not scanned yet or scanned by this account. */
export async function scannedCode(
  db: Db,
  now: number,
  secret: string,
  { account_id, environment }: Pick<Authenticated, 'account_id' | 'environment'>,
): Promise<QrLoginRow | undefined> {
  return db
    .selectFrom('qr_login')
    .selectAll()
    .where('secret_hash', '=', hashSecret(secret))
    .where('environment', '=', environment)
    .where('expires_at', '>', now)
    .where((where) => where.or([where('state', '=', 'waiting'), where('account_id', '=', account_id)]))
    .executeTakeFirst();
}
