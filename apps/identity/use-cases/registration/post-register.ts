import type { PostRegisterPayload } from '@gatehouse/contract/registration/registration.schema';
import type { Db } from '../../db/open.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';

/** No user comes through more partners. */
const CHANNELS_MAX = 5;

/**
 * SIGNUP-08: stores what a partner's channel reports of the account that has just been registered, once for each channel;
 * the latest report counts.
 * @throws {Refusal} registrationUnknown when the uuid is not of this account's own registration; deviceOrAccountLimit
 */
export async function keepPostRegister(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { channel, uuid, status }: PostRegisterPayload,
  accountId: string,
): Promise<void> {
  const own = uuid.toLowerCase();
  if (!(await isOwnRegistration(db, own, accountId))) throw new Refusal('registrationUnknown');
  const others = await db
    .selectFrom('post_register')
    .select('channel')
    .where('account_id', '=', accountId)
    .where('channel', '!=', channel)
    .limit(CHANNELS_MAX)
    .execute();
  if (others.length >= CHANNELS_MAX) throw new Refusal('deviceOrAccountLimit');
  const row = { uuid: own, status: String(status), told_at: clock() };
  await db
    .insertInto('post_register')
    .values({ account_id: accountId, channel, ...row })
    .onConflict((conflict) => conflict.columns(['account_id', 'channel']).doUpdateSet(row))
    .execute();
}

/** Whether the account was opened by that wizard, or by that sign-in at a third party (SIGNUP-12). */
async function isOwnRegistration(db: Db, uuid: string, accountId: string): Promise<boolean> {
  const wizard = db.selectFrom('registration').select('id').where('id', '=', uuid).where('account_id', '=', accountId);
  const thirdParty = db
    .selectFrom('third_party_flow')
    .select('id')
    .where('id', '=', uuid)
    .where('account_id', '=', accountId)
    .where('used_at', 'is not', null);
  return !!((await wizard.executeTakeFirst()) ?? (await thirdParty.executeTakeFirst()));
}
