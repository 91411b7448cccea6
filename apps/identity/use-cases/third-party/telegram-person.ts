import type { TelegramUser } from '@gatehouse/contract/telegram/telegram';
import type { Db } from '../../db/open.ts';
import { moveRewards } from '../telegram-tasks/move-rewards.ts';
import type { ThirdPartyLinkRow } from './tables.ts';

/** TG-03: what Telegram says of its user. */
export type TelegramProfile = TelegramUser;

type Link = Pick<ThirdPartyLinkRow, 'id' | 'environment' | 'account_id' | 'subject'>;

/**
 * Keeps what Telegram says of a linked user now; what the user has permitted stays, and the rewards of
 * their tasks become the account's. In the transaction of the caller.
 * @param profile as text where a row holds it
 */
export async function keepTelegramPerson(
  db: Db,
  { id, environment, account_id, subject }: Link,
  profile: TelegramProfile | string,
): Promise<void> {
  const said = typeof profile === 'string' ? (JSON.parse(profile) as TelegramProfile) : profile;
  const { first_name, last_name = '', username = '', photo_url = '' } = said;
  const names = { first_name, last_name, username, photo_url };
  await db
    .insertInto('telegram_person')
    .values({
      ...{ link_id: id, environment, account_id, telegram_id: subject, ...names },
      ...{ bot_messages_at: 0, bot_messages_source: '', stopped_at: 0 },
    })
    .onConflict((conflict) => conflict.column('link_id').doUpdateSet(names))
    .execute();
  await moveRewards(db, { environment, account_id, telegram_id: subject });
}
