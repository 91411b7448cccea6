import { globalSite } from '@gatehouse/rules/site/site-of';
import type { Db } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import type { Services } from '../kernel/services.ts';

type BotMessagesSource = Exclude<Schema['telegram_person']['bot_messages_source'], ''>;

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

/** The accounts that a Telegram user is bound to, at most one in each environment; the newest link first. */
export async function accountsOfPerson({ db, brand }: Pick<Services, 'db' | 'brand'>, telegramId: string) {
  return db
    .selectFrom('telegram_person')
    .innerJoin('third_party_link', 'third_party_link.id', 'telegram_person.link_id')
    .select(['telegram_person.account_id', 'stopped_at'])
    .where('telegram_person.environment', 'in', environmentsOf(brand))
    .where('telegram_id', '=', telegramId)
    .orderBy('linked_at', 'desc')
    .orderBy('link_id', 'desc')
    .execute();
}

/**
 * Permits the bot's messages to the Telegram user of an account, with time and source, or ends them. A permission also ends a stop;
 * while the person blocks the bot in Telegram, the next message that fails notes that again.
 * @param source undefined: they are not permitted
 * @returns false where no Telegram user is bound
 */
export async function setBotMessages(
  db: Db,
  now: number,
  accountId: string,
  source: BotMessagesSource | undefined,
): Promise<boolean> {
  const set = source
    ? { bot_messages_at: now, bot_messages_source: source, stopped_at: 0 }
    : { bot_messages_at: 0, bot_messages_source: '' as const };
  const changed = await db
    .updateTable('telegram_person')
    .set(set)
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst();
  return changed !== undefined;
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
