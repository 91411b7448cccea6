import type { PostRegisterPayload } from '@gatehouse/contract/registration.schema';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';

/** Nobody comes through more at once. */
const CHANNELS_MAX = 5;

/**
 * SIGNUP-08: keeps what a partner's channel tells of the account that has just been registered, once for each channel;
 * the latest word counts.
 * @throws {Refusal} registrationUnknown when the uuid is not of this account's own registration; deviceOrAccountLimit
 */
export async function keepPostRegister(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { channel, uuid, status }: PostRegisterPayload,
  accountId: string,
): Promise<void> {
  const own = await db
    .selectFrom('registration')
    .select('id')
    .where('id', '=', uuid.toLowerCase())
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!own) throw new Refusal('registrationUnknown', { field: 'uuid' });
  const others = await db
    .selectFrom('post_register')
    .select('channel')
    .where('account_id', '=', accountId)
    .where('channel', '!=', channel)
    .limit(CHANNELS_MAX)
    .execute();
  if (others.length >= CHANNELS_MAX) throw new Refusal('deviceOrAccountLimit');
  const told = { uuid: own.id, status: String(status), told_at: clock() };
  await db
    .insertInto('post_register')
    .values({ account_id: accountId, channel, ...told })
    .onConflict((conflict) => conflict.columns(['account_id', 'channel']).doUpdateSet(told))
    .execute();
}
