import type { TelegramMessagesPayload } from '@gatehouse/contract/telegram/telegram.schema';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { setBotMessages } from '../../notifications/telegram-permission.ts';
import type { Authenticated } from '../../sessions/authenticate.ts';

/** TG-05: what the owner says in the settings. @throws {Refusal} telegramNotBound */
export async function allowMessages(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { allowed }: TelegramMessagesPayload,
  { account_id }: Authenticated,
): Promise<Record<string, never>> {
  const isBound = await setBotMessages(db, clock(), account_id, allowed ? 'settings' : undefined);
  if (!isBound) throw new Refusal('telegramNotBound');
  return {};
}
