import { randomBytes, randomUUID } from 'node:crypto';
import type { QrCodeResult } from '@gatehouse/contract/login/qr';
import { QR_APPROVAL_PATH } from '@gatehouse/rules/page/page-paths';
import { originOf } from '@gatehouse/rules/site/site-of';
import { readUserAgent } from '../../http/user-agent.ts';
import type { Visitor } from '../../http/visitor.ts';
import { invalidField } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { countAll } from '../../rate-limit/count-all.ts';
import { hashSecret } from './find-code.ts';

/** RFC 10027 6.1: short-lived. `qr.approve.over.text` says how short, in every language. */
export const QR_CODE_TTL_MS = 60_000;
const SECRET_BYTES = 16;

/**
 * LOGIN-05: a code for the visitor's device. The QR code leads to our own page and does not log in by itself: the secret is in
 * the fragment, which is not sent to a server, and the status is queried by another one.
 * @throws {Refusal} invalidField without a device, addressLimit, deviceOrAccountLimit
 */
export async function makeCode(services: Services, visitor: Visitor): Promise<QrCodeResult> {
  const { brand, db, clock, limits } = services;
  const { site, platform, userAgent, address, device } = visitor;
  if (!device) throw invalidField('device', 'a code belongs to a device');
  await countAll(limits, [
    ['qrCodesByAddress', address],
    ['qrCodesByDevice', device],
  ]);
  const now = clock();
  const [id, secret] = [randomUUID(), randomBytes(SECRET_BYTES).toString('base64url')];
  await db
    .insertInto('qr_login')
    .values({
      ...{
        id,
        environment: site.environment,
        site: site.id,
        device,
        secret_hash: hashSecret(secret),
        state: 'waiting',
      },
      ...{ ...readUserAgent(userAgent), platform, country: visitor.place.country ?? '' },
      ...{ account_id: null, session_id: null, number: 0, numbers: '[]' },
      ...{ created_at: now, changed_at: now, expires_at: now + QR_CODE_TTL_MS },
    })
    .execute();
  const content = `${originOf(brand, site)}${QR_APPROVAL_PATH}#${secret}`;
  return { uuid: id, content, expires_at: now + QR_CODE_TTL_MS, now };
}
