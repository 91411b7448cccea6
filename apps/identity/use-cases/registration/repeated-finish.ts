import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Services } from '../../kernel/services.ts';
import { newRepeatableToken, repeatedSession } from '../../sessions/repeatable-token.ts';
import type { RepeatedLogin } from '../login/complete-first-factor.ts';
import { findRegistration } from './find-registration.ts';

/**
 * The session of a registration that its device finishes again, because the answer before was lost or two came at once: the
 * same one as long as it lives, and after its end one more.
 */
export function repeatedLogin(services: Services, uuid: string, visitor: Visitor): RepeatedLogin {
  const { token, salt } = newRepeatableToken(visitor);
  return {
    token,
    find: (account) => liveSession(services, uuid, account, visitor),
    keep: (trx) => keepSalt(trx, uuid, salt),
  };
}

async function liveSession(
  services: Services,
  uuid: string,
  { id }: AccountRow,
  visitor: Visitor,
): Promise<string | undefined> {
  const { session_salt } = await findRegistration(services.db, services.clock(), uuid, visitor);
  const session = session_salt === null ? undefined : await repeatedSession(services, session_salt, visitor);
  return session?.who.account_id === id ? session.token : undefined;
}

async function keepSalt(trx: Db, uuid: string, session_salt: string): Promise<void> {
  await trx.updateTable('registration').set({ session_salt }).where('id', '=', uuid.toLowerCase()).execute();
}
