import { globalSite } from '@gatehouse/rules/site/site-of';
import type { Db } from '../db/open.ts';
import type { Services } from '../kernel/services.ts';

/** Whether the bot may write to the Telegram user of an account; undefined: none is bound. */
export type BotPermission = {
  readonly telegram_id: string;
  readonly bot_messages_at: number;
  readonly stopped_at: number;
};

export function botMayWrite(person: BotPermission | undefined): person is BotPermission {
  return person !== undefined && person.bot_messages_at > 0 && person.stopped_at === 0;
}

export async function botPermissionOf(db: Db, accountId: string): Promise<BotPermission | undefined> {
  return db
    .selectFrom('telegram_person')
    .select(['telegram_id', 'bot_messages_at', 'stopped_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** The accounts that a Telegram user is bound to, at most one in each environment. */
export async function accountsOfPerson({ db, brand }: Pick<Services, 'db' | 'brand'>, telegramId: string) {
  return db
    .selectFrom('telegram_person')
    .select(['account_id', 'stopped_at'])
    .where('environment', 'in', environmentsOf(brand))
    .where('telegram_id', '=', telegramId)
    .execute();
}

/**
 * Ends the bot's messages to a Telegram user, in every environment: the bot was told to stop, or was blocked. What was permitted
 * before counts no more, so that only a new permission brings messages again.
 */
export async function stopBotMessages(
  { brand }: Pick<Services, 'brand'>,
  db: Db,
  now: number,
  telegramId: string,
): Promise<void> {
  await db
    .updateTable('telegram_person')
    .set({ bot_messages_at: 0, bot_messages_source: '', stopped_at: now })
    .where('environment', 'in', environmentsOf(brand))
    .where('telegram_id', '=', telegramId)
    .execute();
}

function environmentsOf(brand: Services['brand']) {
  return [...new Set([globalSite(brand), ...brand.sites].map(({ environment }) => environment))];
}
