import { accountByName } from '../../accounts/accounts.ts';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import { purposes } from '../challenge/purposes.ts';
import type { ChallengeRow } from '../challenge/tables.ts';

/**
 * The account that already has the address or number which a challenge is to prove for somebody else. Its owner is told so in
 * place of a code, and no code fits: whoever typed it learns nothing (DESIGN 4.4).
 */
export async function ownerOfNewName(
  db: Db,
  { purpose, environment, login_key, account_id }: ChallengeRow,
): Promise<AccountRow | undefined> {
  if (!purposes[purpose].tellsOwner || login_key === null) return undefined;
  const owner = await accountByName(db, environment, login_key);
  return owner?.id === account_id ? undefined : owner;
}
