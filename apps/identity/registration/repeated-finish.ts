import { createHmac, randomBytes } from 'node:crypto';
import type { AccountRow } from '../account/tables.ts';
import type { Db } from '../db/open.ts';
import { Refusal } from '../http/refusal.ts';
import type { Visitor } from '../http/visitor.ts';
import type { RepeatableSession } from '../login/check-password.ts';
import type { Services } from '../services.ts';
import { authenticate } from '../session/authenticate.ts';
import { findRegistration } from './find.ts';

const SALT_BYTES = 32;

/** A token that the device which finishes a registration can be answered again, and the salt to keep for that. */
export type RepeatableToken = { readonly token: string | undefined; readonly salt: string };

/** Made of a salt that is kept, and of what only the device knows: neither the database nor the device has it alone. */
export function newRepeatableToken(visitor: Visitor): RepeatableToken {
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  return { token: tokenOf(salt, visitor), salt };
}

function tokenOf(salt: string, { deviceKey }: Visitor): string | undefined {
  return deviceKey && createHmac('sha256', salt).update(deviceKey).digest('base64url');
}

/**
 * The session of a registration that its device finishes again, because the answer before was lost or two came at once: the
 * same one as long as it lives, and after its end one more.
 */
export function repeatableSession(services: Services, uuid: string, visitor: Visitor): RepeatableSession {
  const { token, salt } = newRepeatableToken(visitor);
  return {
    token,
    find: (account) => liveSession(services, uuid, account, visitor),
    keep: (step) => keepSalt(step, uuid, salt),
  };
}

async function liveSession(
  services: Services,
  uuid: string,
  { id }: AccountRow,
  visitor: Visitor,
): Promise<string | undefined> {
  const { session_salt } = await findRegistration(services.db, services.clock(), uuid, visitor);
  const token = session_salt === null ? undefined : tokenOf(session_salt, visitor);
  if (token === undefined) return undefined;
  try {
    const { account_id } = await authenticate(services, { userToken: token, site: visitor.site });
    return account_id === id ? token : undefined;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

async function keepSalt(step: Db, uuid: string, session_salt: string): Promise<void> {
  await step.updateTable('registration').set({ session_salt }).where('id', '=', uuid.toLowerCase()).execute();
}
