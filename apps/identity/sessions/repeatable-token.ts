import { createHmac, randomBytes } from 'node:crypto';
import type { Visitor } from '../http/visitor.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../kernel/services.ts';
import { type Authenticated, authenticate } from './authenticate.ts';

const SALT_BYTES = 32;

/** A session token that one device can be answered again, and the salt to keep for that. Undefined without a device. */
export type RepeatableToken = { readonly token: string | undefined; readonly salt: string };

/** Made of a salt that is kept, and of what only the device knows: neither the database nor the device has it alone. */
export function newRepeatableToken(visitor: Visitor): RepeatableToken {
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  return { token: tokenOf(salt, visitor), salt };
}

function tokenOf(salt: string, { deviceKey }: Visitor): string | undefined {
  return deviceKey && createHmac('sha256', salt).update(deviceKey).digest('base64url');
}

/** The session that was opened with a token of this salt for this device, while it lives, and its token. */
export async function repeatedSession(
  services: Pick<Services, 'db' | 'clock' | 'brand'>,
  salt: string,
  visitor: Visitor,
): Promise<{ readonly token: string; readonly who: Authenticated } | undefined> {
  const token = tokenOf(salt, visitor);
  if (token === undefined) return undefined;
  try {
    return { token, who: await authenticate(services, { userToken: token, site: visitor.site }) };
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
