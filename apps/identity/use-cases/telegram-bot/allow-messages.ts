import type { TelegramMessagesPayload } from '@gatehouse/contract/telegram/telegram.schema';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';

/**
 * Permits the bot's messages to the bound Telegram user, with time and source, or ends them. A permission also ends a stop; while the
 * person blocks the bot in Telegram, the next message that fails notes that again.
 * @throws {Refusal} telegramNotBound
 */
export async function allowMessages(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { allowed }: TelegramMessagesPayload,
  { account_id }: Authenticated,
): Promise<Record<string, never>> {
  const set = allowed
    ? ({ bot_messages_at: clock(), bot_messages_source: 'settings', stopped_at: 0 } as const)
    : ({ bot_messages_at: 0, bot_messages_source: '' } as const);
  const changed = await db
    .updateTable('telegram_person')
    .set(set)
    .where('account_id', '=', account_id)
    .returning('account_id')
    .executeTakeFirst();
  if (!changed) throw new Refusal('telegramNotBound');
  return {};
}
